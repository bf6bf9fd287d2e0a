/* global BUILD */
/**
 * Keeps one whole build of the page, and the engine once somebody plays without a server. The head (BUILD) is written by the
 * build: every file with its digest. A build is installed whole or not at all; the network is asked first for the page
 * itself, so that nobody sees an old one while there is a new one; files that carry their digest in their name never change.
 */
const OURS = "flibuste-";
const ENGINE = `${OURS}engine-`;
const PAGE = `${OURS}page-${BUILD.version}`;
const BUILT = `${ENGINE}${BUILD.engine.hash}`;
const PATIENCE = 4000;

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Fetch a file of this build, from a former one if it is the same; another build's file is refused. */
async function fileOf(path, digest) {
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  if (known) return known;
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const found = hex(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  if (found !== digest) throw new Error(`${path} belongs to another build`);
  return response;
}

/** Keep the page whole; whoever has an engine gets the new one too, before anything changes hands. */
async function install() {
  const cache = await caches.open(PAGE);
  try {
    await Promise.all(
      Object.entries(BUILD.files).map(async ([path, digest]) => cache.put(path, await fileOf(path, digest))),
    );
    const plays = (await caches.keys()).some((name) => name.startsWith(ENGINE) && name !== BUILT);
    if (plays) await (await caches.open(BUILT)).addAll(BUILD.engine.files);
  } catch (error) {
    await caches.delete(PAGE);
    throw error;
  }
}

/** Forget former builds. */
async function activate() {
  const former = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PAGE && name !== BUILT);
  await Promise.all(former.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page itself: as the network has it, else as it was kept. */
async function page(request) {
  const kept = await (await caches.open(PAGE)).match("/index.html");
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok || !kept ? response : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A file of the page: as it was kept, else from the network. */
async function file(request) {
  return (await (await caches.open(PAGE)).match(request)) ?? fetch(request);
}

/** A file of the engine: kept when it first comes. A full disk keeps nobody from playing. */
async function part(request) {
  const cache = await caches.open(BUILT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /^\/(api|ws)\b/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (BUILD.engine.files.includes(pathname)) event.respondWith(part(request));
  else if (pathname in BUILD.files) event.respondWith(file(request));
});
