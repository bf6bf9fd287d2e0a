/** Calls somebody who looks elsewhere: the tab's title and icon, and a notification where that is allowed. */
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const CALLING = "/icon-turn.svg";

/** Put a name on the tab; with a dot, and another icon, while somebody is waited for. */
export function nameTab(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.setAttribute("href", calling ? CALLING : ICON);
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask the browser whether we may notify; it asks its reader. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** One notification per table, only for who looks elsewhere; a click comes back to it. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.now.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: table, icon: "/icon-192.png" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
