import { contentTypes } from '@rinkside/contracts/item';
import {
  readFollowingFeed,
  kindFeeds,
  readOrganizationFeed,
  type ItemsPage,
} from '@rinkside/domain/feed/feed.views';
import { newId } from '@rinkside/platform/id';
import type { Database } from '@rinkside/platform/postgres';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

const query = (text: string, values: unknown[]) => database.pool.query(text, values);

/** The test's model of an item. `at` has few distinct values, so that many items share a time. */
interface Row {
  id: string;
  kind: (typeof contentTypes)[number];
  author: number;
  at: number;
  inFeeds: boolean;
  offFeed: boolean;
}

/** The test data. The viewer is player 0; players 0 to 2 are in organization 0, 3 to 5 in organization 1. */
interface TestData {
  players: string[];
  organizations: string[];
  followed: { players: number[]; organizations: number[] };
  blocked: number[];
}
const organizationOf = (player: number) => Math.floor(player / 3);
const instantOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString();

const createTestData = async (relations: Pick<TestData, 'followed' | 'blocked'>): Promise<TestData> => {
  const data: TestData = {
    players: Array.from({ length: 6 }, newId),
    organizations: [newId(), newId()],
    ...relations,
  };
  for (const id of data.organizations)
    await query(`insert into organization (id, name, created_at, version) values ($1, 'Club', now(), 1)`, [
      id,
    ]);
  for (const [at, id] of data.players.entries())
    await query(
      `insert into player (id, issuer, subject, first_name, last_name, onboarding_complete, organization_id, created_at)
       values ($1, 'test', gen_random_uuid()::text, 'Noor', 'Lindqvist', true, $2, now())`,
      [id, data.organizations[organizationOf(at)]],
    );
  const follow = (type: string, id: string | undefined) =>
    query(`insert into follow values ($1, $2, $3, true, 1, now())`, [data.players[0], type, id]);
  for (const at of data.followed.players) await follow('user', data.players[at]);
  for (const at of data.followed.organizations) await follow('organization', data.organizations[at]);
  for (const [index, at] of data.blocked.entries()) {
    const pair = [data.players[0], data.players[at]];
    await query('insert into block values ($1, $2, now())', index % 2 ? pair : pair.toReversed());
  }
  return data;
};

/** Inserts the row of the item's own table; `$1` is the item id. */
const insertKindSql: Record<Row['kind'], string> = {
  post: `insert into post (item_id, content) values ($1, 'Hello')`,
  highlight: `insert into highlight (item_id, title, is_public, media_type, status) values ($1, 'Goal', true, 'image', 'ready')`,
  game: `insert into game (item_id, player_id, date, opponent_id, our_score, their_score)
    select id, author_id, '2026-01-01', organization_id, 1, 0 from item where id = $1`,
};

