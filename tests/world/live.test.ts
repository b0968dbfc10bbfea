import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import type { Person } from '@rinkside/testkit/person';
import type { Screen } from '@rinkside/testkit/screen';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openHighlights, type Highlights } from './highlights.js';
import { Office } from './office.js';
import { rawSocket } from './raw-socket.js';

let world: World;
let highlights: Highlights;
let office: Office;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await openHighlights(world);
  office = await Office.open(world);
  [author, stranger] = [await world.person(), await world.person()];
});
afterAll(async () => {
  await highlights?.close();
  await world?.close();
});

const nobody = '0198c0de-0000-7000-8000-000000000000';
const of = (id: string) => ({ params: { id } });
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

describe('a room', () => {
  const rooms = new Map<string, string>();
  const viewers = new Map<string, Person>();
  beforeAll(async () => {
    const hidden = await post();
    await office.act(stranger, 'post', hidden, 'hide');
    const failed = await highlights.make(author, { ready: false });
    await highlights.fail(author, failed);
    const gone = await post();
    await author.call(postRoutes.remove, of(gone));
    for (const [name, room] of [
      ['an organization', `organization:${author.organizationId}`],
      ['the player', `player:${author.id}`],
      ['a post', `post:${await post()}`],
      ['a game', `game:${await game()}`],
      ['a public highlight', `highlight:${await highlights.make(author)}`],
      ['one whose media is worked on', `highlight:${await highlights.make(author, { ready: false })}`],
      ['a private highlight', `highlight:${await highlights.make(author, { isPublic: false })}`],
      ['a failed highlight', `highlight:${failed}`],
      ['a post taken down', `post:${hidden}`],
      ['a post that is gone', `post:${gone}`],
    ] as const)
      rooms.set(name, room);
    const [blocked, blocker] = [await world.person(), await world.person()];
    await author.call(blockRoutes.block, of(blocked.id));
    await blocker.call(blockRoutes.block, of(author.id));
    const follower = await world.person({ organization_id: author.organizationId });
    await follower.call(followRoutes.follow, of(author.id));
    for (const [name, person] of Object.entries({
      author,
      stranger,
      follower,
      blocked,
      blocker,
      moderator: office.moderator,
    }))
      viewers.set(name, person);
    viewers.set('newcomer', await world.newcomer());
  });

  const open = [
    'an organization',
    'the player',
    'a post',
    'a game',
    'a public highlight',
    'one whose media is worked on',
  ];
  const own = ['a private highlight', 'a failed highlight', 'a post taken down'];
  // @covers V8.3.1
  it.each([
    ['author', [...open, ...own]],
    ['follower', open],
    ['stranger', open],
    ['moderator', open],
    ['blocked', ['an organization']],
    ['blocker', ['an organization']],
    ['newcomer', []],
  ])('opens to the %s where policy says so and nowhere else', async (name, allowed) => {
    const screen = await viewers.get(name)!.screen(1);
    const answers = new Map<string, boolean>();
    for (const [what, room] of rooms) {
      const answer = await screen.watch(room);
      answers.set(what, answer.ok);
      if (!answer.ok) expect(answer.error).toBe(refusals.notFound);
    }
    expect([...answers].filter(([, ok]) => ok).map(([what]) => what)).toEqual(allowed);
  });

  it('of its own is what a socket has; others, and those the server keeps for itself, are none to ask for', async () => {
    const screen = await stranger.screen();
    const ids = [author.id, author.organizationId, stranger.id, nobody, ''];
    const kinds = ['user', 'followers', 'following', 'User', 'moderation', '__proto__', 'constructor'];
    const guessed = kinds.flatMap((kind) => ids.map((id) => `${kind}:${id}`));
    const malformed = [
      '',
      ':',
      'post',
      'post:',
      'post:x',
      'post:*',
      `post:${nobody}:`,
      ` player:${author.id}`,
      `player:${author.id}\n`,
      `player:${author.id},user:${author.id}`,
      '__proto__',
      'toString',
      'Following',
      '*',
      'p'.repeat(10_000),
    ];
    const mixedUp = [...rooms.values()].map((room) =>
      room.replace(/^\w+/, (kind) => (kind === 'post' ? 'game' : 'post')),
    );
    const unknown = ['organization', 'player', 'post', 'game', 'highlight'].map(
      (kind) => `${kind}:${nobody}`,
    );
    for (const room of [...guessed, ...malformed, ...mixedUp, ...unknown]) {
      const answer = await (await fresh(screen)).watch(room);
      expect([room, answer]).toEqual([room, { ok: false, error: refusals.notFound }]);
    }
    const ask = rawSocket(world, stranger);
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
      expect(await ask.timeout(5000).emitWithAck('watch', body)).toEqual({
        ok: false,
        error: refusals.notFound,
      });
    ask.close();
  });

  /** A socket may ask only so often a second; this one goes on with a new one when it has asked a lot. */
  let asked = 0;
  const fresh = async (screen: Screen): Promise<Screen> =>
    ++asked % 40 === 0 ? (current = await stranger.screen()) : (current ??= screen);
  let current: Screen | undefined;
});
