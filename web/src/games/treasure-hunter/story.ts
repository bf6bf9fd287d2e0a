/** This round as it was told, event by event: what lies at each site, who took what, the goblins. No rule is decided here. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import { isDraft, siteOf } from "./view";
import { SITES } from "./wire";
import type { Told, SiteName, View } from "./wire";

export interface Taken {
  seat: Seat;
  tile: string;
}
export interface SiteStory {
  laid: Record<Seat, string[]>;
  acts: Record<Seat, string[]>;
  totals: Record<Seat, number>;
  asleep: string[];
  max: Taken | null;
  min: Taken | null;
  open: boolean;
  done: boolean;
  tiles: { max: string | null; min: string | null };
}
export interface Raid {
  goblin: string;
  paws: number;
  coin: number;
  driven: Seat[];
  robbed: Record<Seat, number>;
}
export type Scene = "draft" | SiteName | "goblins";
export interface Story {
  round: number;
  scene: Scene;
  sites: Record<SiteName, SiteStory>;
  raids: Raid[];
  dogs: Record<Seat, string[]>;
  paws: Record<Seat, number>;
  shields: Record<Seat, string>;
  coins: Record<Seat, { cards: string[]; n: number }>;
  scrolls: Record<Seat, { tile: string; n: number }[]>;
  won: { seat: Seat; n: number } | null;
  raided: boolean;
  last: Told | null;
}

const empty = (): SiteStory => ({
  laid: {},
  acts: {},
  totals: {},
  asleep: [],
  max: null,
  min: null,
  open: false,
  done: false,
  tiles: { max: null, min: null },
});
/** An event of one kind. */
type Of<K extends Told["kind"]> = Extract<Told, { kind: K }>;

function blank(view: View): Story {
  const sites = { blue: empty(), green: empty(), red: empty() };
  for (const space of view.sites) sites[space.site].tiles = { max: space.max, min: space.min };
  const raids = view.goblins.map((one) => ({ ...one, driven: [], robbed: {} }));
  return {
    round: view.round,
    scene: "draft",
    sites,
    raids,
    dogs: {},
    paws: {},
    shields: {},
    coins: {},
    scrolls: {},
    won: null,
    raided: false,
    last: null,
  };
}

/** "goblin-3-silver-2": what the tile shows. */
function goblinOf(id: string): Raid {
  const [, paws = "0", metal = ""] = id.split("-");
  return {
    goblin: id,
    paws: Number(paws),
    coin: { copper: 1, silver: 2, gold: 3 }[metal] ?? 0,
    driven: [],
    robbed: {},
  };
}

function laidOut(view: View, event: Of<"laid-out">): Story {
  const story = blank(view);
  const tiles = event.tiles ?? [];
  SITES.forEach((site, i) => (story.sites[site].tiles = { max: tiles[i * 2] ?? null, min: tiles[i * 2 + 1] ?? null }));
  return { ...story, round: event.round ?? 0, raids: (event.goblins ?? []).map(goblinOf), scene: "draft" };
}

/** The site where things happen now, told anew with a part changed. */
function at(story: Story, site: SiteName, part: Partial<SiteStory>): Story {
  return { ...story, sites: { ...story.sites, [site]: { ...story.sites[site], ...part } } };
}
const add = <T>(all: Record<Seat, T[]>, seat: Seat, ...more: T[]): Record<Seat, T[]> => ({
  ...all,
  [seat]: [...(all[seat] ?? []), ...more],
});
const set = <T>(all: Record<Seat, T>, seat: Seat, one: T): Record<Seat, T> => ({ ...all, [seat]: one });

/** One event further. */
export function tell(before: Story, event: Told, view: View): Story {
  if (event.kind === "laid-out") return { ...laidOut(view, event), last: event };
  const story = { ...before, last: event };
  const seat = seatOf(event);
  if (event.kind === "laid") return laid(story, event, seat);
  if (
    story.scene !== "draft" &&
    story.scene !== "goblins" &&
    (!story.sites[story.scene].done || event.kind.startsWith("took"))
  ) {
    const told = happened(story, story.scene, event, seat);
    if (told) return told;
  }
  return raided(story, event, seat);
}

function laid(story: Story, event: Of<"laid">, seat: Seat): Story {
  const site = SITES.find((one) => one === event.site);
  if (!site) return story;
  const here = story.sites[site];
  return {
    ...at(story, site, {
      open: true,
      laid: set(here.laid, seat, event.cards ?? []),
      totals: set(here.totals, seat, event.n ?? 0),
    }),
    scene: site,
  };
}

