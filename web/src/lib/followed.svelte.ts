/** Something that others change too, a tournament or a campaign: looked at again and again until it is over. */
const EVERY = 4000;

export class Followed<T extends { status: string }> {
  info = $state.raw<T | null>(null);
  /** Why it cannot be shown at all. */
  missing = $state("");

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly unknown: string,
    private readonly complain: (error: unknown) => void,
  ) {}

  async look(): Promise<void> {
    try {
      this.info = await this.ask();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== "connection_lost") this.missing = code ?? this.unknown;
    }
  }

  /** Do something, and show what came of it; what is refused changes nothing. */
  async change(work: Promise<T>): Promise<void> {
    try {
      this.info = await work;
    } catch (error) {
      this.complain(error);
    }
  }

  /** Look now and every few seconds; returns how to stop. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => this.info?.status !== "over" && !document.hidden && this.look(), EVERY);
    return () => clearInterval(timer);
  }
}
