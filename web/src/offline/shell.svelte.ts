/** The page kept in this browser: it is kept once somebody plays here, and a newer one is announced, never slipped in. */
const ADDRESS = "/sw.js";

/** What a browser hands a page that can be installed; not every one does. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

class Shell {
  /** A newer page has been fetched whole and waits. */
  newer = $state(false);
  /** Asks whether the page shall be installed; null where it is, or where only the browser's own menu can. */
  install = $state.raw<Installing | null>(null);
  private waiting: ServiceWorker | null = null;

  constructor() {
    globalThis.addEventListener?.("beforeinstallprompt", (event) => (this.install = event as Installing));
    globalThis.addEventListener?.("appinstalled", () => (this.install = null));
  }

  /** Keep the page from now on, or look for a newer one; resolves when this page is looked after. */
  async keep(): Promise<void> {
    const workers = globalThis.navigator?.serviceWorker;
    if (!workers) return; // no encrypted connection: the page plays, but comes over the network each time
    const kept = await workers.register(ADDRESS, { updateViaCache: "none" }).catch(() => null);
    if (!kept) return;
    this.watch(kept);
    if (!workers.controller)
      await Promise.race([
        new Promise((done) => workers.addEventListener("controllerchange", done, { once: true })),
        new Promise((done) => setTimeout(done, 20_000)),
      ]);
  }

  /** Whether a page was kept by an earlier visit. */
  get kept(): boolean {
    return !!globalThis.navigator?.serviceWorker?.controller;
  }

  private watch(kept: ServiceWorkerRegistration): void {
    const look = (): void => {
      if (!kept.waiting || !navigator.serviceWorker.controller) return;
      this.waiting = kept.waiting;
      this.newer = true;
    };
    look();
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
  }

  /** Go over to the newer page. */
  takeOver(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }
}

export const shell = new Shell();
