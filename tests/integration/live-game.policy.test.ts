import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import {
  canFollowLiveGameSql,
  canSeeLiveGame,
  type LiveGameRelation,
  scoringRoleOf,
  scoringRoleSql,
} from '@rinkside/domain/live-game/live-game.policy';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createGuardian, createMatrixUsers, type MatrixUsers } from './access-matrix/matrix-users.js';
import { skaterGame } from './game-factory.js';
import { goal, startLiveGame } from './live-game-factory.js';

let app: TestApp;
let users: MatrixUsers;
/** Everyone who looks at the live game of the owner, a minor. */
let viewers: Record<string, TestUser>;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  users = await createMatrixUsers(app);
  const followed = await app.user();
  await users.owner.call(followRoutes.follow, { params: { id: followed.id } });
  viewers = {
    ...users,
    followed,
    guardian: await createGuardian(app, 'guardian', users),
    'second guardian': await createGuardian(app, 'second guardian', users),
    'former guardian': await createGuardian(app, 'former guardian', users),
  };
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });

/** Names of the viewers who see a live game in each way. */
const surfaces = async (player: TestUser, id: string, act: () => Promise<unknown>) => {
  const seen: Record<string, string[]> = { read: [], cheer: [], list: [], room: [], update: [] };
  const clients = new Map<string, Awaited<ReturnType<TestUser['liveClient']>>>();
  for (const [name, viewer] of Object.entries(viewers)) {
    const client = await viewer.liveClient();
    clients.set(name, client);
    // Rooms that show the game to those who may see it.
    await client.watch(`player:${player.id}`);
    await client.watch(`organization:${player.organizationId}`);
    const { ok } = await client.watch(`live_game:${id}`);
    if (ok) seen.room?.push(name);
    const read = await viewer.call(liveGameRoutes.one, withId(id)).catch(() => undefined);
    if (read) seen.read?.push(name);
    const cheer = viewer.call(liveGameRoutes.cheer, { ...withId(id), body: { heart: 1 } });
    if (await cheer.catch(() => undefined)) seen.cheer?.push(name);
    const query = { organization_id: player.organizationId };
    const list = await viewer.call(liveGameRoutes.list, { query });
    if (list.some((game) => game.id === id)) seen.list?.push(name);
  }
  await act();
  await app.settle();
  await clients.get('owner')?.waitForEvent('live_game.changed');
  for (const [name, client] of clients) {
    if (client.eventsNamed('live_game.changed').some(({ live_game }) => live_game.id === id))
      seen.update?.push(name);
    client.close();
  }
  return seen;
};

