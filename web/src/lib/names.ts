/** The crew that plays when nobody else is there: each has a name, which goes with the face. */
import { BOTS, type BotFace, type Face } from "./wire";

const NAMES: Record<BotFace, string> = {
  "mercenaries-sharpshooter": "Anne",
  "mercenaries-gunner": "Tomás",
  "mercenaries-quartermaster": "Doña Inés",
  "mercenaries-captain": "Corsario",
  "mercenaries-cook": "Jehan",
  "mercenaries-marabout": "Malouine",
};

const isBot = (face: Face | null): face is BotFace => BOTS.some((one) => one === face);
export const botName = (face: Face | null): string => (isBot(face) ? NAMES[face] : "Bot");
/** The bot that would sit down on a seat of a new table. */
export const botAt = (seat: number): BotFace => BOTS[seat % BOTS.length] ?? BOTS[0];
