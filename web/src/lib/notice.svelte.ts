/** What who runs the server has to say to everybody, and when the server restarts. */
import { PLAYS_HERE } from "./host";
import { wire } from "./server";
import type { Notice, Tell } from "./wire";

class Noticed {
  now = $state.raw<Notice>({ text: "", restart: null });

  async listen(): Promise<void> {
    if (PLAYS_HERE) return;
    wire.listen((message: Tell) => {
      if (message.type === "notice") this.now = message.notice;
    });
    const response = await fetch("/api/notice").catch(() => null);
    if (response?.ok) this.now = (await response.json()) as Notice;
  }
}

export const noticed = new Noticed();
