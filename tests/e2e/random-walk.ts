import type { Page } from '@playwright/test';
import { commentCalls } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import { TestUser } from '@rinkside/testkit/test-user';
import { expect } from './playwright-test.js';
import { type Device, waitForCachedResponses } from './offline-device.js';
import { fillStorages, freeStorages } from './full-storage.js';
import { type OnboardedUser, signIn } from './users.js';

/** Returns a generator of numbers from 0 to 1 (mulberry32): the same seed gives the same walk. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let hash = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
  return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
};

type Kind = 'post' | 'comment' | 'question' | 'game';

/** What a person typed into a form. A game is '{our score}:{their score}'. */
interface Content {
  kind: Kind;
  text: string;
  /** Withdrawn: sent, found in the form again and changed there. */
  state: 'typed' | 'sent' | 'withdrawn';
}

/** What the device and the server have. */
interface Found {
  drafts: string[];
  outbox: string[];
  server: string[];
}

const idOf = ({ kind, text }: Pick<Content, 'kind' | 'text'>) => `${kind} ${text}`;

/** Reads the drafts and the outbox. */
const readDevice = (page: Page): Promise<Pick<Found, 'drafts' | 'outbox'>> =>
  page.evaluate(async () => {
    const drafts = Object.keys(localStorage)
      .filter((key) => key.startsWith('rinkside.draft.'))
      .flatMap((key) => {
        const { name, value } = JSON.parse(localStorage.getItem(key) ?? '{}');
        const kind = String(name).split(':')[0];
        return kind === 'game' ? `game ${value.our_score}:${value.their_score}` : `${kind} ${value}`;
      });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rinkside');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
    });
    const rows = await new Promise<{ content: { kind: string; body: Record<string, string | number> } }[]>(
      (resolve) => {
        const reading = database.transaction('outbox').objectStore('outbox').getAll();
        reading.addEventListener('success', () => resolve(reading.result));
      },
    );
    database.close();
    const outbox = rows.map(({ content: { kind, body } }) =>
      kind === 'game' ? `game ${body['our_score']}:${body['their_score']}` : `${kind} ${body['content']}`,
    );
    return { drafts, outbox };
  });

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A short word for each number. Digits could look like a phone number. */
const wordOf = (count: number): string =>
  (count >= 26 ? wordOf(Math.floor(count / 26) - 1) : '') + (letters[count % 26] ?? '');

const screens = {
  post: { field: 'Write a post', send: 'Post' },
  comment: { field: 'Add a comment', send: 'Send comment' },
  question: { field: 'Your question', send: null },
  game: { field: 'Our score', send: 'Save game' },
} as const satisfies Record<Kind, { field: string; send: string | null }>;

const kinds = Object.keys(screens) as Kind[];

const restoreStep = 'restore the line';
const portal = { contentType: 'text/html', body: '<h1>Welcome to the rink</h1><p>Sign in to go on.</p>' };

export interface WalkOptions {
  seed: number;
  steps: number;
  device: Device;
  origin: string;
  person: OnboardedUser;
  /** Opens another page of the same browser. */
  openPage: () => Promise<Page>;
  /** Receives each step before it is taken. */
  trace: (step: string) => void;
  /** A post of another player, to like and comment on. */
  postId: string;
  /** An opponent of an earlier game. */
  opponent: string;
}

/**
 * Walks at random through typing, sending and every kind of interruption, and checks after each step: what was typed and
 * not sent is in a draft; what was sent is in the outbox or on the server, once.
 */
