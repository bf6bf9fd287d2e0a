/** Measure what a bot's choice takes inside the page's Python: node bench.mjs ENGINE [CHOICES]. Prints milliseconds by game and level. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, most = "12"] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "flibuste.zip"))), "zip", { extractDir: "/flibuste" });
python.globals.set("MOST", Number(most));
console.log(
  python.runPython(`
import sys
sys.path.insert(0, "/flibuste")
import flibuste.offline.boot, flibuste.games
from time import perf_counter
from flibuste.bots.levels import LEVELS
from flibuste.bots.roster import find_bot
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.kernel.session import start

def measure(game, level, seats):
    """Let a level choose for the first seat, random answers for the others; return the milliseconds of each real choice."""
    rng, bot, taken = Seeded(3), find_bot(game.name, level), []
    state = start(game, seats, {}, rng).state
    answers = 0
    while not state.over and len(taken) < MOST:
        seat = lowest(state.waiting)
        options = state.options(seat)
        action = options[0] if len(options) == 1 else state.random_option(seat, rng)
        if seat == 0 and len(options) > 1:
            seen = state.seen_by(seat, rng)
            begin = perf_counter()
            action = bot.choose(seen, seat, rng)
            taken.append(1000 * (perf_counter() - begin))
        state.apply(seat, action, rng)
        answers += 1
    return sorted(taken)

lines = ["game              level          choices  median   max ms"]
for game in GAMES.values():
    for level in LEVELS:
        taken = measure(game, level, game.seats.start)
        lines.append(f"{game.name:17} {level:14} {len(taken):7} {taken[len(taken) // 2]:7.0f} {taken[-1]:8.0f}")
chr(10).join(lines)
`),
);
process.exit(0);
