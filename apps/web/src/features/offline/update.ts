import { atom } from 'jotai';
import { unexpectedAnswer } from '../../state/offline/connectivity';
import { store } from '../../state/store';

/** How often an open page checks for a new build, and how often at most after unexpected answers. */
const checkIntervalMs = 60 * 60 * 1000;
const minCheckIntervalMs = 60 * 1000;

const updateState = atom(false);
/** Whether a different build than this page's is ready. */
export const updateReadyAtom = atom((get) => get(updateState));

/** The hashed files this page was loaded with; they identify its build. */
const loadedFiles = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('script[src^="/assets/"], link[rel=stylesheet][href^="/assets/"]'),
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

/** Asks a worker whether it has the files of this page. */
const hasSameBuild = (worker: ServiceWorker): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => resolve(data === true));
  port1.start();
  worker.postMessage({ ask: 'are these yours', names: loadedFiles() }, [port2]);
  return promise;
};

/** How long the page must be hidden, ms. A page that is left does not reach it. */
const hiddenBeforeSwapMs = 1000;

/**
 * Activates the worker once the page is hidden, unless other pages are open. Chromium never answers some navigations that
 * start while a worker replaces another.
 */
const takeOverWhenHidden = (worker: ServiceWorker) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeOver = () => worker.postMessage({ ask: 'take over if alone' });
  const update = () => {
    clearTimeout(timer);
    if (worker.state !== 'installed') document.removeEventListener('visibilitychange', update);
    else if (document.visibilityState === 'hidden') timer = setTimeout(takeOver, hiddenBeforeSwapMs);
  };
  document.addEventListener('visibilitychange', update);
  update();
};

const handleWorker = async (worker: ServiceWorker): Promise<void> => {
  // This page was loaded from the server with the new build already; only the worker is old.
  if (await hasSameBuild(worker)) takeOverWhenHidden(worker);
  else store.set(updateState, true);
};

const watch = (registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) => {
  const watchState = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The very first worker replaces no build.
      if (worker.state === 'installed' && container.controller) void handleWorker(worker);
    });
  if (registration.waiting) void handleWorker(registration.waiting);
  watchState(registration.installing);
  registration.addEventListener('updatefound', () => watchState(registration.installing));
  container.addEventListener('controllerchange', () => {
    // Another tab activated the new build, so chunks this page has not loaded yet are gone.
    if (container.controller) void handleWorker(container.controller);
  });
  const check = () => void registration.update().catch(() => null);
  setInterval(check, checkIntervalMs);
  let checkedAt = -Infinity;
  addEventListener(unexpectedAnswer, () => {
    if (performance.now() - checkedAt < minCheckIntervalMs) return;
    checkedAt = performance.now();
    check();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
};

let started = false;

/** Registers the service worker and watches for new builds. */
export const startServiceWorker = async (): Promise<void> => {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (started || !import.meta.env.PROD || !container) return;
  started = true;
  watch(await container.register('/sw.js', { updateViaCache: 'none' }), container);
};

/** Activates the waiting worker, if any, and reloads the page. */
export const reloadToUpdate = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const { promise: activated, resolve } = Promise.withResolvers<void>();
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') resolve();
    });
    waiting.postMessage({ ask: 'take over' });
    await activated;
  }
  location.reload();
};
