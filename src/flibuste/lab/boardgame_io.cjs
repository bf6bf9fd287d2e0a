// A table of cards on boardgame.io, for comparison: four hands of three, a stock, tricks, hidden hands per player.
// Started by flibuste.lab.load: node boardgame_io.cjs PORT SECONDS_TO_LIVE [FOLDER] (where boardgame.io is installed).
// Without a folder matches are kept in memory only, which is its default; with one by its own file storage.
const { Server, FlatFile } = require(require.resolve("boardgame.io/server", { paths: [process.cwd()] }));

const RANKS = ["2", "4", "5", "6", "7", "V", "C", "R", "3", "A"];
const SUITS = ["o", "c", "e", "b"];
const strength = (card, led, trump) =>
  RANKS.indexOf(card[0]) + (card[1] === trump ? 200 : card[1] === led ? 100 : 0);

function deal(G, random, seats) {
  G.stock = random.Shuffle(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
  G.trump = G.stock[0][1];
  G.hands = Array.from({ length: seats }, () => G.stock.splice(-3));
  G.trick = [];
}

const cards = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const G = { points: Array(ctx.numPlayers).fill(0), last: [] };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  moves: {
    play: ({ G, ctx, playerID, random, events }, index) => {
      const hand = G.hands[playerID];
      if (!(index in hand)) return "INVALID_MOVE";
      G.trick.push({ seat: Number(playerID), card: hand.splice(index, 1)[0] });
      if (G.trick.length < ctx.numPlayers) return void events.endTurn();
      const led = G.trick[0].card[1];
      const value = (play) => strength(play.card, led, G.trump);
      const winner = G.trick.reduce((best, play) => (value(play) > value(best) ? play : best)).seat;
      G.points[winner] += G.trick.length;
      G.last = G.trick;
      G.trick = [];
      for (let k = 0; k < ctx.numPlayers && G.stock.length; k++) {
        G.hands[(winner + k) % ctx.numPlayers].push(G.stock.pop());
      }
      if (G.hands.every((held) => held.length === 0)) deal(G, random, ctx.numPlayers);
      events.endTurn({ next: String(winner) });
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const folder = process.argv[4];
const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
const server = Server({ games: [cards], origins: [/.*/], ...db });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
setTimeout(() => process.exit(0), 1000 * Number(process.argv[3]));
