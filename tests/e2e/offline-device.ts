import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { openTcpProxy } from './tcp-proxy.js';
import { openHttpProxy } from './http-proxy.js';
import type { StoredSession } from './users.js';
import { test as base } from './playwright-test.js';

export interface Device {
  /** TCP proxy in front of the server. When it is cut, the browser still believes that it is online. */
  tcpProxy: Awaited<ReturnType<typeof openTcpProxy>>;
  /** HTTP proxy in front of the server, which can rewrite files to simulate another build. */
  httpProxy: Awaited<ReturnType<typeof openHttpProxy>>;
  browser: Browser;
}

/** A separate browser with service workers. */
export const test = base.extend<
  { openApp: (session: StoredSession | null, options?: BrowserContextOptions) => Promise<Page> },
  { device: Device }
>({
  device: [
    async ({ playwright, launchOptions, product }, use) => {
      const { host, port } = new URL(product.origins[0] ?? '');
      const relay = await openHttpProxy(Number(port), host);
      const line = await openTcpProxy(relay.port);
      const hostRule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`;
      const args = [...(launchOptions.args ?? []), hostRule];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use({ tcpProxy: line, httpProxy: relay, browser });
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
    device.tcpProxy.reconnect();
    device.httpProxy.forward();
    await device.httpProxy.deploy(0);
  },
});

/** Shown while the server cannot be reached. */
export const offlineNotice = (page: Page) => page.getByText(/^Offline, showing /);

/** Waits until the service worker has cached the whole app. */
export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });

/** Lists the records in IndexedDB, such as 'reads /api/games?limit=1000' or 'outbox game'. */
export const storedRecords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('the IndexedDB request failed')),
        );
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'rinkside')) return [];
    const database = await resultOf(indexedDB.open('rinkside'));
    const rows = async (store: string) => {
      const records: unknown[] = await resultOf(database.transaction(store).objectStore(store).getAll());
      return records as { address?: string; content?: { kind: string } }[];
    };
    const reads = (await rows('reads')).map(({ address }) => `reads ${address}`);
    const outbox = (await rows('outbox')).map(({ content }) => `outbox ${content?.kind}`);
    database.close();
    return [...reads, ...outbox];
  });

/** Waits until responses are cached, by the start of their URL. */
export const waitForCachedResponses = async (page: Page, ...addresses: string[]) => {
  for (const address of addresses)
    await expect.poll(() => storedRecords(page)).toContainEqual(expect.stringContaining(`reads ${address}`));
};

/** Loses and restores the connection; the browser reports offline and online accordingly. */
export const controlConnection = (page: Page, line: Device['tcpProxy']) => ({
  goOffline: async () => {
    line.disconnect();
    await page.context().setOffline(true);
  },
  goOnline: async () => {
    line.reconnect();
    await page.context().setOffline(false);
  },
});