export const createWalk = ({
  seed,
  steps,
  device,
  origin,
  person,
  openPage,
  trace,
  postId,
  opponent,
}: WalkOptions) => {
  const random = createRandom(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const log: string[] = [];
  const contents: Content[] = [];
  const typed = new Map<Kind, Content>();
  let page: Page;
  let here: Kind | null = null;
  let words = 0;
  let builds = 0;
  let line: 'open' | 'cut' | 'frozen' | 'portal' = 'open';
  let liked = false;
  let reader = { person: person.person, at: Date.now() };

  const readsOf: Record<Kind, string[]> = {
    post: ['/api/users/me', '/api/games?'],
    comment: [`/api/posts/${postId}`],
    question: [],
    game: [],
  };
  const path = (kind: Kind) =>
    ({
      post: '/app/dashboard',
      comment: `/app/posts/${postId}`,
      question: '/app/chat',
      game: '/app/add-game',
    })[kind];
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first();

  const readServer = async (): Promise<string[]> => {
    // Tokens last 15 minutes.
    if (Date.now() - reader.at > 600_000) {
      const { accessToken } = await signIn(origin, person);
      const endpoint = { origin: () => origin, onClose: () => undefined };
      reader = { person: new TestUser(endpoint, person.name, accessToken), at: Date.now() };
    }
    const query = { limit: 100 };
    const [posts, games, comments] = await Promise.all([
      reader.person.call(postRoutes.own, { query }),
      reader.person.call(gameRoutes.own, { query: { limit: 1000 } }),
      reader.person.call(commentCalls.post.list, { params: { id: postId }, query }),
    ]);
    return [
      ...posts.map(({ content }) => `post ${content}`),
      ...games.map(({ our_score, their_score }) => `game ${our_score}:${their_score}`),
      ...comments.map(({ content }) => `comment ${content}`),
    ];
  };

  const fail = (reason: string): never => {
    throw new Error(`${reason}\nseed ${seed}, steps:\n${log.slice(-25).join('\n')}`);
  };

  /** The device first: content moves from there to the server. */
  const check = async (): Promise<void> => {
    const device = await readDevice(page);
    const found: Found = { ...device, server: await readServer() };
    for (const content of contents) {
      const id = idOf(content);
      const onServer = found.server.filter((other) => other === id).length;
      if (onServer > 1) fail(`'${id}' was sent ${onServer} times`);
      if (content.state === 'typed' && !found.drafts.includes(id))
        fail(`'${id}' was typed and is in no draft: ${found.drafts.join(', ')}`);
      if (content.state === 'typed' && onServer) fail(`'${id}' was not sent and is on the server`);
      const isKept = onServer > 0 || found.outbox.includes(id) || found.drafts.includes(id);
      if (content.state === 'sent' && !isKept) fail(`'${id}' was sent and is lost`);
    }
  };

  const shownIn = async (kind: Kind): Promise<string> => {
    const text = await field(screens[kind].field).inputValue();
    return kind === 'game' ? `${text}:${await field('Their score').inputValue()}` : text;
  };
  const emptyText = (kind: Kind) => (kind === 'game' ? ':' : '');

  /** Opens the screen of a form, and expects there what was typed and not sent. */
  const open = async (kind: Kind, reload = false): Promise<void> => {
    if (reload) await page.reload({ waitUntil: 'commit' });
    else if (here !== kind) await page.goto(path(kind), { waitUntil: 'commit' });
    here = kind;
    await expect(field(screens[kind].field), `screen of the ${kind}`).toBeVisible({ timeout: 20_000 });
    const draft = typed.get(kind);
    if (draft) await expect.poll(() => shownIn(kind), 'the form shows its draft').toBe(draft.text);
  };

  const isSending = async (kind: Kind) =>
    !(await field(screens[kind].field).isEditable()) ||
    (screens[kind].send !== null &&
      !(await page
        .getByRole('button', { name: new RegExp(`^(${screens[kind].send}|Retry)$`) })
        .last()
        .isEnabled()));

  /** What the form shows may have been sent before and not have reached the outbox. */
  const withdraw = (kind: Kind, text: string) => {
    for (const content of contents)
      if (content.kind === kind && content.text === text && content.state === 'sent')
        content.state = 'withdrawn';
  };

  const type = async (kind: Kind): Promise<void> => {
    await open(kind);
    if (await isSending(kind)) return;
    const before = await shownIn(kind);
    const number = words++;
    withdraw(kind, before);
    let text: string;
    if (kind === 'game') {
      text = `${number % 50}:${Math.floor(number / 50)}`;
      const [our = '', their = ''] = text.split(':');
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: opponent }) })
        .click();
      for (const [name, value] of [
        ['Our score', our],
        ['Their score', their],
        ['Goals', '0'],
        ['Assists', '0'],
      ] as const) {
        await field(name).press('ControlOrMeta+A');
        await field(name).pressSequentially(value);
      }
    } else {
      const added = `${before ? ' ' : ''}puck ${wordOf(number)}`;
      await field(screens[kind].field).press('ControlOrMeta+End');
      await field(screens[kind].field).pressSequentially(added);
      text = before + added;
    }
    const content: Content = { kind, text, state: 'typed' };
    const replaced = typed.get(kind);
    if (replaced) contents.splice(contents.indexOf(replaced), 1);
    contents.push(content);
    typed.set(kind, content);
  };

  const send = async (kind: Kind): Promise<void> => {
    const { send: name } = screens[kind];
    if (!name || !typed.has(kind)) await type(kind);
    const content = typed.get(kind);
    if (!name || !content) return;
    await open(kind);
    if (await isSending(kind)) return;
    content.state = 'sent';
    typed.delete(kind);
    await page
      .getByRole('button', { name: new RegExp(`^(${name}|Retry)$`) })
      .last()
      .click();
    // Saving a game ends on another screen.
    here = kind === 'game' ? null : here;
    // Often long enough for the outbox, never for the answer of a lost line.
    if (random() < 0.7) await page.waitForTimeout(300);
  };

  const toggleLike = async (): Promise<void> => {
    await open('comment');
    const button = page
      .locator('main')
      .getByRole('button', { name: /^Like, / })
      .first();
    for (let taps = pick([1, 1, 2, 3]); taps > 0; taps--) {
      liked = (await button.getAttribute('aria-pressed')) !== 'true';
      await button.click();
    }
  };

  const openAnother = async (): Promise<void> => {
    page = await openPage();
    page.setDefaultTimeout(20_000);
    here = null;
  };

  const reopen = async (): Promise<void> => {
    await page.close();
    await openAnother();
    await open(pick<Kind>(['post', 'comment', 'game']));
  };

  const setLine = async (next: typeof line): Promise<void> => {
    line = next;
    device.httpProxy.forward();
    device.tcpProxy.reconnect();
    if (next === 'cut') device.tcpProxy.disconnect();
    if (next === 'frozen') device.tcpProxy.freeze();
    if (next === 'portal') device.httpProxy.answerInstead(() => portal);
  };

  const deploy = async (): Promise<void> => {
    await device.httpProxy.deploy(++builds);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await Promise.race([
        registration?.update().catch(() => null),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ]);
    });
    const reload = page.locator('[data-update]').getByRole('button', { name: 'Reload' });
    const isOffered = await reload.waitFor({ timeout: line === 'open' ? 4000 : 500 }).then(
      () => true,
      () => false,
    );
    if (!isOffered || random() < 0.3) return;
    const isLoaded = page.waitForEvent('domcontentloaded');
    await reload.click();
    await isLoaded;
    if (here) await open(here);
  };

  /** Without room the page must ask before it is left, and store the draft once there is room. */
  const typeWithFullStorage = async (): Promise<void> => {
    const kind = pick<Kind>(['post', 'comment', 'question']);
    await open(kind);
    if (await isSending(kind)) return;
    await fillStorages(page);
    await type(kind);
    const asked = page.waitForEvent('dialog', { timeout: 5000 }).catch(() => null);
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    if (!dialog) return fail('the page did not ask before it lost a draft');
    await dialog.dismiss();
    await freeStorages(page);
    await type(kind);
  };

  /** Without room in the database the form keeps what was sent, or the server has it. */
  const sendWithFullDatabase = async (): Promise<void> => {
    const kind = pick<Kind>(['post', 'comment', 'game']);
    await type(kind);
    const devtools = await page.context().newCDPSession(page);
    const storage = { origin: new URL(page.url()).origin };
    await devtools.send('Storage.overrideQuotaForOrigin', { ...storage, quotaSize: 1 });
    try {
      await send(kind);
      await check();
    } finally {
      await devtools.send('Storage.overrideQuotaForOrigin', storage);
      await devtools.detach();
    }
  };

  const stepTable: readonly (readonly [weight: number, name: string, run: () => Promise<void>])[] = [
    ...kinds.map((kind) => [5, `type a ${kind}`, () => type(kind)] as const),
    ...(['post', 'comment', 'game'] as const).map((kind) => [5, `send a ${kind}`, () => send(kind)] as const),
    [5, 'like', toggleLike],
    [3, 'cut the line', () => setLine('cut')],
    [2, 'freeze the line', () => setLine('frozen')],
    [2, 'portal page', () => setLine('portal')],
    [12, restoreStep, () => setLine('open')],
    [5, 'reload', () => (here ? open(here, true) : open('post'))],
    [3, 'close and open again', reopen],
    [2, 'deploy a build', deploy],
    [1, 'type with full storage', typeWithFullStorage],
    [1, 'send with a full database', sendWithFullDatabase],
  ];
  const nextStep = () => {
    // An open line needs no restoring.
    const choices = stepTable.filter(([, name]) => line !== 'open' || name !== restoreStep);
    let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    return choices.find(([weight]) => (left -= weight) < 0) ?? choices[0];
  };

  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    log.push(`${log.length + 1}. ${name} (line ${line}, on ${here ?? 'another screen'})`);
    trace(log.at(-1) ?? '');
    try {
      await work();
    } catch (error) {
      fail(`${name}: ${String(error)}`);
    }
    await check();
  };

  /** With the line restored, everything that was sent arrives, and drafts stay drafts. */
  const finish = async (): Promise<void> => {
    await setLine('open');
    await page.close();
    await openAnother();
    await open('post');
    const outbox = async () => (await readDevice(page)).outbox;
    await expect.poll(outbox, { message: 'the outbox is sent', timeout: 90_000 }).toEqual([]);
    await check();
    const { drafts } = await readDevice(page);
    const server = await readServer();
    for (const content of contents.filter(({ state }) => state === 'sent'))
      if (drafts.includes(idOf(content)) === server.includes(idOf(content)))
        fail(`'${idOf(content)}' is both sent and a draft, or neither`);
    for (const kind of kinds) {
      await open(kind);
      if (!drafts.some((id) => id.startsWith(`${kind} `)))
        await expect.poll(() => shownIn(kind), `an empty form of the ${kind}`).toBe(emptyText(kind));
    }
    const { userLiked } = await reader.person.call(postRoutes.one, { params: { id: postId } });
    if (userLiked !== liked) fail(`the like is ${userLiked} and was left ${liked}`);
  };

  return {
    /** Runs a script at the start of every page from now on. */
    onEveryPage: (script: () => void) => page.context().addInitScript(script),
    /** Opens each screen once, as a person has before the line is bad. */
    start: async (): Promise<void> => {
      await openAnother();
      for (const kind of kinds) {
        await open(kind);
        // The next screen would cancel a read of this one.
        await waitForCachedResponses(page, ...readsOf[kind]);
      }
    },
    /** Runs these steps instead of random ones. */
    runNamed: async (...names: string[]): Promise<void> => {
      for (const name of names) {
        const step = stepTable.find(([, other]) => other === name);
        if (step) await run(name, step[2]);
      }
    },
    runAll: async (): Promise<void> => {
      for (let count = 0; count < steps; count++) {
        const step = nextStep();
        if (step) await run(step[1], step[2]);
      }
      await finish();
    },
  };
};
