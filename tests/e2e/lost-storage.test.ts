import type { BrowserContextOptions, Page } from '@playwright/test';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { postRoutes } from '@rinkside/contracts/post';
import { checkScreen } from './a11y.js';
import { logGame } from './log-game.js';
import {
  controlConnection,
  storedRecords,
  test,
  waitForCachedResponses,
  waitForServiceWorker,
} from './offline-device.js';
import { expect, toast } from './playwright-test.js';
import { waitForNextTap } from './wait-for-next-tap.js';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/**
 * What the browser does with a database: `lost` fails on the connections that are open now, as on an
 * iPhone that dropped them in the background, a number fails that many writes, `closed` fails all.
 */
type Failure = 'lost' | 'closed' | number;

declare global {
  var failStorage: (failure: Failure) => void;
}

/** Lets a page break one of its databases. */
const breakStorage = (broken: string) => {
  const connections = new Set<IDBDatabase>();
  const lost = new Set<IDBDatabase>();
  let failing = 0;
  const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction'];
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
    if (this.name !== broken) return transaction.call(this, stores, mode, options);
    connections.add(this);
    if (lost.has(this)) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    if (failing > 0 && mode === 'readwrite') {
      failing--;
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    }
    return transaction.call(this, stores, mode, options);
  };
  globalThis.failStorage = (failure) => {
    for (const connection of failure === 'lost' ? connections : []) lost.add(connection);
    failing = failure === 'closed' ? Infinity : failure === 'lost' ? 0 : failure;
  };
};

/** Goals of the log that another page of this browser reads. */
const storedGoals = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rinkside.live');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('events').objectStore('events').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const rows = reading.result as { event: { action: { kind: string } } }[];
    return rows.filter(({ event }) => event.action.kind === 'goal').length;
  });

test('taps are stored after the browser drops its storage or fails a write, and the pad says when it is closed', async ({
  member,
  openApp,
  device,
}) => {
  test.slow();
  const noor = await member('Noor');
  await logGame(noor.person, 'Otters of Sparrow', { our_score: 1, their_score: 0, goals: 1, assists: 0 });
  let page = await openApp(noor.session, phone);
  const context = page.context();
  await context.addInitScript(breakStorage, 'rinkside.live');
  await page.goto('/app/live');
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().tap();
    await waitForNextTap(page);
  };
  await tap('Otters of Sparrow');
  await tap(/^Home/u);
  await tap('Start 1st period');
  await tap(/^Goal/u);
  const url = page.url();
  const id = url.split('/').at(-1) ?? '';
  await waitForServiceWorker(page);
  const reader = await context.newPage();
  await reader.goto('/version.json');
  await expect.poll(() => storedGoals(reader)).toBe(1);
  await controlConnection(page, device.tcpProxy).goOffline();

  await page.evaluate(() => failStorage('lost'));
  for (let goal = 0; goal < 3; goal++) await tap(/^Goal/u);
  await expect.poll(() => storedGoals(reader)).toBe(4);

  // The write and its repetition fail; the next tap stores both.
  await page.evaluate(() => failStorage(2));
  await tap(/^Goal/u);
  await tap(/^Goal/u);
  await expect.poll(() => storedGoals(reader)).toBe(6);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => failStorage('closed'));
  await tap(/^Goal/u);
  await expect(page.getByRole('alert')).toHaveText(
    'This device cannot store the game. Keep this page open until all is sent.',
  );
  await checkScreen(page, 'pad without storage');
  await page.evaluate(() => failStorage(0));
  await tap(/^Goal/u);
  await expect.poll(() => storedGoals(reader)).toBe(8);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The phone drops the page.
  await page.close();
  page = await context.newPage();
  await controlConnection(page, device.tcpProxy).goOnline();
  await page.goto(url);
  const goals = async () => (await noor.person.call(liveGameRoutes.one, { params: { id } })).summary.score.us;
  await expect.poll(goals, { timeout: 40_000 }).toBe(8);
});

test('posts are stored, and cached pages read, after the browser drops its storage', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent);
  const page = await openApp(ada.session);
  await page.context().addInitScript(breakStorage, 'rinkside');
  await page.goto('/app/games');
  await waitForCachedResponses(page, '/api/games?');
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/feed/following?');
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();

  await page.evaluate(() => failStorage('lost'));
  await page.getByRole('textbox', { name: 'Write a post' }).fill('From the cold rink');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toast(page, 'Saved on this device. It will be sent when you are back online.')).toBeVisible();
  expect(await storedRecords(page)).toContain('outbox post');

  await page.evaluate(() => failStorage('lost'));
  await page.getByRole('link', { name: 'Games' }).first().click();
  await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();

  await page.evaluate(() => failStorage('lost'));
  await connection.goOnline();
  await expect.poll(() => storedRecords(page), { timeout: 30_000 }).not.toContain('outbox post');
  expect((await ada.person.call(postRoutes.own)).map(({ content }) => content)).toEqual([
    'From the cold rink',
  ]);
});
