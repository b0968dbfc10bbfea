import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { routes } from '@rinkside/contracts/routes.schema';
import { publicPageSql, publicSettings, showsFullNameSql } from '@rinkside/domain/player/player.policy';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertComment, insertHighlight, insertAccountReferences } from './deletion-residue.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

describe('private fields (email, birthdate, zip code)', () => {
  // @covers C1 R12 V8.2.3 V14.2.4 V15.3.1
  it('appear in no reply of any GET route and no live event to other users', async () => {
    const privateFields = { birthdate: '1987-03-09', zipcode: '90817-4433' };
    const owner = await app.user({ role: 'coach', ...privateFields });
    const mate = await app.user({ organization_id: owner.organizationId });
    const moderator = await app.user();
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const post = await owner.call(postRoutes.create, { body: { content: 'Hello' } });
    const { id: highlight } = await insertHighlight(app, owner.id);
    const comment = await insertComment(app, post.id, owner.id);
    await insertAccountReferences(app, owner.id, mate.id);
    await mate.call(likeRoutes.like, { body: { target_type: 'post', target_id: post.id } });
    for (const [follower, followed] of [
      [mate, owner],
      [owner, mate],
    ] as const)
      await follower.call(followRoutes.follow, { params: { id: followed.id } });
    const client = await mate.liveClient();
    await client.watch(`player:${owner.id}`);
    await owner.call(postRoutes.create, { body: { content: 'Live' } });
    await client.waitForEvent('feed.added');

    const secrets = [`${owner.subject}@example.test`, ...Object.values(privateFields)];
    const ids = [owner.id, owner.organizationId, post.id, highlight, comment];
    const pathsWithOwner = new Set<string>();
    const checkReply = async (path: string, caller?: TestUser) => {
      const headers = caller && { authorization: `Bearer ${caller.token}` };
      const text = await (await fetch(app.origin() + path, headers ? { headers } : {})).text();
      for (const value of secrets) expect(text, path).not.toContain(value);
      if (text.includes(owner.id)) pathsWithOwner.add(path.split('?')[0] ?? '');
    };
    for (const { path } of routes.filter(({ method }) => method === 'GET'))
      for (const id of path.includes(':id') ? ids : [''])
        for (const caller of [undefined, mate, moderator]) await checkReply(path.replace(':id', id), caller);
    await checkReply('/api/users?search=Lindqvist', mate);
    // Guards against a vacuous test: replies contained the owner.
    expect(pathsWithOwner.size).toBeGreaterThan(6);
    for (const value of secrets) expect(JSON.stringify(client.received)).not.toContain(value);
    const ownProfile = JSON.stringify(await owner.call(playerRoutes.me));
    for (const value of secrets) expect(ownProfile).toContain(value);
  });
});

describe('the public page policy', () => {
  it('gives the same result in TypeScript and in SQL', async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const year = new Date().getUTCFullYear();
    const boundaryDates = [13, 18].flatMap((age) =>
      [-1, 0, 1].map((days) => {
        const today = new Date();
        return new Date(Date.UTC(year - age, today.getUTCMonth(), today.getUTCDate() + days));
      }),
    );
    const birthdate = fc
      .oneof(
        fc.constantFrom(...boundaryDates),
        fc.date({ min: new Date('1930-01-01'), max: new Date(), noInvalidDate: true }),
      )
      .map((date) => date.toISOString().slice(0, 10));
    const row = fc.record({
      role: fc.constantFrom('player', 'parent', 'coach', null),
      trustedBirthdate: fc.option(birthdate),
      showFullNamePublicly: fc.option(fc.boolean()),
      guardianFullNameConfirmedAt: fc.option(fc.constant(new Date())),
      publicPlayerPage: fc.option(fc.boolean()),
    });
    try {
      await fc.assert(
        fc.asyncProperty(row, async (player) => {
          const { rows } = await database.pool.query(
            `select ${showsFullNameSql('a')} as "showFullName", ${publicPageSql('a')} as "publicPage"
             from (select $1::text as role, $2::date as trusted_birthdate, $3::boolean as show_full_name_publicly,
               $4::boolean as public_player_page, $5::timestamptz as guardian_full_name_confirmed_at) a`,
            [
              player.role,
              player.trustedBirthdate,
              player.showFullNamePublicly,
              player.publicPlayerPage,
              player.guardianFullNameConfirmedAt,
            ],
          );
          expect(rows).toEqual([publicSettings(player)]);
        }),
        { numRuns: 300 },
      );
    } finally {
      await database.close();
    }
  });
});

describe('the data export', () => {
  it('contains all data of the account, as a file, for its owner only', async () => {
    const owner = await app.user();
    const other = await app.user();
    const post = await owner.call(postRoutes.create, { body: { content: 'Mine' } });
    const otherPost = await other.call(postRoutes.create, { body: { content: 'Theirs' } });
    await insertHighlight(app, owner.id, { viewable: false });
    await insertComment(app, otherPost.id, owner.id);
    await owner.call(likeRoutes.like, { body: { target_type: 'post', target_id: otherPost.id } });
    await owner.call(followRoutes.follow, { params: { id: other.id } });
    await insertAccountReferences(app, owner.id, other.id);
    await app.settle();
    const exported = await owner.call(exportRoutes.mine);
    expect(exported.profile).toEqual(await owner.call(playerRoutes.me));
    expect(exported).toMatchObject({
      posts: [{ id: post.id, content: 'Mine' }],
      highlights: [{ title: 'Top shelf' }],
      games: [],
      comments: [{ target_type: 'post', target_id: otherPost.id, content: 'Nice' }],
      likes: [{ target_type: 'post', target_id: otherPost.id }],
      follows: [{ target_type: 'user', target_id: other.id }],
      follow_requests: [{ follower_id: owner.id, target_id: other.id }],
      awards: [{ kind: 'test' }],
      season_stats: [{ reading: 'stats', season: 2020, games: 0 }],
      notifications: [{ kind: 'like', actor_id: other.id, read_at: null }],
      reports: [{ target_type: 'user', target_id: other.id, reason: 'spam' }],
      blocks: [],
    });
    const headers = { authorization: `Bearer ${(await app.unonboardedUser()).token}` };
    const response = await fetch(`${app.origin()}${exportRoutes.mine.path}`, { headers });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="rinkside.json"');
    expect(await response.json()).toMatchObject({ posts: [], profile: { onboarding_complete: false } });
  });
});
