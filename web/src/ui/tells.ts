/** Anything that can be looked at closely: `{@attach tells(() => facts)}`.
 *
 * A pointer that rests and a focus that comes by keys show the sheet as long as they stay. A long press pins it, and so
 * does a tap or a click where the thing has no action of its own, or the key I; Escape, a tap elsewhere and the end of
 * the thing itself close it. One sheet at a time. */
import { mount, unmount, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import CardSheet from "./CardSheet.svelte";
import type { Facts } from "./facts";

const REST = 320;
const PRESS = 450;
const FAR = 10;
const ACTIVE = "button, a, [role=button], [tabindex='0']:not(ul, ol, [role=region], [role=group]), summary, label";
type Told = () => Facts | string | null;

let close: (() => void) | null = null;
/** The focus comes back from a sheet that was just closed: no reason to show it again. */
let returning = false;

function open(node: HTMLElement, facts: Told, how: { pinned: boolean; keyed: boolean }): void {
  close?.();
  if (!facts()) return;
  // A modal dialog makes everything outside it inert, so a sheet about something in a dialog stands inside it.
  const sheet = mount(CardSheet, {
    target: node.closest("dialog, main") ?? document.body,
    props: { facts, anchor: () => outline(node), ...how, onclose: () => close?.() },
  });
  const leave = new AbortController();
  const away = { signal: leave.signal, capture: true };
  close = () => {
    close = null;
    leave.abort();
    void unmount(sheet);
    returning = true;
    if (how.keyed) node.focus();
    returning = false;
  };
  const outside = (event: Event): void => {
    if (!(event.target as Element | null)?.closest?.(".card-sheet")) close?.();
  };
  addEventListener("pointerdown", outside, away);
  addEventListener("scroll", outside, away);
  addEventListener("resize", () => close?.(), away);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // A sheet that only hovers goes with whatever Escape is for; one that was asked for is what it closes.
      if (how.pinned) {
        event.stopPropagation();
        event.preventDefault();
      }
      close?.();
    },
    away,
  );
}

/** What the sheet must not cover: the thing, or the whole fan it is held in. */
function outline(node: HTMLElement): DOMRect {
  const boxes = [...(node.closest("[data-fan]")?.children ?? [node])].map((one) => one.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Of the things of a list that have no action of their own only the first is a stop of the Tab key; arrows do the rest. */
function rove(list: Element | null): void {
  list?.querySelectorAll<HTMLElement>("[data-looked]").forEach((one, i) => (one.tabIndex = i === 0 ? 0 : -1));
}

/** Whether something inside has words for those who do not see it. */
function isSpoken(node: Element): boolean {
  if (node.getAttribute("aria-hidden") === "true") return false;
  const alone = node.ariaLabel || node.getAttribute("alt");
  if (alone) return true;
  return [...node.childNodes].some((one) => (one instanceof Element ? isSpoken(one) : !!one.textContent?.trim()));
}

const nameOf = (facts: Facts | string | null): string => (typeof facts === "string" ? facts : (facts?.name ?? ""));

export function tells(facts: Told): Attachment<HTMLElement> {
  return (node) => {
    const host = node.parentElement?.closest<HTMLElement>(ACTIVE) ?? node;
    const own = host === node && !node.matches(ACTIVE) && typeof untrack(facts) !== "string";
    const list = node.closest("ul, ol");
    let timer = 0;
    let start: PointerEvent | null = null;
    let held = false;
    let mine: (() => void) | null = null;
    const show = (pinned: boolean, keyed = false): void => {
      open(host, facts, { pinned, keyed });
      mine = close;
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (mine && mine === close) mine();
      mine = null;
    };
    const pinned = (): boolean => document.querySelector(".card-sheet.pinned") !== null;
    const leave = (): void => {
      clearTimeout(timer);
      if (!pinned()) hide();
    };
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType === "touch" || pinned()) return;
        clearTimeout(timer);
        timer = window.setTimeout(() => show(false), REST);
      },
      pointerleave: leave,
      pointerdown: (event) => {
        hide();
        held = false;
        start = event;
        if (event.pointerType !== "touch") return;
        timer = window.setTimeout(() => {
          held = true;
          show(true);
        }, PRESS);
      },
      pointermove: (event) => {
        if (start && !held && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR)
          clearTimeout(timer);
      },
      pointerup: () => {
        if (!held) clearTimeout(timer);
        start = null;
      },
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => start?.pointerType === "touch" && event.preventDefault(),
      focus: () => {
        if (!returning && host.matches(":focus-visible") && !pinned()) show(false);
      },
      blur: leave,
      click: (event) => {
        if (held) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (own) show(true, event.detail === 0);
        held = false;
      },
      keydown: (event) => {
        if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) show(true, true);
        else if (own && (event.key === "Enter" || event.key === " ")) host.click();
        else if (own && (event.key === "ArrowRight" || event.key === "ArrowLeft")) step(event.key);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    function step(key: string): void {
      const all = [...(list?.querySelectorAll<HTMLElement>("[data-looked]") ?? [])];
      all[(all.indexOf(host) + (key === "ArrowRight" ? 1 : -1) + all.length) % all.length]?.focus();
    }
    if (own) {
      host.dataset.looked = "";
      host.tabIndex = 0;
      host.role = "button";
      if (!host.ariaLabel && !isSpoken(host)) host.ariaLabel = nameOf(untrack(facts));
      rove(list);
    }
    const gone = new AbortController();
    for (const [kind, listen] of Object.entries(on))
      host.addEventListener(kind, listen as EventListener, { signal: gone.signal, capture: kind === "click" });
    return () => {
      gone.abort();
      hide();
      if (own) {
        delete host.dataset.looked;
        rove(list);
      }
    };
  };
}