function happened(story: Story, site: SiteName, event: Told, seat: Seat): Story | null {
  const here = story.sites[site];
  const card = detailOf(event, "card") ?? "";
  switch (event.kind) {
    case "announced":
    case "shielded":
      return at(story, site, { acts: add(here.acts, seat, card) });
    case "played":
      return at(story, site, { acts: add(here.acts, seat, card), totals: set(here.totals, seat, event.new ?? 0) });
    case "doubled":
      return at(story, site, { acts: add(here.acts, seat, card), totals: set(here.totals, seat, event.n ?? 0) });
    case "fell-asleep":
      return at(story, site, {
        asleep: [...here.asleep, card],
        totals: set(here.totals, event.owner ?? 0, event.n ?? 0),
      });
    case "drew-with":
    case "drew-nothing": {
      const more = event.kind === "drew-with" ? (event.laid ?? []) : [];
      const totals = event.kind === "drew-with" ? set(here.totals, seat, event.n ?? 0) : here.totals;
      return at(story, site, {
        acts: add(here.acts, seat, card),
        laid: more.length ? add(here.laid, seat, ...more) : here.laid,
        totals,
      });
    }
    case "took-max":
      return at(story, site, { max: { seat, tile: event.tile ?? "" }, done: true });
    case "took-min":
      return at(story, site, { min: { seat, tile: event.tile ?? "" }, done: true });
    case "took-both":
      return at(story, site, {
        max: { seat, tile: event.tiles?.[0] ?? "" },
        min: { seat, tile: event.tiles?.[1] ?? "" },
        done: true,
      });
    case "took-none":
      return at(story, site, { done: true });
    default:
      return null;
  }
}

function raided(story: Story, event: Told, seat: Seat): Story {
  const goblin = detailOf(event, "goblin");
  const change = (one: Raid): Raid =>
    one.goblin !== goblin
      ? one
      : event.kind === "repelled"
        ? { ...one, driven: [...one.driven, seat] }
        : { ...one, robbed: { ...one.robbed, [seat]: detailOf(event, "coin") ?? 0 } };
  switch (event.kind) {
    case "shielded":
      return { ...story, scene: "goblins", shields: set(story.shields, seat, event.card ?? "") };
    case "drew-with":
    case "drew-nothing":
      return { ...story, scene: "goblins" };
    case "dogs-laid":
      return {
        ...story,
        scene: "goblins",
        dogs: set(story.dogs, seat, event.cards ?? []),
        paws: set(story.paws, seat, event.n ?? 0),
      };
    case "repelled":
    case "robbed":
      return { ...story, raided: true, raids: story.raids.map(change) };
    case "goblins-won":
      return { ...story, won: { seat, n: event.n ?? 0 } };
    case "coins":
      return { ...story, coins: set(story.coins, seat, { cards: event.cards ?? [], n: event.n ?? 0 }) };
    case "scroll-used":
      return { ...story, scrolls: add(story.scrolls, seat, { tile: event.tile ?? "", n: event.n ?? 0 }) };
    default:
      return story;
  }
}

/** The round so far, from the log where there is one; the view has the last word on the open site. */
export function storyOf(view: View, log: Told[]): Story {
  const start = log.findLastIndex((event) => event.kind === "laid-out");
  let story = start < 0 ? fromView(view) : log.slice(start).reduce((so, event) => tell(so, event, view), blank(view));
  if (isDraft(view.decision)) return { ...story, scene: "draft" };
  if (view.site) {
    const totals = Object.fromEntries(view.players.map((player) => [player.seat, player.total?.total ?? 0]));
    story = {
      ...at(story, view.site, { open: true, totals, asleep: view.players.flatMap((player) => player.asleep) }),
      scene: view.site,
    };
  } else story = { ...story, scene: "goblins" };
  return story;
}

/** Without a log (a lesson, a spectator who came late): what lies on the table tells most of it. */
function fromView(view: View): Story {
  const story = blank(view);
  for (const player of view.players) {
    for (const site of SITES) {
      const cards = player.laid.filter((card) => siteOf(card) === site);
      if (cards.length)
        story.sites[site] = {
          ...story.sites[site],
          laid: { ...story.sites[site].laid, [player.seat]: cards },
          open: true,
        };
    }
    const dogs = player.laid.filter((card) => card.startsWith("dog-"));
    if (dogs.length) story.dogs[player.seat] = dogs;
    if (player.paws) story.paws[player.seat] = player.paws;
  }
  return story;
}
