import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { actorOf } from '@rinkside/domain/actor';
import { commentsOf } from '@rinkside/domain/comment/comment.views';
import { openProductDatabase } from '@rinkside/domain/database';
import { readFollowingFeed, readOrganizationFeed } from '@rinkside/domain/feed/feed.views';
import { canFollowLiveGameSql } from '@rinkside/domain/live-game/live-game.policy';
import { liveGameReaders } from '@rinkside/domain/live-game/live-game.views';
import { isKnownToSql, knownAmong, sharesCircleSql } from '@rinkside/domain/organization/membership';
import { readMembersPage } from '@rinkside/domain/organization/roster.views';
import { isMinorSql } from '@rinkside/domain/player/minor';
import { Statement, statement, type Sql } from '@rinkside/platform/sql';
import { createDatabase, openPool } from '@rinkside/testkit/test-database';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import type { Pool, PoolClient } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { datasetSize, sampleIds, seedLargeDataset } from '../../bench/data/large-dataset.js';
import { RecordingSql } from '../../bench/data/recording-sql.js';
import { startLargePostgres } from '../../bench/large-postgres.js';
import { measureInterleaved } from '../../bench/rounds.js';

const folder = join(import.meta.dirname, '../../docs/generated/query-plans/circles');
const maxRatio = 1.1;
const runs = 200;
const firstPage = { page: 1, limit: 20 };

const club = sampleIds.organization(500);
const circleId = (n: number) => `00000000-0000-7000-c000-${n.toString(16).padStart(12, '0')}`;
const liveGameId = '00000000-0000-7000-d000-000000000001';
/** The members are the players from this number on. */
const firstMember = 3000;
const members = 400;
const member = (n: number) => sampleIds.player(firstMember + n);
/** The viewers by what they belong to. The last 40 members are adults. */
const viewers = {
  'a minor in one circle': member(10),
  'a minor in three circles': member(0),
  'a minor in no circle': member(310),
  'an adult in one circle': member(370),
  'an adult in three circles': member(360),
  'an adult in no circle': member(399),
};
const inAllCircles = new Set([0, 360]);
const inNoCircle = new Set([310, 399]);

/** 400 members of one club in three circles; every other player is in the own circle of their organization. */
const seedCircles = async (pool: Pool) => {
  const ids = Array.from({ length: members }, (_, n) => member(n));
  await pool.query(`update player set organization_id = $2 where id = any($1)`, [ids, club]);
  await pool.query(`update item set organization_id = $2 where author_id = any($1)`, [ids, club]);
  await pool.query(
    `update player set birthdate = '1985-01-01', trusted_birthdate = '1985-01-01' where id = any($1)`,
    [ids.slice(-40)],
  );
  await pool.query(
    `insert into circle (id, organization_id, own, created_at) select gen_random_uuid(), id, true, now() from organization where id <> $1`,
    [club],
  );
  for (const n of [0, 1, 2])
    await pool.query(`insert into circle (id, organization_id, own, created_at) values ($1, $2, $3, now())`, [
      circleId(n),
      club,
      n === 0,
    ]);
  await pool.query(
    `insert into circle_place (player_id, circle_id, since, source)
     select p.id, c.id, now(), 'member' from player p join circle c on c.organization_id = p.organization_id and c.own where p.id <> all($1)`,
    [ids],
  );
  const places = ids.flatMap((id, n) => {
    if (inNoCircle.has(n)) return [];
    return (inAllCircles.has(n) ? [0, 1, 2] : [n % 3]).map((circle) => ({
      id,
      circle: circleId(circle),
    }));
  });
  await pool.query(
    `insert into circle_place (player_id, circle_id, since, source) select a, b, now(), 'member' from unnest($1::uuid[], $2::uuid[]) t (a, b)`,
    [places.map(({ id }) => id), places.map(({ circle }) => circle)],
  );
  // Before circles, adults were confirmed.
  await pool.query(
    `update player set confirmed_organization_id = organization_id where id in (select player_id from circle_place)`,
  );
  await pool.query(
    `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
     select v, 'user', m, true, 1, now() from unnest($1::uuid[]) v, unnest($2::uuid[]) m where v <> m on conflict do nothing`,
    [Object.values(viewers), ids.slice(0, 100)],
  );
  await pool.query(
    `insert into live_game (id, player_id, organization_id, opponent_name, home, period_minutes, status, started_at, terms, device_id, summary, changed_at, version)
     values ($1, $2, $3, 'Wolves', true, 15, 'live', now(), array[now()], gen_random_uuid(), '{}', now(), 1)`,
    [liveGameId, member(20), club],
  );
  await pool.query('vacuum analyze');
};

