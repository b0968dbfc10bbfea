import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { routes } from '@rinkside/contracts/routes';
import { publicPageSql, publicSwitches, showsFullNameSql } from '@rinkside/domain/player/player.policy';
import { openTestDatabase } from '@rinkside/testkit/database';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addComment, addHighlight, addMentions } from './leavings.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

describe('email, birthdate and zip code', () => {
  // @covers C1 R12 V8.2.3 V14.2.4 V15.3.1
  it('are in no answer to anybody but their owner, from any route', async () => {
    const secret = { birthdate: '1987-03-09', zipcode: '90817-4433' };
    const owner = await world.person({ role: 'coach', ...secret });
    const mate = await world.person({ organization_id: owner.organizationId });
    const moderator = await world.person();
    await world.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const post = await owner.call(postRoutes.create, { body: { content: 'Hello' } });
    const { id: highlight } = await addHighlight(world, owner.id);
    const comment = await addComment(world, post.id, owner.id);
    await addMentions(world, owner.id, mate.id);
    await mate.call(likeRoutes.like, { body: { target_type: 'post', target_id: post.id } });
    for (const [who, whom] of [
      [mate, owner],
      [owner, mate],
    ] as const)
      await who.call(followRoutes.follow, { params: { id: whom.id } });
    const screen = await mate.screen();
    await screen.watch(`player:${owner.id}`);
    await owner.call(postRoutes.create, { body: { content: 'Live' } });
    await screen.hears('feed.added');

    const secrets = [`${owner.subject}@example.test`, ...Object.values(secret)];
    const ids = [owner.id, owner.organizationId, post.id, highlight, comment];
    const asked = new Set<string>();
    const ask = async (path: string, by?: Person) => {
      const headers = by && { authorization: `Bearer ${by.token}` };
      const text = await (await fetch(world.origin() + path, headers ? { headers } : {})).text();
      for (const word of secrets) expect(text, path).not.toContain(word);
      if (text.includes(owner.id)) asked.add(path.split('?')[0] ?? '');
    };
    for (const { path } of routes.filter(({ method }) => method === 'GET'))
      for (const id of path.includes(':id') ? ids : [''])
        for (const by of [undefined, mate, moderator]) await ask(path.replace(':id', id), by);
    await ask('/api/users?search=Lindqvist', mate);
    // The owner really was in what was read.
    expect(asked.size).toBeGreaterThan(6);
    for (const word of secrets) expect(JSON.stringify(screen.heard)).not.toContain(word);
    const own = JSON.stringify(await owner.call(playerRoutes.me));
    for (const word of secrets) expect(own).toContain(word);
  });
});

describe('the law of public pages', () => {
  it('is the same in TypeScript and in SQL', async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const year = new Date().getUTCFullYear();
    const edge = [-1, 0, 1].map((days) => {
      const today = new Date();
      return new Date(Date.UTC(year - 18, today.getUTCMonth(), today.getUTCDate() + days));
    });
    const birthdate = fc
      .oneof(
        fc.constantFrom(...edge),
        fc.date({ min: new Date('1930-01-01'), max: new Date(), noInvalidDate: true }),
      )
      .map((date) => date.toISOString().slice(0, 10));
    const row = fc.record({
      role: fc.constantFrom('player', 'parent', 'coach', null),
      trustedBirthdate: fc.option(birthdate),
      showFullNamePublicly: fc.option(fc.boolean()),
      publicPlayerPage: fc.option(fc.boolean()),
    });
    try {
      await fc.assert(
        fc.asyncProperty(row, async (player) => {
          const { rows } = await database.pool.query(
            `select ${showsFullNameSql('a')} as "showFullName", ${publicPageSql('a')} as "publicPage"
             from (select $1::text as role, $2::date as trusted_birthdate, $3::boolean as show_full_name_publicly,
               $4::boolean as public_player_page) a`,
            [player.role, player.trustedBirthdate, player.showFullNamePublicly, player.publicPlayerPage],
          );
          expect(rows).toEqual([publicSwitches(player)]);
        }),
        { numRuns: 300 },
      );
    } finally {
      await database.close();
    }
  });
});

describe('an export', () => {
  it('holds everything the account has stored, as a file, for its owner only', async () => {
    const owner = await world.person();
    const other = await world.person();
    const post = await owner.call(postRoutes.create, { body: { content: 'Mine' } });
    const theirs = await other.call(postRoutes.create, { body: { content: 'Theirs' } });
    await addHighlight(world, owner.id, { open: false });
    await addComment(world, theirs.id, owner.id);
    await owner.call(likeRoutes.like, { body: { target_type: 'post', target_id: theirs.id } });
    await owner.call(followRoutes.follow, { params: { id: other.id } });
    await addMentions(world, owner.id, other.id);
    await world.settle();
    const whole = await owner.call(exportRoutes.mine);
    expect(whole.profile).toEqual(await owner.call(playerRoutes.me));
    expect(whole).toMatchObject({
      posts: [{ id: post.id, content: 'Mine' }],
      highlights: [{ title: 'Top shelf' }],
      games: [],
      comments: [{ target_type: 'post', target_id: theirs.id, content: 'Nice' }],
      likes: [{ target_type: 'post', target_id: theirs.id }],
      follows: [{ target_type: 'user', target_id: other.id }],
      awards: [{ kind: 'test' }],
      season_stats: [{ reading: 'stats', season: 2020, games: 0 }],
      notifications: [{ kind: 'like', actor_id: other.id, read_at: null }],
      reports: [{ target_type: 'user', target_id: other.id, reason: 'spam' }],
      blocks: [],
    });
    const headers = { authorization: `Bearer ${(await world.newcomer()).token}` };
    const response = await fetch(`${world.origin()}${exportRoutes.mine.path}`, { headers });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="rinkside.json"');
    expect(await response.json()).toMatchObject({ posts: [], profile: { onboarding_complete: false } });
  });
});
