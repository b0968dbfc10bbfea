import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Every file of this build that it keeps; the build writes it in. */
declare const APP_FILES: PrecacheEntry[];
const files = APP_FILES;

/** Milliseconds the server has for a page before the kept one is shown: at a rink, a bar of signal promises little. */
const patience = 3000;

/** The app's own pages. Everything else, share pages and their 404s above all, is the server's alone. */
const appPages = [/^\/app(\/|$)/];

const kept = async (): Promise<Response> => {
  const page = await matchPrecache('/index.html');
  return page ?? Response.error();
};

/** The page as the server has it, with the policy it sends now; the kept one when it has no answer in time. */
const page = async (request: Request): Promise<Response> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer && answer.status < 500 ? answer : kept();
};

// No guessing: '/' is the landing page and not the app's.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(({ request }) => page(request), { allowlist: appPages }));

// The first page that installs it is served by it too: what it has yet to load is there without a connection.
clientsClaim();

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** What the app says to a worker that waits (`src/offline/update.ts`). */
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const { ask, names = [] } = data as { ask?: string; names?: string[] };
  if (ask === 'take over') void self.skipWaiting();
  if (ask === 'take over if alone')
    void windows().then((open) => (open.length > 1 ? undefined : self.skipWaiting()));
  if (ask === 'are these yours') {
    const own = new Set(files.map(({ url }) => url));
    ports[0]?.postMessage(names.every((name) => own.has(name)));
  }
});
