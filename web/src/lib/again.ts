/** A part of the page that did not come, because the server was busy or has a new page: load the page again, a few times. */
const KEY = "flibuste-again";
const MOST = 5;
const WAIT = 1500;

export function loadAgain(): void {
  const tried = Number(sessionStorage.getItem(KEY) ?? 0);
  if (tried >= MOST) return;
  sessionStorage.setItem(KEY, String(tried + 1));
  setTimeout(() => location.reload(), WAIT * (tried + 1));
}

/** All is there: the next trouble begins anew. */
export const allThere = (): void => sessionStorage.removeItem(KEY);
