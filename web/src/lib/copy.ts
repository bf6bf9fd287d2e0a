import { live } from "./live.svelte";
import { t } from "./words.svelte";

/** Put a text on the clipboard and say so; where the browser refuses, leave the link to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyOldWay(text)) return false;
  }
  live.note(t("ui-link-copied"));
  return true;
}

/** Pages served without TLS on a home network have no clipboard; a selected field still has. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Hand the reader a file made in the page. */
export function download(name: string, what: string | Blob): void {
  const url = URL.createObjectURL(typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
