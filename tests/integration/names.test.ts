// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { lastNameInitial } from '@rinkside/contracts/initials';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { routes } from '@rinkside/contracts/routes.schema';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertComment, insertHighlight } from './deletion-residue.js';
import { logGame, skaterGame } from './game-factory.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const lastName = 'Zwackelmann';
const minorOf = (organization_id?: string, first_name = 'Wren') =>
  app.user({
    first_name,
    last_name: lastName,
    birthdate: `${new Date().getUTCFullYear() - 14}-01-01`,
    ...(organization_id && { organization_id }),
  });
const withId = ({ id }: { id: string }) => ({ params: { id } });
const post = (person: TestUser) => person.call(postRoutes.create, { body: { content: 'On the ice' } });
const lastNameFor = async (viewer: TestUser, player: TestUser) =>
  (await viewer.call(playerRoutes.one, withId(player))).last_name;

describe('the last name of a minor', () => {
  it('appears in no reply of any GET route, page or live event to a stranger', async () => {
    const [child, blocked] = [await minorOf(), await minorOf()];
    const mate = await minorOf(child.organizationId);
    await app.shareCircle([child, mate]);
    const stranger = await app.user();
    const moderator = await app.user();
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const [own, theirs] = [await post(child), await post(stranger)];
    const { id: highlight } = await insertHighlight(app, child.id);
    const game = await logGame(child, skaterGame(stranger.organizationId));
    for (const { id } of [own, theirs]) await insertComment(app, id, child.id);
    await child.call(likeRoutes.like, { body: { target_type: 'post', target_id: theirs.id } });
    await stranger.call(followRoutes.follow, withId(child));
    await stranger.call(followRoutes.followOrganization, { params: { id: child.organizationId } });
    await stranger.call(blockRoutes.block, withId(blocked));
    await mate.call(followRoutes.follow, withId(child));
    for (const reporter of [stranger, mate])
      await app.pool.query(
        `insert into report (id, reporter_id, target_type, target_id, author_id, reason, created_at)
         values (gen_random_uuid(), $1, 'user', $2, $2, 'spam', now())`,
        [reporter.id, child.id],
      );
    const client = await stranger.liveClient();
    for (const room of [`player:${child.id}`, `organization:${child.organizationId}`, 'following'])
      expect(await client.watch(room)).toEqual({ ok: true });
    await post(child);
    await child.call(commentRoutes.onPost, { params: { id: theirs.id }, body: { content: 'See you there' } });
    await client.waitForEvent('feed.added');
    await client.waitForEvent('comment.added');
    await client.waitForEvent('notification.added', ({ notification }) => notification.kind === 'comment');

    const ids = [child.id, mate.id, child.organizationId, own.id, theirs.id, highlight, game.id];
    const pathsWithChild = new Set<string>();
    const check = async (path: string, caller?: TestUser) => {
      const headers = caller && { authorization: `Bearer ${caller.token}` };
      const response = await fetch(app.origin() + path, headers ? { headers } : {});
      const cursor = /cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
      const text = `${await response.text()} ${Buffer.from(cursor, 'base64url').toString()}`;
      expect(text.toLowerCase(), path).not.toContain(lastName.toLowerCase());
      if (text.includes('Wren')) pathsWithChild.add(path.split('?')[0] ?? '');
    };
    for (const { path } of routes.filter(({ method }) => method === 'GET'))
      for (const id of path.includes(':id') ? ids : [''])
        for (const caller of [undefined, stranger, moderator]) {
          await check(path.replace(':id', id), caller);
          if (caller) await check(`${path.replace(':id', id)}?limit=1`, caller);
        }
    for (const text of ['wren', lastName, `wren ${lastName}`])
      await check(`/api/users?search=${encodeURIComponent(text)}`, stranger);
    for (const page of [`/player/${child.id}`, `/highlight/${highlight}`, '/sitemap.xml']) await check(page);
    // Guards against a vacuous test: replies contained the child.
    expect(pathsWithChild.size).toBeGreaterThan(12);
    expect(JSON.stringify(client.received)).not.toContain(lastName);
    expect(JSON.stringify(client.received)).toContain('Wren');
  });

  it('is whole for the player, their circle and those they follow, and for all when shown publicly', async () => {
    const child = await minorOf();
    const [mate, stranger, followed] = [
      await minorOf(child.organizationId),
      await app.user(),
      await app.user(),
    ];
    await app.shareCircle([child, mate]);
    await child.call(followRoutes.follow, withId(followed));
    const seen = () =>
      Promise.all([child, mate, followed, stranger].map((viewer) => lastNameFor(viewer, child)));
    expect(await seen()).toEqual([lastName, lastName, lastName, 'Z.']);
    const own = await child.call(postRoutes.create, { body: { content: 'Mine' } });
    const comment = await child.call(commentRoutes.onPost, {
      params: { id: own.id },
      body: { content: 'First' },
    });
    expect([own.user.last_name, comment.user.last_name]).toEqual([lastName, lastName]);
    await child.call(followRoutes.unfollow, withId(followed));
    expect(await lastNameFor(followed, child)).toBe('Z.');
    await child.call(playerRoutes.update, { body: { show_full_name_publicly: true } });
    expect(await seen()).toEqual([lastName, lastName, lastName, lastName]);
  });

  it('has as its initial the first letter with its marks, by the rule that screens use', async () => {
    const names = [
      'Haddad', 'ʻAkahata', 'ʼAuhelawa', "'t Hooft", '’Oneill', '-Smith', '(Bo)', 'Ó Súilleabháin', 'G̃uarani', 'Ñandú', 'क्षितिज',
      'প্রিয়াঙ্কা', 'ကျော်', 'มัทนา', '김민준', '大谷', '辻󠄀村', 'שָׁלוֹם', 'محمد', 'Иванов', '𐐀𐐁', 'ʻ', 'A🏒', 'A+b', 'A$',
    ]; // prettier-ignore
    const { rows } = await app.pool.query<{ initial: string }>(
      `select name_initial(name) || '.' as initial from unnest($1::text[]) with ordinality as given(name, at) order by at`,
      [names],
    );
    expect(rows.map(({ initial }) => initial)).toEqual(names.map(lastNameInitial));
    const child = await app.user({
      last_name: 'ʻAkahata',
      birthdate: `${new Date().getUTCFullYear() - 14}-01-01`,
    });
    const stranger = await app.user();
    expect(await stranger.call(playerRoutes.one, withId(child))).toMatchObject({ last_name: 'A.' });
  });

  it('is the initial in live events for everyone, and whole in the list of those who know the player', async () => {
    const child = await minorOf();
    const mate = await minorOf(child.organizationId);
    await app.shareCircle([child, mate]);
    const client = await mate.liveClient();
    await client.watch(`organization:${child.organizationId}`);
    const { id } = await post(mate);
    await child.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    const { notification } = await client.waitForEvent('notification.added');
    await post(child);
    const { item } = await client.waitForEvent('feed.added', (event) => event.item.user.id === child.id);
    expect([notification.actor?.last_name, item.user.last_name]).toEqual(['Z.', 'Z.']);
    const { items } = await mate.call(notificationRoutes.list);
    expect(items[0]?.actor?.last_name).toBe(lastName);
  });

  it('is kept in the list of blocks as the blocker saw it', async () => {
    const child = await minorOf();
    const [mate, stranger] = [await minorOf(child.organizationId), await app.user()];
    await app.shareCircle([child, mate]);
    for (const blocker of [mate, stranger]) await blocker.call(blockRoutes.block, withId(child));
    const names = await Promise.all(
      [mate, stranger].map(async (blocker) => (await blocker.call(blockRoutes.list))[0]?.last_name),
    );
    expect(names).toEqual([lastName, 'Z.']);
  });

  it('sorts member lists without being in their cursors', async () => {
    const child = await minorOf();
    const organization = child.organizationId;
    const others = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((first_name) => minorOf(organization, first_name)),
    );
    const mate = await app.user();
    await app.shareCircle([child, ...others, mate]);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { members: { first_name: string }[]; nextCursor: string | null } = await mate.call(
        rosterRoutes.members,
        { params: { id: organization }, query: { limit: 1, ...(cursor && { cursor }) } },
      );
      names.push(...page.members.map(({ first_name }) => first_name));
      cursor = page.nextCursor;
      expect(Buffer.from(cursor ?? '', 'base64url').toString()).not.toContain('zwackel');
    } while (cursor);
    expect(names).toEqual(['Ada', 'Ben', 'Cleo', 'Wren']);
  });
});
