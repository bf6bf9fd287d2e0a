/** The time of the server, as far as this page knows it, and how long somebody still has. */

class Clock {
  now = $state(Date.now());
  private ahead = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readers = 0;

  /** The server has told its time. */
  set(server: number): void {
    if (server > 0) this.ahead = server - Date.now();
  }

  /** Tick while somebody looks. */
  watch(): () => void {
    this.readers++;
    this.timer ??= setInterval(() => (this.now = Date.now()), 250);
    return () => {
      this.readers--;
      if (this.readers > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  /** Seconds until a moment of the server's time, never below zero. */
  left(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.ahead - this.now) / 1000));
  }
}

export const clock = new Clock();

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