const insertItem = async (data: TestData, row: Row) => {
  await query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, version, viewable, in_feeds, off_feed_at)
     values ($1, $2, $3, $4, now(), $5, 1, $6, $6, case when $7 then now() end)`,
    [
      row.id,
      row.kind,
      data.players[row.author],
      data.organizations[organizationOf(row.author)],
      instantOf(row.at),
      row.inFeeds,
      row.offFeed,
    ],
  );
  await query(insertKindSql[row.kind], [row.id]);
};

/** Every feed, with the expected rule for its items. */
const feeds = {
  organization: {
    read: readOrganizationFeed,
    ownerId: (data: TestData) => data.organizations[0],
    shows: (row: Row) => organizationOf(row.author) === 0 && row.inFeeds && !row.offFeed,
  },
  following: {
    read: readFollowingFeed,
    ownerId: (data: TestData) => data.players[0],
    shows: (row: Row, { followed }: TestData) => row.inFeeds && isFollowed(row, followed),
  },
  'followed posts': {
    read: kindFeeds.post.following,
    ownerId: (data: TestData) => data.players[0],
    shows: (row: Row, { followed }: TestData) =>
      row.kind === 'post' && row.inFeeds && isFollowed(row, followed),
  },
  'games of a player': {
    read: kindFeeds.game.ofPlayer,
    ownerId: (data: TestData) => data.players[1],
    shows: (row: Row) => row.author === 1 && row.kind === 'game' && row.inFeeds,
  },
  'the viewer’s own posts': {
    read: kindFeeds.post.ofPlayer,
    ownerId: (data: TestData) => data.players[0],
    shows: (row: Row) => row.author === 0 && row.kind === 'post',
  },
} as const;

const isFollowed = ({ author, offFeed }: Row, followed: TestData['followed']) =>
  author !== 0 &&
  (followed.players.includes(author) ||
    (!offFeed && followed.organizations.includes(organizationOf(author))));

const newestFirst = (left: Row, right: Row) => right.at - left.at || (right.id < left.id ? -1 : 1);

const subset = <T>(values: readonly T[]) => fc.subarray([...values]);
const draft = fc.record({
  kind: fc.constantFrom(...contentTypes),
  author: fc.nat(5),
  at: fc.nat(12),
  inFeeds: fc.integer({ min: 0, max: 5 }).map(Boolean),
  offFeed: fc.nat(5).map((roll) => roll === 0),
});
/** A change between two pages. */
const change = fc.record({ type: fc.constantFrom('add', 'move', 'remove', 'hide'), index: fc.nat(), draft });
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Applies the change to the table and to the model. Returns the id of the changed item. */
const applyChange = async (
  data: TestData,
  rows: Row[],
  { type, index, draft }: Change,
): Promise<string | undefined> => {
  const row = rows[index % rows.length];
  if (type === 'add' || !row) {
    const added = { ...draft, id: newId() };
    await insertItem(data, added);
    rows.push(added);
    return added.id;
  }
  if (type === 'move') row.at = draft.at;
  if (type === 'hide') row.inFeeds = false;
  if (type === 'remove') rows.splice(rows.indexOf(row), 1);
  if (type === 'remove') await query('delete from item where id = $1', [row.id]);
  else
    await query('update item set feed_at = $2, in_feeds = $3 where id = $1', [
      row.id,
      instantOf(row.at),
      row.inFeeds,
    ]);
  return row.id;
};

const idsOf = ({ items }: ItemsPage) => (JSON.parse(items) as { id: string }[]).map(({ id }) => id);

describe.each(Object.entries(feeds))('paging of the feed of %s', (_, feed) => {
  it('returns correct pages while items change, and each unchanged item once', async () => {
    const scenario = fc.record({
      followed: fc.record({ players: subset([1, 2, 3, 4, 5]), organizations: subset([0, 1]) }),
      blocked: subset([2, 4]),
      drafts: fc.array(draft, { minLength: 10, maxLength: 40 }),
      limit: fc.integer({ min: 1, max: 6 }),
      changes: fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ drafts, limit, changes, ...relations }) => {
        const data = await createTestData(relations);
        const rows: Row[] = drafts.map((each) => ({ ...each, id: newId() }));
        for (const row of rows) await insertItem(data, row);
        const isExpected = (row: Row) => feed.shows(row, data) && !data.blocked.includes(row.author);
        const unchangedIds = new Set(rows.filter(isExpected).map(({ id }) => id));
        const readIds: string[] = [];
        let last: Pick<Row, 'at' | 'id'> | undefined;
        let cursor: string | undefined;
        for (let page = 0; ; page++) {
          const after = last;
          const remaining = rows.filter(
            (row) => isExpected(row) && (!after || newestFirst({ ...row, ...after }, row) < 0),
          );
          const expected = remaining.toSorted(newestFirst).slice(0, limit);
          const ownerId = feed.ownerId(data) ?? '';
          const result = await feed.read(database.sql, data.players[0] ?? '', ownerId, {
            page: 1,
            limit,
            ...(cursor && { cursor }),
          });
          expect(idsOf(result)).toEqual(expected.map(({ id }) => id));
          expect(result.hasMore).toBe(remaining.length > limit);
          readIds.push(...idsOf(result));
          if (!result.nextCursor) break;
          cursor = result.nextCursor;
          last = expected.at(-1) && { at: expected.at(-1)?.at ?? 0, id: expected.at(-1)?.id ?? '' };
          for (const each of changes[page] ?? [])
            unchangedIds.delete((await applyChange(data, rows, each)) ?? '');
        }
        expect(readIds.filter((id) => unchangedIds.has(id)).toSorted()).toEqual([...unchangedIds].toSorted());
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('a feed page', () => {
  it('has 20 items although blocked players wrote 15 rows in between', async () => {
    const data = await createTestData({ followed: { players: [1, 2], organizations: [0] }, blocked: [2] });
    for (let at = 0; at < 40; at++)
      await insertItem(data, {
        id: newId(),
        kind: 'post',
        author: at < 30 && at % 2 ? 2 : 1,
        at,
        inFeeds: true,
        offFeed: false,
      });
    for (const [feed, ownerId] of [
      [readOrganizationFeed, data.organizations[0]],
      [readFollowingFeed, data.players[0]],
      [kindFeeds.post.following, data.players[0]],
    ] as const) {
      const page = await feed(database.sql, data.players[0] ?? '', ownerId ?? '', { page: 1, limit: 20 });
      expect(idsOf(page)).toHaveLength(20);
      expect(page.hasMore).toBe(true);
      const secondPage = await feed(database.sql, data.players[0] ?? '', ownerId ?? '', {
        page: 2,
        limit: 20,
      });
      expect([idsOf(secondPage).length, secondPage.hasMore]).toEqual([5, false]);
    }
  });
});
