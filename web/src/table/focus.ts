/** Whoever plays with keys or by ear is never left nowhere: when what had the focus goes, the table has it. */

/** Watch a part of the page; return how to stop. */
export function keepFocus(node: HTMLElement): () => void {
  let inside = false;
  const came = (): void => void (inside = true);
  const went = (event: FocusEvent): void => {
    const left = event.target as HTMLElement;
    if (event.relatedTarget === null) queueMicrotask(() => (inside = inside && !left.isConnected));
  };
  const look = (): void => {
    if (!inside || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
    const table = node.querySelector<HTMLElement>("main");
    if (!table) return;
    table.tabIndex = -1;
    table.focus({ preventScroll: true });
  };
  /** Whoever plays with keys is at the table, even before anything had the focus. */
  const played = (event: KeyboardEvent): void => {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    inside = true;
    queueMicrotask(look);
  };
  const eye = new MutationObserver(look);
  eye.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", came);
  node.addEventListener("focusout", went);
  addEventListener("keydown", played);
  return () => {
    eye.disconnect();
    node.removeEventListener("focusin", came);
    node.removeEventListener("focusout", went);
    removeEventListener("keydown", played);
  };
}
