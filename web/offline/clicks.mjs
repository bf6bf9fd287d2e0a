/** Measure clicks inside the page's Python: node clicks.mjs ENGINE [CLICKS] [GAME...]; see clicks.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inside, processor } from "./inside.mjs";

const [folder, most = "60", ...games] = process.argv.slice(2);
const begun = processor();
const python = await inside(folder);
python.FS.writeFile("/flibuste/clicks.py", readFileSync(join(import.meta.dirname, "clicks.py")));
const { main } = python.pyimport("clicks");
console.log(`the engine has started after ${((processor() - begun) / 1000).toFixed(1)} s of a processor`);
await main(Number(most), python.toPy(games), processor, (line) => console.log(line));
process.exit(0); // Pyodide holds the process open
