/** The crew that plays when nobody else is there: the same name on the same seat for everybody. */
const BOTS = ["Anne", "Tomás", "Doña Inés", "Corsario", "Jehan", "Malouine"];

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Bot";
}
