import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from '../../bench/rounds.js';
import { sessionStorageKey, type StoredSession } from '../e2e/users.js';
import { waitUntilLoaded } from '../e2e/open-screen.js';
import {
  type TransferredBytes,
  countBytes,
  observe,
  type PaintMetrics,
  readPaintMetrics,
  throttle,
} from './observe.js';

export type WebVitals = PaintMetrics & TransferredBytes;

/** Viewport of a phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // A service worker cache only helps later visits.
  serviceWorkers: 'block',
};

export interface Visit {
  origin: string;
  path: string;
  session: StoredSession | null;
  /** Interactions on the loaded page, measured as INP. */
  use?: (page: Page) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** Runs before the page is closed. */
  after?: (page: Page) => Promise<void>;
}

/** Measures one visit on a simulated slow phone with an empty cache. */
export const measureVisit = async (browser: Browser, visit: Visit): Promise<WebVitals> => {
  const { origin, path, session, use, before, after } = visit;
  const localStorage = session ? [{ name: sessionStorageKey, value: JSON.stringify(session) }] : [];
  const context = await browser.newContext({
    ...phone,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await observe(page);
    await before?.(page);
    const devtools = await context.newCDPSession(page);
    await throttle(devtools);
    const bytes = countBytes(devtools);
    await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
    await waitUntilLoaded(page);
    const transferred = { ...bytes };
    const afterLoad = await readPaintMetrics(page);
    await use?.(page);
    const afterUse = await readPaintMetrics(page);
    await after?.(page);
    // CLS and INP include the interactions; all other values are those of the load.
    return { ...afterLoad, cls: afterUse.cls, inp: afterUse.inp, ...transferred };
  } finally {
    await context.close();
  }
};

/** Returns the median of each value over several visits. */
export const medianOf = (readings: readonly WebVitals[]): WebVitals => {
  const of = (name: Exclude<keyof WebVitals, 'largest'>) => median(readings.map((reading) => reading[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    largest: readings[0]?.largest ?? '',
    cls: of('cls'),
    tbt: of('tbt'),
    inp: of('inp'),
    all: of('all'),
    script: of('script'),
  };
};
