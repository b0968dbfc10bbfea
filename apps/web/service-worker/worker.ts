import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** The precache list of this build; the build inserts it. */
declare const APP_FILES: PrecacheEntry[];
const files = APP_FILES;

/** How long the server may take before the cached page is shown; the signal in a rink is often weak. */
const navigationTimeoutMs = 3000;

/** Only app pages are cached. The server answers everything else, above all share pages and their 404s. */
const appPages = [/^\/app(\/|$)/];

const precache = new PrecacheController();

const cachedPage = async (): Promise<Response> => {
  const page = await precache.matchPrecache('/index.html');
  return page ?? Response.error();
};

/** In the app's page of every build, and in no page of a proxy. */
const pageMark = 'src="/preload.js"';
/** The server answers so under a name other than its own. */
const misdirectedStatus = 421;

/** Whether the server answered, and not a sign-in or maintenance page of something before it. */
const isFromServer = async (response: Response): Promise<boolean> =>
  response.type === 'opaqueredirect' ||
  response.status === misdirectedStatus ||
  (response.ok && (await response.clone().text()).includes(pageMark));

/**
 * Returns the server's page, which carries the current Content-Security-Policy, or else the cached page. The request ends
 * at the time limit: on a dead link, requests without an end take all connections to the server.
 */
const networkFirstPage = async ({ url, headers, cache }: Request): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), navigationTimeoutMs);
  try {
    // Not the request of the navigation itself: some browsers refuse to give it a signal.
    const response = await fetch(url, {
      headers,
      cache,
      mode: 'same-origin',
      redirect: 'manual',
      signal: controller.signal,
    });
    return (await isFromServer(response)) ? response : await cachedPage();
  } catch {
    return cachedPage();
  } finally {
    clearTimeout(timer);
  }
};

precache.addToCacheList(files);
self.addEventListener('install', (event) => void precache.install(event));
self.addEventListener('activate', (event) => {
  const { installing, waiting } = self.registration;
  // All builds share one cache. Removing old files now would remove those of a newer build, which removes them later.
  if (!installing && !waiting) void precache.activate(event);
});
// Match URLs exactly: '/' is the landing page, not the app.
registerRoute(
  new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] }),
);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(({ request }) => networkFirstPage(request), { allowlist: appPages }));

// Also control the page that installed this worker, so its later loads work offline.
clientsClaim();

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Messages of the app to a waiting worker (see `src/features/offline/update.ts`). */
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const { ask, names = [] } = data as { ask?: string; names?: string[] };
  if (ask === 'take over') void self.skipWaiting();
  if (ask === 'take over if alone')
    void windows().then((open) => (open.length > 1 ? undefined : self.skipWaiting()));
  if (ask === 'are these yours') {
    const urls = new Set(files.map(({ url }) => url));
    ports[0]?.postMessage(names.every((name) => urls.has(name)));
  }
});
