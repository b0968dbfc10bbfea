import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { LiveClient } from '@rinkside/testkit/live-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';
import { ModerationHarness } from './moderation-harness.js';
import { openRawSocket } from './raw-socket.js';

let app: TestApp;
let highlights: HighlightFactory;
let moderation: ModerationHarness;
let author: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await createHighlightFactory(app);
  moderation = await ModerationHarness.open(app);
  [author, stranger] = [await app.user(), await app.user()];
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const withId = (id: string) => ({ params: { id } });
const post = async (content = 'Early ice') =>
  (await author.call(postRoutes.create, { body: { content } })).id;
const game = async () => {
  const body = {
    organization_id: stranger.organizationId,
    date: '2026-11-20',
    our_score: 3,
    their_score: 2,
    goals: 1,
    assists: 1,
  };
  return (await author.call(gameRoutes.create, { body })).id;
};

describe('watching a room', () => {
  const rooms = new Map<string, string>();
  const viewers = new Map<string, TestUser>();
  beforeAll(async () => {
    const takenDownId = await post();
    await moderation.reportAndSettle(stranger, 'post', takenDownId, 'hide');
    const failedId = await highlights.make(author, { ready: false });
    await highlights.fail(author, failedId);
    const removedId = await post();
    await author.call(postRoutes.remove, withId(removedId));
    for (const [name, room] of [
      ['an organization', `organization:${author.organizationId}`],
      ['the player', `player:${author.id}`],
      ['a post', `post:${await post()}`],
      ['a game', `game:${await game()}`],
      ['a public highlight', `highlight:${await highlights.make(author)}`],
      ['a highlight in processing', `highlight:${await highlights.make(author, { ready: false })}`],
      ['a private highlight', `highlight:${await highlights.make(author, { isPublic: false })}`],
      ['a failed highlight', `highlight:${failedId}`],
      ['a taken-down post', `post:${takenDownId}`],
      ['a removed post', `post:${removedId}`],
    ] as const)
      rooms.set(name, room);
    const [blocked, blocker] = [await app.user(), await app.user()];
    await author.call(blockRoutes.block, withId(blocked.id));
    await blocker.call(blockRoutes.block, withId(author.id));
    const follower = await app.user({ organization_id: author.organizationId });
    await follower.call(followRoutes.follow, withId(author.id));
    for (const [name, person] of Object.entries({
      author,
      stranger,
      follower,
      blocked,
      blocker,
      moderator: moderation.moderator,
    }))
      viewers.set(name, person);
    viewers.set('unonboarded user', await app.unonboardedUser());
  });

  const openRooms = [
    'an organization',
    'the player',
    'a post',
    'a game',
    'a public highlight',
    'a highlight in processing',
  ];
  const ownRooms = ['a private highlight', 'a failed highlight', 'a taken-down post'];
  // @covers V8.3.1
  it.each([
    ['author', [...openRooms, ...ownRooms]],
    ['follower', openRooms],
    ['stranger', openRooms],
    ['moderator', openRooms],
    ['blocked', ['an organization']],
    ['blocker', ['an organization']],
    ['unonboarded user', []],
  ])('is allowed for the %s only where the policy allows it', async (name, allowed) => {
    const client = await viewers.get(name)!.liveClient(1);
    const answers = new Map<string, boolean>();
    for (const [name, room] of rooms) {
      const answer = await client.watch(room);
      answers.set(name, answer.ok);
      if (!answer.ok) expect(answer.error).toBe(errorMessages.notFound);
    }
    expect([...answers].filter(([, ok]) => ok).map(([name]) => name)).toEqual(allowed);
  });

  it('is rejected for internal, malformed, unknown and mistyped rooms', async () => {
    const client = await stranger.liveClient();
    const ids = [author.id, author.organizationId, stranger.id, unknownId, ''];
    const kinds = ['user', 'followers', 'following', 'User', 'moderation', '__proto__', 'constructor'];
    const guessed = kinds.flatMap((kind) => ids.map((id) => `${kind}:${id}`));
    const malformed = [
      '',
      ':',
      'post',
      'post:',
      'post:x',
      'post:*',
      `post:${unknownId}:`,
      ` player:${author.id}`,
      `player:${author.id}\n`,
      `player:${author.id},user:${author.id}`,
      '__proto__',
      'toString',
      'Following',
      '*',
      'p'.repeat(10_000),
    ];
    const mistyped = [...rooms.values()].map((room) =>
      room.replace(/^\w+/, (kind) => (kind === 'post' ? 'game' : 'post')),
    );
    const unknownRooms = ['organization', 'player', 'post', 'game', 'highlight'].map(
      (kind) => `${kind}:${unknownId}`,
    );
    for (const room of [...guessed, ...malformed, ...mistyped, ...unknownRooms]) {
      const answer = await (await freshClient(client)).watch(room);
      expect([room, answer]).toEqual([room, { ok: false, error: errorMessages.notFound }]);
    }
    const socket = openRawSocket(app, stranger);
    for (const body of [
      undefined,
      null,
      7,
      'following',
      [],
      ['following'],
      { room: ['following'] },
      { room: { toString: 1 } },
      { room: 'following', as: author.id },
      { Room: 'following' },
    ])
      expect(await socket.timeout(5000).emitWithAck('watch', body)).toEqual({
        ok: false,
        error: errorMessages.notFound,
      });
    socket.close();
  });

  /** Opens a new socket every 40 requests, to stay below the limit of watch requests per second and socket. */
  let watchCount = 0;
  const freshClient = async (client: LiveClient): Promise<LiveClient> =>
    ++watchCount % 40 === 0 ? (currentClient = await stranger.liveClient()) : (currentClient ??= client);
  let currentClient: LiveClient | undefined;
});
