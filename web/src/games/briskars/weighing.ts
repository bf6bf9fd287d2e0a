/** Rolls that are no blow, brought into one shape: spells, throws, nets, tests, Shiver me timbers, what an answer would lead to. */
import {
  BLOWS,
  TESTS,
  type BlowName,
  type BlowOdds,
  type Boosts,
  type AnsweringDefence,
  type FireOdds,
  type Part,
  type Pending,
  type RollSum,
  type SpellOdds,
  type TestName,
  type TestOdds,
  type Victim,
} from "./wire";

/** Blows, and tests, whose odds the server tells before they are rolled. */
export const isWeighed = (verb: string): verb is BlowName => (BLOWS as string[]).includes(verb);
export const isTest = (verb: string): verb is TestName => (TESTS as string[]).includes(verb);

type Answer = AnsweringDefence & { losses?: number[]; mean?: number; knock_out?: number };
export interface Weighed {
  /** What is rolled for, as the log names it; whose roll. */
  purpose: string;
  briskar: string | null;
  chance: number | null;
  /** Faces of the one die that are enough; null where more dice or another roll decide. */
  passing: number[] | null;
  own: RollSum | null;
  parts: Part[];
  threshold: number | null;
  under: number | null;
  against: RollSum | null;
  defences: Answer[];
  losses: number[] | null;
  mean: number | null;
  knockOut: number | null;
  fumble: number | null;
  critical: number | null;
  outcomes: Record<string, number>;
  ap: number | null;
  next: Boosts | null;
  /** Whom it hurts, and whom besides; where it may drift to; what it gives back; what a critical failure costs. */
  target: string | null;
  victims: Victim[];
  drifts: FireOdds["drifts"];
  gains: number[] | null;
  backfire: number | null;
}
const BARE: Weighed = {
  purpose: "",
  briskar: null,
  chance: null,
  passing: null,
  own: null,
  parts: [],
  threshold: null,
  under: null,
  against: null,
  defences: [],
  losses: null,
  mean: null,
  knockOut: null,
  fumble: null,
  critical: null,
  outcomes: {},
  ap: null,
  next: null,
  target: null,
  victims: [],
  drifts: [],
  gains: null,
  backfire: null,
};

const passingOf = (own: RollSum | undefined): number[] | null => (own?.dice === 1 ? (own.passing ?? null) : null);

export const ofTrick = (odds: SpellOdds, purpose: string): Weighed => ({
  ...BARE,
  purpose,
  chance: odds.chance,
  passing: passingOf(odds.own),
  own: odds.own,
  parts: odds.own.parts,
  threshold: odds.threshold,
  defences: odds.defences,
  losses: odds.losses ?? null,
  mean: odds.mean ?? null,
  knockOut: odds.knock_out ?? null,
  fumble: odds.fumble,
  critical: odds.critical ?? null,
  next: odds.next,
  target: odds.target ?? null,
  victims: odds.victims ?? [],
  gains: odds.gains ?? null,
  backfire: odds.backfire ?? null,
});

export const ofTest = (odds: TestOdds, purpose: string): Weighed => ({
  ...BARE,
  purpose,
  chance: odds.chance,
  passing: passingOf(odds.own),
  own: odds.own ?? null,
  parts: odds.own?.parts ?? odds.parts,
  threshold: odds.threshold ?? null,
  under: odds.under ?? null,
  against: odds.against ?? null,
  outcomes: odds.outcomes ?? {},
  next: odds.next ?? null,
  target: odds.target ?? null,
  losses: odds.losses ?? null,
  mean: odds.mean ?? null,
  knockOut: odds.knock_out ?? null,
});

export function ofPending(told: Pending | undefined): Weighed | null {
  switch (told?.what) {
    case "roll": {
      const harm = told.odds ?? told.outcome ?? null;
      return {
        ...BARE,
        purpose: told.purpose,
        briskar: told.briskar,
        chance: told.chance ?? null,
        passing: passingOf(told.own),
        own: told.own,
        parts: told.own.parts,
        threshold: told.threshold ?? null,
        defences: told.odds?.defences ?? told.defences ?? [],
        next: told.next ?? null,
        losses: harm?.losses ?? null,
        mean: harm?.mean ?? null,
        knockOut: harm?.knock_out ?? null,
        target: told.odds?.target ?? null,
        victims: told.victims ?? [],
        drifts: told.drifts ?? [],
      };
    }
    case "get_up":
      return {
        ...BARE,
        purpose: "get-up",
        briskar: told.briskar,
        chance: told.chance,
        under: told.under,
        parts: told.parts,
        next: told.next,
      };
    case "morale":
      return { ...BARE, purpose: "morale", briskar: told.briskar, chance: told.chance };
    case "shiver":
      return {
        ...BARE,
        purpose: "shiver",
        briskar: told.briskar,
        chance: told.chance,
        passing: told.passing,
        threshold: told.threshold,
        ap: told.ap,
      };
    default:
      return null;
  }
}

/** A blow about to be rolled, which has a panel of its own; a spell or a throw has one chance, a blow one for each defence. */
export const blowOf = (told: Pending | undefined): BlowOdds | undefined =>
  told?.what === "roll" && told.odds && !("chance" in told.odds) ? told.odds : undefined;
