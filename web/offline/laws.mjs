/** Inside the page's Python: hold every law of the kernel once for every game, and print a digest of games of each. */
import { inside } from "./inside.mjs";

const python = await inside(process.argv[2]);
const found = python.runPython(`
import json, sys
import flibuste.games
from flibuste.kernel import laws
from flibuste.kernel.game import GAMES

found = {"python": sys.platform, "digests": {}, "laws": {}}
for game in GAMES.values():
    seats = game.seats.start
    found["digests"][game.name] = laws.digest(game, seats, 1)
    held = 0
    for k, session in enumerate(laws.walk(game, seats, 1)):
        if session.state.over or k > 24:
            break
        for law in laws.DECISION_LAWS if k % 8 == 0 else []:
            law(game, session.state, k)
            held += 1
    for law in laws.GAME_LAWS:
        law(game, seats, 1, {})
        held += 1
    laws.worlds_vary(game, seats, 3)
    found["laws"][game.name] = held
json.dumps(found)
`);
console.log(found);
process.exit(0); // Pyodide holds the process open