describe('a live game', () => {
  it('of a minor is seen by the club, people the minor follows and guardians', async () => {
    const { owner, follower, stranger } = users;
    const { device, game } = await startLiveGame(owner);
    const readers = ['mate', 'coach', 'owner', 'followed', 'guardian', 'second guardian'];
    const seen = await surfaces(owner, game.id, () => device.tap(goal));
    expect(seen).toEqual({ read: readers, cheer: readers, list: readers, room: readers, update: readers });
    expect(await users.mate.call(liveGameRoutes.list)).toMatchObject([{ id: game.id }]);
    expect(await viewers.guardian?.call(liveGameRoutes.list)).toMatchObject([{ id: game.id }]);
    expect(await follower.call(liveGameRoutes.list)).toEqual([]);

    const body = skaterGame(stranger.organizationId);
    const { id } = await owner.call(liveGameRoutes.finish, { ...withId(game.id), body });
    expect(await follower.call(liveGameRoutes.timeline, withId(id))).toMatchObject({ status: 'final' });
    expect(await follower.call(liveGameRoutes.one, withId(game.id))).toMatchObject({ game_id: id });
    await expect(users.blocked.call(liveGameRoutes.one, withId(game.id))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('of an adult is seen by everyone who is not blocked', async () => {
    const { stranger: player, follower } = users;
    await player.call(blockRoutes.block, withId(follower.id));
    const { device, game } = await startLiveGame(player);
    const readers = Object.keys(viewers).filter((name) => name !== 'follower');
    const seen = await surfaces(player, game.id, async () => {
      await device.tap(goal);
      const client = await users.owner.liveClient();
      await client.watch(`live_game:${game.id}`);
      await device.tap(goal);
      await client.waitForEvent('live_game.changed');
      client.close();
    });
    expect(seen).toEqual({ read: readers, cheer: readers, list: readers, room: readers, update: readers });
  });

  it('shows a minor’s last name in live updates as an initial only', async () => {
    const { owner, mate } = users;
    const client = await mate.liveClient();
    await client.watch(`player:${owner.id}`);
    const { game } = await startLiveGame(owner);
    const { live_game } = await client.waitForEvent('live_game.changed');
    expect(live_game.player.last_name).toBe('Q.');
    const read = await mate.call(liveGameRoutes.one, withId(game.id));
    expect(read.player.last_name).toBe('Quillfeather');
    await owner.call(liveGameRoutes.discard, withId(game.id));
  });

  it('is scored by guardians who act as the child', async () => {
    const parent = await app.user({ role: 'parent', birthdate: '1985-02-03', first_name: 'Dana' });
    const { owner } = users;
    await app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
      parent.id,
      owner.id,
    ]);
    const overseen = startLiveGame(parent, {}, owner.id);
    await expect(overseen).rejects.toMatchObject({ status: 403 });
    await app.pool.query(`update player set trusted_birthdate = now() - interval '11 years' where id = $1`, [
      owner.id,
    ]);
    const { device, game } = await startLiveGame(parent, {}, owner.id);
    expect(game).toMatchObject({ player: { id: owner.id }, scorer: { name: 'Dana' } });
    expect(await device.tap(goal)).toMatchObject({ scorer: { name: 'Dana' } });
  });
});

describe('live game policy', () => {
  // @covers V8.2.2
  it('gives the same result in TypeScript and in SQL', async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const [playerId, viewerId] = [
      '0198c0de-0000-7000-8000-000000000001',
      '0198c0de-0000-7000-8000-000000000002',
    ];
    const relations = fc.record<LiveGameRelation>({
      self: fc.boolean(),
      playerVisible: fc.boolean(),
      minors: fc.boolean(),
      known: fc.boolean(),
      guardian: fc.boolean(),
      scorer: fc.boolean(),
      seesGame: fc.boolean(),
    });
    try {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('live', 'final'), relations, async (status, relation) => {
          const { self, playerVisible, minors, known, guardian, scorer, seesGame } = relation;
          const viewer = self ? playerId : viewerId;
          // Guardians have rights over children only.
          fc.pre(!guardian || minors);
          fc.pre(!self || (known && seesGame));
          // They read the child's items as the child does.
          fc.pre(!guardian || seesGame);
          const { rows } = await database.pool.query<{ allowed: boolean }>(
            `with block as (select null::uuid as blocker_id, null::uuid as blocked_id where false),
             player as (select id, 'x' as issuer,
                 $3::boolean as onboarding_complete, null::timestamptz as suspended_at,
                 null::timestamptz as closed_at, null::date as rights_birthdate, 'player' as role,
                 case when $4::boolean then current_date - 3650 else current_date - 9000 end as trusted_birthdate
               from unnest(array[$1::uuid, $2::uuid]) as id),
             circle_place as (select null::uuid as player_id, null::uuid as circle_id where false),
             follow as (select $2::uuid as follower_id, 'user' as target_type, $1::uuid as target_id, $5::boolean as following),
             guardian as (select $1::uuid as guardian_id, $2::uuid as child_id where $6::boolean),
             live_link as (select $2::uuid as live_game_id, 'scorer' as kind, $2::uuid as player_id, $2::uuid as created_by,
               $1::uuid as accepted_by,
               null::timestamptz as revoked_at where $9::boolean),
             item as (select $2::uuid as id, $2::uuid as author_id, $7::boolean as viewable, false as club_visible)
             select ${canFollowLiveGameSql('$1::uuid')} as allowed
             from (select $2::uuid as id, $2::uuid as player_id, $8::text as status, $2::uuid as game_id) l`,
            [viewer, playerId, playerVisible, minors, known, guardian, seesGame, status, scorer],
          );
          expect(rows[0]?.allowed).toBe(canSeeLiveGame(status, relation));
        }),
      );
    } finally {
      await database.close();
    }
  });

  it('gives the same scoring role in TypeScript and in SQL', async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const [playerId, viewerId] = [
      '0198c0de-0000-7000-8000-000000000001',
      '0198c0de-0000-7000-8000-000000000002',
    ];
    const link = fc.constantFrom('none', 'open', 'accepted', 'revoked', 'of another person', 'for watching');
    try {
      await fc.assert(
        fc.asyncProperty(fc.boolean(), link, fc.boolean(), async (self, kind, blocked) => {
          const viewer = self ? playerId : viewerId;
          const { rows } = await database.pool.query<{ role: string | null }>(
            `with block as (select $2::uuid as blocker_id, $1::uuid as blocked_id where $4::boolean and $1 <> $2),
             live_link as (select $2::uuid as live_game_id, case $3 when 'for watching' then 'game' else 'scorer' end as kind,
               $2::uuid as player_id, $2::uuid as created_by,
               case $3 when 'open' then null when 'of another person' then $2::uuid else $1::uuid end as accepted_by,
               case $3 when 'revoked' then now() end as revoked_at where $3 <> 'none')
             select ${scoringRoleSql('$1::uuid')} as role from (select $2::uuid as id, $2::uuid as player_id) l`,
            [viewer, playerId, kind, blocked],
          );
          const relation = { self, scorer: kind === 'accepted', blocked };
          expect(rows[0]?.role).toBe(scoringRoleOf(relation));
        }),
      );
    } finally {
      await database.close();
    }
  });
});
