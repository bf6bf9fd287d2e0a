/** What this browser's reader prefers; kept here, never sent. */
import { firstLanguage, words, type Language } from "./words.svelte";

export interface Preferences {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  /** How fast bots and movements are shown. */
  speed: "calm" | "normal" | "quick" | "none";
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
    this.show();
    await words.use(firstLanguage(this.now.language, navigator.languages));
  }

  async set<K extends keyof Preferences>(key: K, value: Preferences[K]): Promise<void> {
    this.now[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.now));
    this.show();
    if (key === "language") await words.use(firstLanguage(this.now.language, navigator.languages));
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