const escapePattern = (text: string) => text.replaceAll(/[()$.*+?[\]{}|\\^]/g, '\\$&');
/** The text of the relation as a pattern: any player and any viewer. */
const relation = new RegExp(
  escapePattern(sharesCircleSql('PLAYER', 'VIEWER'))
    .replace('PLAYER', '(?<player>\\w+)')
    .replace('VIEWER', '(?<viewer>[$\\w.:]+)')
    .replaceAll('VIEWER', '\\k<viewer>'),
  'g',
);
/** The relation before circles: two people share the organization of their profiles. */
const sharesOrganizationSql = (a: string, viewer: string) =>
  `coalesce(${a}.organization_id = (select m.organization_id from player m where m.id = ${viewer} and (m.onboarding_complete
    and coalesce(m.organization_id = m.confirmed_organization_id or m.organization_id is not null
      and (m.role = 'player' and m.trusted_birthdate is not null and ${isMinorSql('m')}), false))), false)`;
const listed = `(not ${isMinorSql('a')} or a.id = $1 or ${sharesCircleSql('a', '$1::uuid')})`;

/** The relation of a follower, which was read by `exists`. */
const follows = /coalesce\(\(select fv\.following (from follow fv where [^)]*)\), false\)/g;

/** Runs the statements as they were before circles. */
class SqlBefore implements Sql {
  replaced = 0;
  constructor(private readonly sql: Sql) {}

  rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
    const text = statement.text
      .replaceAll(listed, 'true')
      .replace(relation, (_text, a: string, viewer: string) => sharesOrganizationSql(a, viewer))
      .replace(follows, 'exists (select $1 and fv.following)');
    if (text !== statement.text) this.replaced++;
    return this.sql.rows(new Statement<Row>(`${statement.name}.before`, text), values);
  }
}

const pairs = 'unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at';
const allowed = z.object({ allowed: z.boolean() });
/** Before, each pair was checked on its own. */
const audiencesBefore = {
  player: statement(
    'bench.areKnown',
    `select r.subject = r.viewer or exists (select from player a where a.id = r.subject and ${isKnownToSql('a', 'r.viewer')}) as allowed from ${pairs}`,
    allowed,
  ),
  liveGame: statement(
    'bench.liveGameReaders',
    `select exists (select from live_game l where l.id = r.subject and ${canFollowLiveGameSql('r.viewer')}) as allowed from ${pairs}`,
    allowed,
  ),
};

const ms = (value: number) => value.toFixed(2);

