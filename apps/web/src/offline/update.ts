import { atom } from 'jotai';
import { store } from '../state/store';

/** Milliseconds between two looks for a new build, in a page that stays open. */
const lookEvery = 60 * 60 * 1000;

const updateState = atom(false);
/** A build other than this page's is ready. */
export const updateAtom = atom((get) => get(updateState));

/** The hashed files this page began with: another build has others. */
const ownFiles = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('script[src^="/assets/"], link[rel=stylesheet][href^="/assets/"]'),
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

const isOwnBuild = (worker: ServiceWorker): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => resolve(data === true));
  port1.start();
  worker.postMessage({ ask: 'are these yours', names: ownFiles() }, [port2]);
  return promise;
};

const judge = async (worker: ServiceWorker): Promise<void> => {
  // This page came from the server and is the new build already: only the worker lags behind.
  if (await isOwnBuild(worker)) worker.postMessage({ ask: 'take over if alone' });
  else store.set(updateState, true);
};

const watch = (registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) => {
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker of all replaces nothing.
      if (worker.state === 'installed' && container.controller) void judge(worker);
    });
  if (registration.waiting) void judge(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  container.addEventListener('controllerchange', () => {
    // Another tab has taken the new build: what this page has not loaded yet is gone.
    if (container.controller) void judge(container.controller);
  });
  const look = () => void registration.update().catch(() => null);
  setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
};

let started = false;

/** Installs the worker that keeps the app on this device, and notices when it has a newer one. */
export const startWorker = async (): Promise<void> => {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (started || !import.meta.env.PROD || !container) return;
  started = true;
  watch(await container.register('/sw.js', { updateViaCache: 'none' }), container);
};

/** Loads the page anew on the newest build there is. */
export const reloadUpdated = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const taken = new Promise((resolve) => waiting.addEventListener('statechange', resolve));
    waiting.postMessage({ ask: 'take over' });
    await taken;
  }
  location.reload();
};
