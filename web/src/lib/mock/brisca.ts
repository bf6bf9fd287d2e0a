/** A stand-in for the engine, only for drawing the page without a server: plays Brisca plainly and says what happened. */
import type { BriscaView, CardId, Play, Suit } from "../../games/brisca/view";
import { POINTS, RANKS, SUITS, rankOf, suitOf } from "../../games/brisca/view";
import type { Seat } from "../types";
import type { Option } from "../wire";

/** An event before it is numbered. */
export type Plain = { kind: string; [field: string]: unknown };

export const worth = (card: CardId): number => POINTS[rankOf(card)] ?? 0;

export class MockBrisca {
  deck: CardId[] = [];
  hands: CardId[][] = [];
  taken: CardId[][] = [];
  tricks: number[] = [];
  trick: Play[] = [];
  trump: Suit = "b";
  turned: CardId | null = null;
  turn: Seat = 0;
  decision: "play" | "exchange" | null = "play";
  number = 1;
  removed: CardId | null = null;

  constructor(
    readonly seats: number,
    private readonly random: () => number,
    readonly teams = seats === 4,
    readonly points = false,
  ) {
    const pack = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));
    if (seats === 3) this.removed = "2o";
    const cards = pack.filter((card) => card !== this.removed);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [cards[i], cards[j]] = [cards[j] as CardId, cards[i] as CardId];
    }
    this.deck = cards;
    for (let seat = 0; seat < seats; seat++) {
      this.hands.push(this.deck.splice(0, 3));
      this.taken.push([]);
      this.tricks.push(0);
    }
    this.turned = this.deck.pop() ?? null;
    this.trump = suitOf(this.turned ?? "2b");
  }

  /** Give seat 0 the card that buys the turned one, to look at the exchange. */
  favour(): void {
    const card = this.buyer;
    const hand = this.hands[0];
    if (!card || !hand || hand.includes(card)) return;
    const place = [this.deck, ...this.hands].find((cards) => cards.includes(card));
    if (place) place[place.indexOf(card)] = hand[2] as CardId;
    hand[2] = card;
  }

  start(): Plain[] {
    return [
      { kind: "deal", seat: this.seats - 1 },
      { kind: "turned", card: this.turned ?? "", suit: this.trump },
    ];
  }

  get stock(): number {
    return this.deck.length + (this.turned ? 1 : 0);
  }

  private strength(card: CardId): number {
    const led = suitOf(this.trick[0]?.card ?? card);
    const order = 10 - RANKS.indexOf(rankOf(card) as (typeof RANKS)[number]);
    return (suitOf(card) === this.trump ? 200 : suitOf(card) === led ? 100 : 0) + order;
  }

  get best(): BriscaView["best"] {
    const top = [...this.trick].sort((a, b) => this.strength(b.card) - this.strength(a.card))[0];
    return top ? { ...top, why: suitOf(top.card) === this.trump ? "trump" : "rank" } : null;
  }

  private get buyer(): CardId | null {
    if (!this.turned) return null;
    const rank = rankOf(this.turned);
    return rank === "2" ? null : `${["A", "3", "R", "C", "V"].includes(rank) ? "7" : "2"}${this.trump}`;
  }

  options(seat: Seat): Option[] {
    if (seat !== this.turn || !this.decision) return [];
    if (this.decision === "play")
      return (this.hands[seat] ?? []).map((card) => ({
        action: this.code(card),
        notation: `play ${card}`,
        verb: "play",
        card,
      }));
    const swap =
      this.buyer && this.hands[seat]?.includes(this.buyer)
        ? [{ action: 41, notation: `exchange ${rankOf(this.buyer)}`, verb: "exchange", with: rankOf(this.buyer) }]
        : [];
    return [...swap, { action: 40, notation: "done", verb: "done" }];
  }

  private code(card: CardId): number {
    return SUITS.indexOf(suitOf(card)) * 10 + RANKS.indexOf(rankOf(card) as (typeof RANKS)[number]);
  }

  apply(action: number): Plain[] {
    if (this.decision === "exchange") return action === 41 ? this.swap() : this.drawAll();
    const card = (this.hands[this.turn] ?? []).find((held) => this.code(held) === action) ?? "";
    return this.play(card);
  }

  private play(card: CardId): Plain[] {
    const seat = this.turn;
    const first = this.trick.length === 0;
    const kind = first
      ? "led"
      : suitOf(card) === this.trump && suitOf(this.trick[0]?.card ?? "") !== this.trump
        ? "trumped"
        : "played";
    this.hands[seat] = (this.hands[seat] ?? []).filter((held) => held !== card);
    this.trick.push({ seat, card });
    if (this.trick.length < this.seats) {
      this.turn = (seat + 1) % this.seats;
      return [{ kind, seat, card }];
    }
    const winner = this.best?.seat ?? 0;
    this.taken[winner]?.push(...this.trick.map((played) => played.card));
    this.tricks[winner] = (this.tricks[winner] ?? 0) + 1;
    const took: Plain = { kind: "took", seat: winner, card: this.best?.card ?? "", announced: 0 };
    this.trick = [];
    this.turn = winner;
    this.number++;
    const open = this.stock > this.seats && this.buyer !== null && !this.taken.flat().includes(this.buyer);
    if (open) {
      this.decision = "exchange";
      return [{ kind, seat, card }, took];
    }
    return [{ kind, seat, card }, took, ...this.drawAll()];
  }

  private swap(): Plain[] {
    const given = this.buyer ?? "";
    const card = this.turned ?? "";
    this.hands[this.turn] = (this.hands[this.turn] ?? []).map((held) => (held === given ? card : held));
    this.turned = given;
    return [{ kind: "exchanged", seat: this.turn, given, card }];
  }

  private drawAll(): Plain[] {
    this.decision = "play";
    const events: Plain[] = [];
    for (let i = 0; i < this.seats && this.stock > 0; i++) {
      const seat = (this.turn + i) % this.seats;
      const card = this.deck.shift() ?? this.turned ?? "";
      if (card === this.turned) {
        this.turned = null;
        events.push({ kind: "drew-last", seat, card });
      } else events.push({ kind: "drew", seat, card });
      this.hands[seat]?.push(card);
    }
    if (this.hands.every((hand) => hand.length === 0)) this.decision = null;
    return events;
  }

  choose(): number {
    const options = this.options(this.turn);
    return options[Math.floor(this.random() * options.length)]?.action ?? 40;
  }

  private total(seat: Seat): number {
    return (this.taken[seat] ?? []).reduce((sum, card) => sum + worth(card), 0);
  }

  view(you: Seat | null): BriscaView {
    const over = this.decision === null;
    const totals = this.hands.map((_, seat) => this.total(seat) + (this.teams ? this.total((seat + 2) % 4) : 0));
    return {
      you,
      hand: you === null ? [] : [...(this.hands[you] ?? [])],
      hand_sizes: this.hands.map((hand) => hand.length),
      trick: [...this.trick],
      led: this.trick[0] ? suitOf(this.trick[0].card) : null,
      trump: this.trump,
      turned: this.turned,
      stock: this.stock,
      tricks: [...this.tricks],
      best: this.best,
      dealer: this.seats - 1,
      turn: over ? null : this.turn,
      decision: this.decision,
      trick_number: this.number,
      removed: this.removed,
      points: this.points ? this.hands.map((_, seat) => this.total(seat)) : null,
      teams: this.teams,
      games: 0,
      wins: [],
      totals: [],
      last: null,
      over,
      count: over ? this.taken.map((cards, seat) => ({ seat, cards, points: this.total(seat) })) : null,
      winners: over ? totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : [])) : null,
    };
  }
}
