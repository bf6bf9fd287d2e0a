/** Faces, rings and guns of the crew builder. */
const PICTURES = import.meta.glob<string>(
  [
    "../../../art/briskars/portraits/*.svg",
    "../../../art/briskars/rings/*.svg",
    "../../../art/briskars/scenery/cannon.svg",
    "../../../art/briskars/states/leader.svg",
  ],
  { query: "?url", import: "default", eager: true },
);
const at = (path: string): string => PICTURES[`../../../art/briskars/${path}.svg`] ?? "";

/** Whose face somebody has who was made by the players. */
const FACE_OF = new Map<string, string>();
export function lend(profile: string, like: string): void {
  FACE_OF.set(profile, like);
}
export const portrait = (profile: string): string => at(`portraits/${FACE_OF.get(profile) ?? profile}`);
export const ring = (faction: string): string => at(`rings/${faction}`);
export const gun = at("scenery/cannon");
export const crown = at("states/leader");
/** The face on each faction's tab. */
export const FACES: Record<string, string> = {
  sundars: "abelii",
  quintors: "milicien",
  exiled: "birgus",
  mercenaries: "pakoula",
};
