/** The worker where bots think and long questions are answered, so that the table answers at once meanwhile. */
import type { FromThinker, ToThinker } from "./messages";
import { loadPython } from "./python";

interface Boot {
  begin_to_think(): (question: string) => string;
}
let think: Promise<(question: string) => string> | undefined;

async function begin(folder: string): Promise<(question: string) => string> {
  const python = await loadPython(folder);
  return (python.pyimport("flibuste.offline.boot") as Boot).begin_to_think();
}

async function answer(id: number, question: string): Promise<void> {
  let text: string;
  try {
    if (!think) throw new Error("nobody has begun to think");
    text = (await think)(question);
  } catch (error) {
    text = JSON.stringify({ error: String(error) });
  }
  self.postMessage({ kind: "thought", id, text } satisfies FromThinker);
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "begin") {
    think = begin(data.folder);
    void think.then(() => self.postMessage({ kind: "ready" } satisfies FromThinker));
  } else void answer(data.id, data.text);
};
