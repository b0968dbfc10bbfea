import { contentTypes } from '@rinkside/contracts/item';
import { followingFeed, kindFeeds, organizationFeed, type ItemsPage } from '@rinkside/domain/feed/feed.views';
import { newId } from '@rinkside/platform/id';
import type { Database } from '@rinkside/platform/postgres';
import { openTestDatabase } from '@rinkside/testkit/database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

const query = (text: string, values: unknown[]) => database.pool.query(text, values);

/** An item as this test knows it; few instants, so that many share one. */
interface Row {
  id: string;
  kind: (typeof contentTypes)[number];
  author: number;
  at: number;
  listed: boolean;
  offFeed: boolean;
}

/** The viewer is player 0. Players 0 to 2 are in organization 0, 3 to 5 in organization 1. */
interface Rink {
  players: string[];
  organizations: string[];
  followed: { players: number[]; organizations: number[] };
  blocked: number[];
}
const organizationOf = (player: number) => Math.floor(player / 3);
const instantOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString();

const build = async (wishes: Pick<Rink, 'followed' | 'blocked'>): Promise<Rink> => {
  const rink: Rink = {
    players: Array.from({ length: 6 }, newId),
    organizations: [newId(), newId()],
    ...wishes,
  };
  for (const id of rink.organizations)
    await query(`insert into organization (id, name, created_at, version) values ($1, 'Club', now(), 1)`, [
      id,
    ]);
  for (const [at, id] of rink.players.entries())
    await query(
      `insert into player (id, issuer, subject, first_name, last_name, onboarding_complete, organization_id, created_at)
       values ($1, 'test', gen_random_uuid()::text, 'Noor', 'Lindqvist', true, $2, now())`,
      [id, rink.organizations[organizationOf(at)]],
    );
  const follow = (type: string, id: string | undefined) =>
    query(`insert into follow values ($1, $2, $3, true, 1, now())`, [rink.players[0], type, id]);
  for (const at of rink.followed.players) await follow('user', rink.players[at]);
  for (const at of rink.followed.organizations) await follow('organization', rink.organizations[at]);
  for (const [turn, at] of rink.blocked.entries()) {
    const pair = [rink.players[0], rink.players[at]];
    await query('insert into block values ($1, $2, now())', turn % 2 ? pair : pair.toReversed());
  }
  return rink;
};

/** What belongs to one kind only; `$1` is the item. */
const own: Record<Row['kind'], string> = {
  post: `insert into post (item_id, content) values ($1, 'Hello')`,
  highlight: `insert into highlight (item_id, title, is_public, media_type, status) values ($1, 'Goal', true, 'image', 'ready')`,
  game: `insert into game (item_id, player_id, date, opponent_id, our_score, their_score)
    select id, author_id, '2026-01-01', organization_id, 1, 0 from item where id = $1`,
};

