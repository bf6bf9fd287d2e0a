/** What this browser's reader prefers; kept here, never sent but for name and face, which others see at a table. */
import { anyFace, isFace } from "./faces";
import { PACES, PEOPLE, type PersonFace } from "./wire";
import { firstLanguage, words, type Language } from "./words.svelte";

export interface Preferences {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  /** How fast bots and movements are shown. */
  speed: keyof typeof PACES;
  sound: boolean;
  notify: boolean;
  volume: number;
  cards: "drawn" | "clear";
  twoTaps: boolean;
  autoLast: boolean;
  largeText: boolean;
  /** Rolls are kept by themselves unless another try gains more than so many per cent; 0 asks every time. */
  keepUnless: number;
  name: string;
  /** Given once, until another is chosen. */
  face: PersonFace | null;
}

const DEFAULTS: Preferences = {
  language: null,
  theme: "auto",
  motion: "auto",
  speed: "normal",
  sound: true,
  notify: false,
  volume: 0.5,
  cards: "drawn",
  twoTaps: true,
  autoLast: false,
  largeText: false,
  keepUnless: 0,
  name: "",
  face: null,
};
const KEY = "flibuste";

export function parsePreferences(text: string | null): Preferences {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return typeof read === "object" && read !== null ? { ...DEFAULTS, ...read } : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  now = $state<Preferences>({ ...DEFAULTS });

  async load(): Promise<void> {
    this.now = parsePreferences(localStorage.getItem(KEY));
    if (!isFace(this.now.face)) await this.set("face", anyFace());
    this.show();
    await words.use(firstLanguage(this.now.language, navigator.languages));
  }

  async set<K extends keyof Preferences>(key: K, value: Preferences[K]): Promise<void> {
    this.now[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.now));
    this.show();
    if (key === "language") await words.use(firstLanguage(this.now.language, navigator.languages));
  }

  get face(): PersonFace {
    return this.now.face ?? PEOPLE[0];
  }

  get lessMotion(): boolean {
    if (this.now.motion !== "auto") return this.now.motion === "less";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get dark(): boolean {
    if (this.now.theme !== "auto") return this.now.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  /** Put the looks on the document, where the style sheet reads them. */
  private show(): void {
    const root = document.documentElement;
    if (this.now.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.now.theme;
    root.dataset.motion = this.lessMotion ? "less" : "full";
    root.dataset.text = this.now.largeText ? "large" : "normal";
  }
}

export const settings = new Settings();
