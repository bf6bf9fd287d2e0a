/** Keep the cards where the hand holds them; new ones come in on the right. */
export function inOrder(old: string[], now: string[]): string[] {
  return [...old.filter((card) => now.includes(card)), ...now.filter((card) => !old.includes(card))];
}
