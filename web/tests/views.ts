/** A view of Brisca for tests, with what matters changed. */
import type { View as BriscaView } from "../src/games/brisca/wire";

export function viewWith(part: Partial<BriscaView>): BriscaView {
  return {
    you: 0,
    seats: 2,
    hand: ["3b", "Ao", "Vc"],
    hand_sizes: [3, 3],
    trick: [],
    led: null,
    trump: "b",
    turned: "Rb",
    stock: 34,
    tricks: [0, 0],
    taken_sizes: [0, 0],
    best: null,
    dealer: 1,
    turn: 0,
    asked: [0],
    decision: "play",
    trick_number: 1,
    removed: null,
    points: null,
    side_points: null,
    teams: false,
    sides: [[0], [1]],
    games: 0,
    wins: [],
    totals: [],
    last: null,
    over: false,
    count: null,
    winners: null,
    ...part,
  };
}