const add = async (rink: Rink, row: Row) => {
  await query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, version, open, listed, off_feed_at)
     values ($1, $2, $3, $4, now(), $5, 1, $6, $6, case when $7 then now() end)`,
    [
      row.id,
      row.kind,
      rink.players[row.author],
      rink.organizations[organizationOf(row.author)],
      instantOf(row.at),
      row.listed,
      row.offFeed,
    ],
  );
  await query(own[row.kind], [row.id]);
};

/** Every feed, and in plain words what belongs in it. */
const feeds = {
  organization: {
    read: organizationFeed,
    of: (rink: Rink) => rink.organizations[0],
    shows: (row: Row) => organizationOf(row.author) === 0 && row.listed && !row.offFeed,
  },
  following: {
    read: followingFeed,
    of: (rink: Rink) => rink.players[0],
    shows: (row: Row, { followed }: Rink) => row.listed && isFollowed(row, followed),
  },
  'posts followed': {
    read: kindFeeds.post.following,
    of: (rink: Rink) => rink.players[0],
    shows: (row: Row, { followed }: Rink) => row.kind === 'post' && row.listed && isFollowed(row, followed),
  },
  'games of a player': {
    read: kindFeeds.game.ofPlayer,
    of: (rink: Rink) => rink.players[1],
    shows: (row: Row) => row.author === 1 && row.kind === 'game' && row.listed,
  },
  'one’s own posts': {
    read: kindFeeds.post.ofPlayer,
    of: (rink: Rink) => rink.players[0],
    shows: (row: Row) => row.author === 0 && row.kind === 'post',
  },
} as const;

const isFollowed = ({ author, offFeed }: Row, followed: Rink['followed']) =>
  author !== 0 &&
  (followed.players.includes(author) ||
    (!offFeed && followed.organizations.includes(organizationOf(author))));

const newestFirst = (one: Row, other: Row) => other.at - one.at || (other.id < one.id ? -1 : 1);

const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const draft = fc.record({
  kind: fc.constantFrom(...contentTypes),
  author: fc.nat(5),
  at: fc.nat(12),
  listed: fc.integer({ min: 0, max: 5 }).map(Boolean),
  offFeed: fc.nat(5).map((roll) => roll === 0),
});
/** What happens between two pages. */
const change = fc.record({ what: fc.constantFrom('add', 'move', 'remove', 'hide'), which: fc.nat(), draft });
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes the change in the table and in the list. @returns the item it touched. */
const happen = async (
  rink: Rink,
  rows: Row[],
  { what, which, draft }: Change,
): Promise<string | undefined> => {
  const row = rows[which % rows.length];
  if (what === 'add' || !row) {
    const added = { ...draft, id: newId() };
    await add(rink, added);
    rows.push(added);
    return added.id;
  }
  if (what === 'move') row.at = draft.at;
  if (what === 'hide') row.listed = false;
  if (what === 'remove') rows.splice(rows.indexOf(row), 1);
  if (what === 'remove') await query('delete from item where id = $1', [row.id]);
  else
    await query('update item set feed_at = $2, listed = $3 where id = $1', [
      row.id,
      instantOf(row.at),
      row.listed,
    ]);
  return row.id;
};

const idsOf = ({ items }: ItemsPage) => (JSON.parse(items) as { id: string }[]).map(({ id }) => id);

describe.each(Object.entries(feeds))('%s, read page after page while items come, move and go', (_, feed) => {
  it('shows on every page what belongs there at that moment, and once each what was there throughout', async () => {
    const story = fc.record({
      followed: fc.record({ players: some([1, 2, 3, 4, 5]), organizations: some([0, 1]) }),
      blocked: some([2, 4]),
      drafts: fc.array(draft, { minLength: 10, maxLength: 40 }),
      limit: fc.integer({ min: 1, max: 6 }),
      changes: fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ drafts, limit, changes, ...wishes }) => {
        const rink = await build(wishes);
        const rows: Row[] = drafts.map((each) => ({ ...each, id: newId() }));
        for (const row of rows) await add(rink, row);
        const belongs = (row: Row) => feed.shows(row, rink) && !rink.blocked.includes(row.author);
        const untouched = new Set(rows.filter(belongs).map(({ id }) => id));
        const seen: string[] = [];
        let last: Pick<Row, 'at' | 'id'> | undefined;
        let cursor: string | undefined;
        for (let page = 0; ; page++) {
          const after = last;
          const rest = rows.filter(
            (row) => belongs(row) && (!after || newestFirst({ ...row, ...after }, row) < 0),
          );
          const expected = rest.toSorted(newestFirst).slice(0, limit);
          const of = feed.of(rink) ?? '';
          const answer = await feed.read(database.sql, rink.players[0] ?? '', of, {
            page: 1,
            limit,
            ...(cursor && { cursor }),
          });
          expect(idsOf(answer)).toEqual(expected.map(({ id }) => id));
          expect(answer.hasMore).toBe(rest.length > limit);
          seen.push(...idsOf(answer));
          if (!answer.nextCursor) break;
          cursor = answer.nextCursor;
          last = expected.at(-1) && { at: expected.at(-1)?.at ?? 0, id: expected.at(-1)?.id ?? '' };
          for (const each of changes[page] ?? []) untouched.delete((await happen(rink, rows, each)) ?? '');
        }
        expect(seen.filter((id) => untouched.has(id)).toSorted()).toEqual([...untouched].toSorted());
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('a page', () => {
  it('of 20 is 20 though people who are blocked wrote 15 rows between', async () => {
    const rink = await build({ followed: { players: [1, 2], organizations: [0] }, blocked: [2] });
    for (let at = 0; at < 40; at++)
      await add(rink, {
        id: newId(),
        kind: 'post',
        author: at < 30 && at % 2 ? 2 : 1,
        at,
        listed: true,
        offFeed: false,
      });
    for (const [feed, of] of [
      [organizationFeed, rink.organizations[0]],
      [followingFeed, rink.players[0]],
      [kindFeeds.post.following, rink.players[0]],
    ] as const) {
      const page = await feed(database.sql, rink.players[0] ?? '', of ?? '', { page: 1, limit: 20 });
      expect(idsOf(page)).toHaveLength(20);
      expect(page.hasMore).toBe(true);
      const rest = await feed(database.sql, rink.players[0] ?? '', of ?? '', { page: 2, limit: 20 });
      expect([idsOf(rest).length, rest.hasMore]).toEqual([5, false]);
    }
  });
});
