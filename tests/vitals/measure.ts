import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { sessionKey, type Session } from '../browser/people.js';
import { stand } from '../browser/visit.js';
import { type Bytes, countBytes, observe, type Paints, paintsOf, slowDown } from './observe.js';

export type Reading = Paints & Bytes;

/** A phone's window. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // What it keeps on the device helps later visits only.
  serviceWorkers: 'block',
};

export interface Visit {
  origin: string;
  path: string;
  session: Session | null;
  /** What somebody does there, each thing an input. */
  use?: (page: Page) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** While the page is still there. */
  after?: (page: Page) => Promise<void>;
}

/** One visit with nothing in the cache, on a slow phone. */
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
    // A slow phone takes its time.
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
    await stand(page);
    const came = { ...bytes };
    const loaded = await paintsOf(page);
    await use?.(page);
    const used = await paintsOf(page);
    await after?.(page);
    // A shift may come with what somebody does; what the load cost, it cost before.
    return { ...loaded, cls: used.cls, inp: used.inp, ...came };
  } finally {
    await context.close();
  }
};

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The median of each figure over some visits. */
export const medianOf = (readings: readonly Reading[]): Reading => {
  const of = (name: Exclude<keyof Reading, 'largest'>) => middle(readings.map((each) => each[name]));
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
