/** The worker that keeps the tables: the server's own application in Python, spoken to by messages. */
import { mountDisk, openDisk, Taken } from "./disk";
import type { FromEngine, ToEngine } from "./messages";
import { loadPython } from "./python";

interface Line {
  take(text: string): void;
  close(): void;
}
interface Door {
  fetch(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(heard: (text: string) => void): Line;
}
interface Boot {
  open_tables(folder: string, helm: object, pace: number): Promise<Door>;
}
/** The database, its log, and the journal that former versions kept in the place of a log. */
const FILES = ["", "-wal", "-journal"].map((end) => `flibuste.sqlite3${end}`);
const HERE = "/tables";

const tell = (message: FromEngine): void => self.postMessage(message);
const asked = new Map<number, (text: string) => void>();
let count = 0;
let door: Door | undefined;
let line: Line | undefined;

let hired: Promise<void> | undefined;
let hiredNow: () => void = () => {};
/** Those who think: started by the page, since a worker that is ended must not take us along. */
const helm = {
  hire(): Promise<void> {
    hired ??= new Promise((done) => {
      hiredNow = done;
      tell({ kind: "hire" });
    });
    return hired;
  },
  ask(text: string): Promise<string> {
    const id = ++count;
    tell({ kind: "think", id, text });
    return new Promise((answer) => asked.set(id, answer));
  },
  dismiss(): void {
    hired = undefined;
    tell({ kind: "dismiss" });
  },
};

async function begin({ folder, pace }: ToEngine & { kind: "begin" }): Promise<void> {
  const [python, disk] = await Promise.all([loadPython(folder), openDisk(FILES)]);
  if (disk) mountDisk(python.FS as never, disk, HERE);
  else python.FS.mkdirTree(HERE);
  const boot = python.pyimport("flibuste.offline.boot") as Boot;
  door = await boot.open_tables(HERE, helm, pace);
  tell({ kind: "ready", kept: disk !== null });
}

async function fetched(door: Door, { id, method, path, body }: ToEngine & { kind: "fetch" }): Promise<void> {
  try {
    const answer = await door.fetch(method, path, body);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ kind: "fetched", id, status, text });
  } catch (error) {
    console.error(error);
    tell({ kind: "fetched", id, status: 500, text: "" });
  }
}

function failure(error: unknown): FromEngine {
  const detail = String(error);
  const why = error instanceof Taken ? "taken" : detail.includes("NewerDatabase") ? "newer" : "broken";
  return { kind: "failed", why, detail };
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === "begin") void begin(data).catch((error: unknown) => tell(failure(error)));
  else if (data.kind === "answer") {
    asked.get(data.id)?.(data.text);
    asked.delete(data.id);
  } else if (data.kind === "hired") hiredNow();
  else if (!door) return;
  else if (data.kind === "fetch") void fetched(door, data);
  else if (data.kind === "open") {
    line?.close();
    line = door.connect((text) => tell({ kind: "told", text }));
    tell({ kind: "opened" });
  } else if (data.kind === "say") line?.take(data.text);
};
