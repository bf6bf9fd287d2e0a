/** Films come as changes: a long game shown whole from every seat would be hundreds of megabytes. */
import type { Replay, View } from "./wire";

/** Put changes over a view; fields that are gone stand under the empty name. What has not changed is shared. */
function over(base: View, changes: View): View {
  const view: Record<string, unknown> = { ...base, ...changes };
  for (const name of (view[""] as string[] | undefined) ?? []) delete view[name];
  delete view[""];
  return view;
}

/** Make every view whole: the watcher's, which is last, from the position before, those of seats from the watcher's. */
export function whole(replay: Replay): Replay {
  let watched: View = {};
  const frames = replay.frames.map((frame) => {
    watched = over(watched, frame.views.at(-1) ?? {});
    const now = watched;
    return { ...frame, views: [...frame.views.slice(0, -1).map((changes) => over(now, changes)), now] };
  });
  return { ...replay, frames };
}
