import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { sessionKey, type Session } from '../browser/people.js';
import { stand } from '../browser/visit.js';
import { type Bytes, countBytes, observe, type Paints, paintsOf, slowDown } from './observe.js';

export type Reading = Paints & Bytes;

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
  session: Session | null;
  /** Interactions on the loaded page, measured as INP. */
  use?: (page: Page) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** Runs before the page is closed. */
  after?: (page: Page) => Promise<void>;
}

/** Measures one visit on a simulated slow phone with an empty cache. */
export const read = async (browser: Browser, visit: Visit): Promise<Reading> => {
  const { origin, path, session, use, before, after } = visit;
  const localStorage = session ? [{ name: sessionKey, value: JSON.stringify(session) }] : [];
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
    await slowDown(devtools);
    const bytes = countBytes(devtools);
    await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
    await stand(page);
    const transferred = { ...bytes };
    const afterLoad = await paintsOf(page);
    await use?.(page);
    const afterUse = await paintsOf(page);
    await after?.(page);
    // CLS and INP include the interactions; all other values are those of the load.
    return { ...afterLoad, cls: afterUse.cls, inp: afterUse.inp, ...transferred };
  } finally {
    await context.close();
  }
};

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Returns the median of each value over several visits. */
export const medianOf = (readings: readonly Reading[]): Reading => {
  const of = (name: Exclude<keyof Reading, 'largest'>) => median(readings.map((reading) => reading[name]));
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
