import { addAll, keepLatest, keptOrNetwork, networkOrKept } from './caches.ts';
import { showPushes } from './push.ts';
import { wayOf } from './way-of.ts';

/** What belongs to this version, written in by the build (`service-worker-plugin.ts`). */
declare const __SHELL__: { readonly version: string; readonly urls: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELL = 'snapwell-shell-';
const shell = SHELL + __SHELL__.version;
const PAGE = '/index.html';
/** A page that takes longer than this on a bad line is opened from what is kept. */
const PAGE_WITHIN_MS = 4_000;
/** Pictures of what was read last; the application empties this when somebody signs out. */
const FILES = 'snapwell-files';
const MOST_FILES = 300;

showPushes(worker);

worker.addEventListener('install', (event) => {
  // A new version takes over at once: pages come from the network, and a tab of the version before finds its files in
  // the cache of that version.
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => addAll(cache, () => [new Request(PAGE, { cache: 'reload' }), ...__SHELL__.urls]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(keepLatest(SHELL, shell).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = {
    method: request.method,
    url,
    mode: request.mode,
    destination: request.destination,
    hasRange: request.headers.has('range'),
  };
  switch (wayOf(asked, worker.location.origin)) {
    case 'page':
      return event.respondWith(networkOrKept(request, PAGE, { withinMs: PAGE_WITHIN_MS }));
    case 'asset':
      return event.respondWith(keptOrNetwork(request, { cache: shell }));
    case 'fresh':
      return event.respondWith(networkOrKept(request, request, { cache: shell }));
    case 'file':
      return event.respondWith(keptOrNetwork(request, { cache: FILES, most: MOST_FILES }));
    case 'network':
  }
});