it('reads feeds, member lists and audiences at the cost of before circles', async () => {
  const home = await mkdtemp(join(tmpdir(), 'rinkside-circles-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const processes = await ProcessRegistry.open(home);
  onTestFinished(() => processes.stop());
  const { url, drop } = await createDatabase(await startLargePostgres(processes, home, { durable: false }));
  onTestFinished(drop);
  const pool = openPool(url, 1);
  await seedLargeDataset(pool, { items: datasetSize.items });
  const seeding = await pool.connect();
  await seeding.query('set statement_timeout = 0; set session_replication_role = replica');
  seeding.release();
  await seedCircles(pool);
  const { rows: commented } = await pool.query<{ id: string; kind: 'post' }>(
    `select id, content_type as kind from item where organization_id = $1 and comments_count > 0 and content_type = 'post' and in_feeds limit 1`,
    [club],
  );
  await pool.end();
  const database = await openProductDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 });
  onTestFinished(() => database.close());
  const client: PoolClient = await database.pool.connect();
  onTestFinished(() => client.release());
  await client.query('set statement_timeout = 0');
  const after = new RecordingSql(client);
  const before = new SqlBefore(after);
  await mkdir(folder, { recursive: true });

  const [item] = commented;
  if (!item) throw new Error('no item of the club has comments');
  const viewerIds = Array.from({ length: members }, (_, n) => member(n));
  const reads: Record<string, (sql: Sql, viewer: string) => Promise<unknown>> = {
    'feed of the organization': (sql, viewer) => readOrganizationFeed(sql, viewer, club, firstPage),
    'following feed': (sql, viewer) => readFollowingFeed(sql, viewer, viewer, firstPage),
    'comments of an item': (sql, viewer) => commentsOf(sql, viewer, item, firstPage),
    'page of the member list': (sql, viewer) => readMembersPage(sql, actorOf(viewer), club, firstPage),
  };
  const valuesOf = (subjectId: string) => [viewerIds.map(() => subjectId), viewerIds];
  const audiences: Record<string, Record<'before' | 'after', () => Promise<unknown>>> = {
    'who receives an update of a minor': {
      before: () => before.rows(audiencesBefore.player, valuesOf(member(20))),
      after: () => knownAmong(after, [{ subjectId: member(20), viewerIds }]),
    },
    'who receives an update of a live game': {
      before: () => before.rows(audiencesBefore.liveGame, valuesOf(liveGameId)),
      after: () => liveGameReaders(after, [{ subjectId: liveGameId, viewerIds }]),
    },
  };
  const rows: { name: string; viewer: string; before: number; after: number }[] = [];
  for (const [name, read] of Object.entries(reads))
    for (const [viewer, id] of Object.entries(viewers)) {
      const work = { before: () => read(before, id), after: () => read(after, id) };
      rows.push({ name, viewer, ...(await measureInterleaved(work, runs)) });
    }
  for (const [name, work] of Object.entries(audiences))
    rows.push({ name, viewer: '400 members', ...(await measureInterleaved(work, runs)) });
  expect(before.replaced).toBeGreaterThan(0);
  for (const [name, read] of Object.entries(reads)) {
    await read(after, viewers['a minor in three circles']);
    await writeFile(join(folder, `${name.replaceAll(' ', '-')}.txt`), `${await after.explainLast()}\n`);
  }

  await writeGeneratedPage(
    'query-plans/circles/README.md',
    'tests/long/circles.test.ts',
    `# Cost of circles with ${datasetSize.items.toLocaleString('en')} items

Generated by \`npm run test:long -- circles\` (\`tests/long/circles.test.ts\`); do not edit.

A club with ${members} members in three circles, among ${datasetSize.players.toLocaleString('en')} players. *Before* are the same statements with the relation that circles replaced: two people share the organization of their profiles. Both run in turns on one connection with prepared statements; medians of ${runs} calls in ms. The limit of a ratio is ${maxRatio}. This run had ${cpus().length} cores.

| read | viewer | before | circles | ratio |
|---|---|---|---|---|
${rows.map(({ name, viewer, ...cost }) => `| ${name} | ${viewer} | ${ms(cost.before)} | ${ms(cost.after)} | ${ms(cost.after / cost.before)} |`).join('\n')}

The other files in this folder are the plans for a minor in three circles, with generic plans of prepared statements.
`,
  );
  expect(rows.filter((cost) => cost.after / cost.before > maxRatio)).toEqual([]);
}, 3_600_000);
