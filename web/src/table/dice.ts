/** Dice that people roll on a real table: what a key makes of the faces typed so far. */
const TEN = 10;

/** The faces after one more, as many as are wanted at the most. */
export const withFace = (faces: number[], face: number, dice: number): number[] =>
  faces.length < dice ? [...faces, face] : faces;

/** The faces after a key: a digit (0 is ten) or the one that takes the last back; null for any other key. */
export function afterKey(faces: number[], key: string, dice: number): number[] | null {
  if (key === "Backspace") return faces.slice(0, -1);
  return /^\d$/.test(key) ? withFace(faces, Number(key) || TEN, dice) : null;
}
