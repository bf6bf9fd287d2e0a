/** A card under the finger: a short touch is a click, a long pull upwards plays it. Arrows walk through the hand. */
export interface Held {
  card: string;
  dx: number;
  dy: number;
}
const FAR = 10;

export class Pull {
  held = $state<Held | null>(null);
  private start: { card: string; x: number; y: number; id: number; far: boolean } | null = null;
  private dragged = false;

  /** `height` is how far up a card must be pulled to be played. */
  constructor(
    private readonly height: () => number,
    private readonly onplay: (card: string) => void,
  ) {}

  /** What a card's button listens to. */
  on(
    card: string,
  ): Record<"onpointerdown" | "onpointermove" | "onpointerup" | "onpointercancel", (event: PointerEvent) => void> {
    return {
      onpointerdown: (event) => this.down(event, card),
      onpointermove: (event) => this.move(event),
      onpointerup: (event) => this.up(event),
      onpointercancel: () => this.drop(),
    };
  }
  /** A click, unless it was the end of a pull. */
  click(then: () => void): void {
    if (!this.dragged) then();
  }
  private down(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    this.start = { card, x: event.clientX, y: event.clientY, id: event.pointerId, far: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }
  private move(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.id) return;
    const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.start.far && Math.hypot(dx, dy) < FAR) return;
    this.start.far = true;
    this.held = { card: this.start.card, dx, dy };
  }
  private up(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.id) return;
    const { card, far, y } = this.start;
    this.drop();
    if (!far) return;
    this.dragged = true;
    setTimeout(() => (this.dragged = false), 0);
    if (y - event.clientY > this.height()) this.onplay(card);
  }
  private drop(): void {
    this.start = null;
    this.held = null;
  }
}

/** Left and right go through the cards of a hand, round and round. */
export function walk(event: KeyboardEvent, index: number): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!by) return;
  event.preventDefault();
  const cards = (event.currentTarget as Element).closest("ul")?.querySelectorAll<HTMLButtonElement>("button") ?? [];
  cards[(index + by + cards.length) % cards.length]?.focus();
}
