import { setTimeout as pause } from 'node:timers/promises';
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachSchemas } from '@rinkside/contracts/coach.schema';
import { commentRoutes } from '@rinkside/contracts/comment';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute, CallError } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { Figure } from './chaos-run.js';
import { Installation } from './installation.js';
import { isQuickRun } from './quick-run.js';
import { seedUsers, type SeedUser } from './seed-users.js';
import { quantile } from './traffic.js';

const categories = ['L', 'M', 'N', 'P', 'S', 'Z', 'C'].map(
  (name) => [name, new RegExp(`^\\p{${name}}`, 'u')] as const,
);

/** What a text with this character costs to normalize: its category, its planes and what it decomposes into. */
const classOf = (character: string): string => {
  const decomposed = character.normalize('NFKD');
  return [
    categories.find(([, pattern]) => pattern.test(character))?.[0],
    decomposed === character ? 0 : decomposed.length,
    character.length,
    /\p{M}/u.test(decomposed),
    /\s/.test(decomposed),
    /[a-z]/i.test(decomposed),
  ].join();
};

/** The first character of every class. */
const characters = (): string[] => {
  const found = new Map<string, string>();
  for (let code = 0x20; code < 0x3_00_00; code++) {
    if (code >= 0xd8_00 && code < 0xe0_00) continue;
    const character = String.fromCodePoint(code);
    const name = classOf(character);
    if (!found.has(name)) found.set(name, character);
  }
  return [...found.values()];
};

const shapes: ((character: string) => string)[] = [
  (character) => character.repeat(2000),
  (character) => `${character.repeat(7)} `.repeat(250),
  (character) => `a${character}b`.repeat(650),
  (character) => `${character}?\n`.repeat(650),
  (character) => `${character}. i ${character}! `.repeat(200),
  (character) => `${character}wrisst shoot `.repeat(140),
];

/** Texts of every class and shape that the product accepts as a question. */
const worstTexts = (): string[] =>
  characters().flatMap((character) =>
    shapes.flatMap((shape) => {
      const text = Array.from(shape(character)).slice(0, 2000).join('');
      return coachSchemas.ask.body.safeParse({ text }).success ? [text] : [];
    }),
  );

/** Sends texts as fast as the limits of one account allow. @returns how many were accepted */
const sendTexts = async (
  origin: string,
  { token }: SeedUser,
  postId: string,
  texts: string[],
  until: number,
) => {
  const accepted = { questions: 0, posts: 0, comments: 0 };
  const send = async (kind: keyof typeof accepted, request: (text: string) => Promise<unknown>) => {
    for (let at = 0; performance.now() < until; at++) {
      try {
        await request(texts[(at * 31) % texts.length] ?? '');
        accepted[kind]++;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // Refused, or the previous question is not answered.
        await pause(error.status === 429 ? 1000 : 50);
      }
    }
  };
  await Promise.all([
    send('questions', (text) => callRoute(origin, token, coachRoutes.ask, { body: { text } })),
    send('posts', (content) => callRoute(origin, token, postRoutes.create, { body: { content } })),
    send('comments', (content) =>
      callRoute(origin, token, commentRoutes.onPost, { params: { id: postId }, body: { content } }),
    ),
  ]);
  return accepted;
};

/** Likes posts three times a second until a time. @returns the delays until another person's socket has the event, ms */
const likeDelays = async (origin: string, people: SeedUser[], until: number): Promise<number[]> => {
  const [author, watcher, ...fans] = people;
  if (!author || !watcher) throw new Error('too few people');
  const { id } = await callRoute(origin, author.token, postRoutes.create, {
    body: { content: 'First shift' },
  });
  const client = await new LiveClient(origin, watcher.token).open();
  const delays: number[] = [];
  try {
    await client.watch(`post:${id}`);
    let received = 0;
    client.on('like.changed', () => received++);
    for (let at = 0; performance.now() < until; at++) {
      const sentAt = performance.now();
      const route = Math.floor(at / fans.length) % 2 === 0 ? likeRoutes.like : likeRoutes.unlike;
      const before = received;
      await callRoute(origin, fans[at % fans.length]?.token, route, {
        body: { target_type: 'post', target_id: id },
      });
      await waitFor('the like is received', () => received > before, 20_000);
      delays.push(performance.now() - sentAt);
      await pause(Math.max(0, 333 - performance.now() - sentAt));
    }
  } finally {
    client.close();
  }
  return delays;
};

/** Measures others' live updates while one account of a minor sends the worst texts that are accepted. */
export const sendWorstTexts = async (
  postgresUrl: string,
  size: { idleSeconds: number; seconds: number },
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl, { env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { origin } = installation;
    const [sender, ...people] = await seedUsers(installation, 12);
    if (!sender) throw new Error('no sender');
    await callRoute(origin, sender.token, playerRoutes.update, { body: { birthdate: '2011-05-04' } });
    const post = await callRoute(origin, sender.token, postRoutes.create, { body: { content: 'Hello' } });
    const texts = worstTexts();
    const inSeconds = (seconds: number) => performance.now() + seconds * 1000;
    await likeDelays(origin, people, inSeconds(size.idleSeconds / 3));
    const idle = await likeDelays(origin, people, inSeconds(size.idleSeconds));
    const until = inSeconds(size.seconds);
    const [busy, accepted] = await Promise.all([
      likeDelays(origin, people, until),
      sendTexts(origin, sender, post.id, texts, until),
    ]);
    const median = (values: number[]) => quantile(values, 0.5);
    return [
      { what: 'texts', value: texts.length },
      { what: 'accepted questions', value: accepted.questions },
      { what: 'accepted posts and comments', value: accepted.posts + accepted.comments },
      { what: 'median of live updates without them, ms', value: Math.round(median(idle)) },
      { what: 'median of live updates with them, ms', value: Math.round(median(busy)) },
      { what: 'p95 of live updates with them, ms', value: Math.round(quantile(busy, 0.95)) },
      {
        what: 'median of live updates, ratio',
        value: Math.round((100 * median(busy)) / median(idle)) / 100,
        // A quick run has too few likes for a median.
        ...(!isQuickRun && { limit: 2 }),
      },
    ];
  } finally {
    await installation.close();
  }
};
