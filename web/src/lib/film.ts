/** Films come as changes: a long game shown whole from every seat would be hundreds of megabytes. */
import { patched } from "./changes";
import type { Patch, Replay, View } from "./wire";

/** Make every view whole: the watcher's, which is last, from the position before, those of seats from the watcher's. */
export function whole(replay: Replay): Replay {
  let watched: View = {};
  const frames = replay.frames.map((frame) => {
    const patches = frame.views as Patch[];
    watched = patched(watched, patches.at(-1) ?? []);
    const now = watched;
    return { ...frame, views: [...patches.slice(0, -1).map((patch) => patched(now, patch)), now] };
  });
  return { ...replay, frames };
}
