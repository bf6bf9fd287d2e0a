/** The live region: each event is said once, in order, to whoever listens instead of looking; toasts for those who look. */

const MOST = 8;

class Live {
  said = $state.raw<{ id: number; text: string }[]>([]);
  private count = 0;
  toast = $state<{ text: string; kind: "note" | "error" } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (text) this.said = [...this.said, { id: this.count++, text }].slice(-MOST);
  }

  /** What was said was for one reader only. */
  forget(): void {
    this.said = [];
    this.toast = null;
  }

  note(text: string, kind: "note" | "error" = "note"): void {
    this.say(text);
    this.toast = { text, kind };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.toast = null), kind === "error" ? 5000 : 2600);
  }
}

export const live = new Live();
