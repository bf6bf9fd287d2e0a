/**
 * Measure the bots inside the page's Python: node bench.mjs ENGINE [CHOICES] [GAME or LEVEL...]. For each game and level: what a choice
 * takes in milliseconds of processor time (a busy machine changes little), and which share of its trials the captain has
 * time for: on average, and where it has least (nine choices in ten have as much or more).
 */
import { inside, processor } from "./inside.mjs";

const [folder, most = "12", ...words] = process.argv.slice(2);
const python = await inside(folder);
python.globals.set("MOST", Number(most));
python.globals.set("ONLY", python.toPy(words));
python.globals.set("say", (line) => console.log(line));
python.globals.set("processor", processor);
python.runPython(`
import flibuste.games
from flibuste.bots.levels import LEVELS, LONGEST
from flibuste.bots.roster import find_bot
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.kernel.session import start

def measure(game, level, seats):
    """Let a level choose for the first seat without a limit, the sailor for the others; return the milliseconds of each real choice."""
    rng, bot, other, taken = Seeded(3), find_bot(game.name, level), find_bot(game.name, "sailor"), []
    bot.milliseconds = 0
    state = start(game, seats, {}, rng).state
    while len(taken) < MOST:
        if state.over:
            state = start(game, seats, {}, rng).state
        seat = lowest(state.waiting)
        options = state.options(seat)
        seen = state.seen_by(seat, rng)
        begin = processor()
        action = options[0] if len(options) == 1 else (bot if seat == 0 else other).choose(seen, seat, rng)
        if seat == 0 and len(options) > 1:
            taken.append(processor() - begin)
        state.apply(seat, action, rng)
    return sorted(taken)

def share(taken):
    """Say which part of the work there is time for."""
    return min(1, LONGEST / max(1, taken))

say("game              level          choices  median  9 in 10   max ms   share of trials, 9 in 10")
for game in [GAMES[one] for one in ONLY if one in GAMES] or GAMES.values():
    for level in [one for one in ONLY if one in LEVELS] or LEVELS:
        taken = measure(game, level, game.seats.start)
        most = taken[len(taken) * 9 // 10]
        shares = f"{sum(map(share, taken)) / len(taken):17.2f} {share(most):8.2f}"
        marks = f"{taken[len(taken) // 2]:7.0f} {most:8.0f} {taken[-1]:8.0f} {shares}"
        say(f"{game.name:17} {level:14} {len(taken):7} {marks}")
`);
process.exit(0);
