import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { openLine } from './line.js';
import { openRelay } from './relay.js';
import type { Session } from './people.js';
import { test as base } from './test.js';

interface Device {
  /** Its only way to the server, to be cut and mended; it believes itself online either way. */
  line: Awaited<ReturnType<typeof openLine>>;
  /** The server it reaches, which may have another build. */
  relay: Awaited<ReturnType<typeof openRelay>>;
  browser: Browser;
}

/** A browser of its own, whose worker keeps the app. */
export const test = base.extend<
  { openApp: (session: Session | null, options?: BrowserContextOptions) => Promise<Page> },
  { device: Device }
>({
  device: [
    async ({ playwright, launchOptions, product }, use) => {
      const { host, port } = new URL(product.origins[0] ?? '');
      const relay = await openRelay(Number(port));
      const line = await openLine(relay.port);
      const detour = `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`;
      const args = [...(launchOptions.args ?? []), detour];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use({ line, relay, browser });
      await browser.close();
      line.close();
      relay.close();
    },
    { scope: 'worker' },
  ],
  openApp: async ({ open, device }, use) => {
    await use((session, options = {}) =>
      open(session, { serviceWorkers: 'allow', ...options }, device.browser),
    );
    device.line.mend();
  },
});

/** Waits until the worker has kept the whole app. */
export const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });

/** Everything kept in the browser's database: 'reads /api/games?limit=1000', 'outbox game'. */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No database.')));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'rinkside')) return [];
    const database = await done(indexedDB.open('rinkside'));
    const rows = async (store: string) => {
      const all: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
      return all as { address?: string; content?: { kind: string } }[];
    };
    const reads = (await rows('reads')).map(({ address }) => `reads ${address}`);
    const outbox = (await rows('outbox')).map(({ content }) => `outbox ${content?.kind}`);
    database.close();
    return [...reads, ...outbox];
  });

/** Waits until these answers are kept, by the beginning of their address. */
export const keeps = async (page: Page, ...addresses: string[]) => {
  for (const address of addresses)
    await expect.poll(() => keptOn(page)).toContainEqual(expect.stringContaining(`reads ${address}`));
};

/** As a device does that loses its signal and finds it again: the browser knows, too. */
export const signal = (page: Page, line: { cut: () => void; mend: () => void }) => ({
  leave: async () => {
    line.cut();
    await page.context().setOffline(true);
  },
  comeBack: async () => {
    line.mend();
    await page.context().setOffline(false);
  },
});
