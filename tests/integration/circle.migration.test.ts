import { readOwnCircles } from '@rinkside/domain/circle/circle.views';
import { migrations } from '@rinkside/domain/migrations';
import { migrate } from '@rinkside/domain/migrations/run';
import { people as demoPeople } from '@rinkside/domain/seed/people';
import { newId } from '@rinkside/platform/id';
import { runMigrations } from '@rinkside/platform/migration-steps';
import { poolSql } from '@rinkside/platform/sql';
import { createEmptyDatabase, openPool } from '@rinkside/testkit/test-database';
import type { Pool } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';

const circlesMigration = '0028-circles';
const clubs = Array.from({ length: 4 }, () => newId());
const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
/** Picks by a number, so that 400 people have every combination. */
const pick = <T>(from: readonly T[], by: number): T => from[by % from.length] as T;

/** Opens a database with the schema of the version before circles. */
const openBefore = async () => {
  const { url, drop } = await createEmptyDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const pool = openPool(url, 2);
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  await client.query(
    `create table migration (id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6))`,
  );
  const at = migrations.findIndex(({ name }) => name === circlesMigration);
  const mark = (name: string) => `insert into migration (name) values ('${name}')`;
  await runMigrations(client, migrations.slice(0, at), mark, () => undefined);
  client.release(true);
  await insertClubs(pool, clubs);
  return { pool, env: { DATABASE_URL: url } };
};
const insertClubs = (pool: Pool, ids: string[]) =>
  pool.query(
    `insert into organization (id, name, created_at, version) select id, 'Club', now(), 1 from unnest($1::uuid[]) id`,
    [ids],
  );

interface Person {
  id: string;
  role: 'player' | 'parent' | 'coach';
  birthdate: string | null;
  club: string | null;
  confirmed: string | null;
  onboarded: boolean;
  closed: boolean;
  child: boolean;
  verified: boolean;
  coach: boolean;
  guardians: Person[];
}

/** 400 people of four clubs; the last hundred are child profiles with one or two guardians. */
const people = (): Person[] => {
  const accounts = Array.from({ length: 300 }, (_, n): Person => {
    const role = pick(['player', 'parent', 'coach', 'player'] as const, n);
    const club = pick([...clubs, null], Math.floor(n / 3));
    const confirmed = pick([club, null, clubs[0] ?? null], Math.floor(n / 5));
    const birthdate = role === 'coach' ? bornBefore(40) : pick([null, bornBefore(12), bornBefore(30)], Math.floor(n / 7));
    return {
      id: newId(), role, club, confirmed, birthdate, onboarded: n % 17 !== 0, closed: n % 29 === 0, child: false,
      verified: pick([true, false], Math.floor(n / 4)), coach: role === 'coach' && confirmed === club && club !== null, guardians: [],
    };
  }); // prettier-ignore
  const guardians = accounts.filter(({ role }) => role === 'parent');
  const children = Array.from({ length: 100 }, (_, n): Person => {
    const own = [guardians[n % guardians.length], ...(n % 3 ? [] : [guardians[(n * 7) % guardians.length]])];
    return {
      id: newId(), role: 'player', birthdate: bornBefore(9), club: pick(clubs, n), confirmed: null, onboarded: n % 19 !== 0,
      closed: false, child: true, verified: false, coach: false, guardians: [...new Set(own.flatMap((one) => one ?? []))],
    };
  }); // prettier-ignore
  return [...accounts, ...children];
};

/** The demo people of the version before, all of them confirmed in their clubs, and a child profile of each parent. */
const demoCopy = (clubIds: Map<string, string>): Person[] => {
  const copies = new Map(
    demoPeople.map(({ slug, role, club, birthYear }): [string, Person] => [slug, {
      id: newId(), role, birthdate: birthYear ? `${birthYear}-01-01` : bornBefore(12), club: clubIds.get(club) ?? null,
      confirmed: clubIds.get(club) ?? null, onboarded: true, closed: false, child: false, verified: true,
      coach: role === 'coach', guardians: [],
    }]),
  ); // prettier-ignore
  for (const { slug, guardian } of demoPeople)
    if (guardian) copies.get(slug)?.guardians.push(...[copies.get(guardian) ?? []].flat());
  const all = [...copies.values()];
  const childOf = (parent: Person): Person =>
    Object.assign({}, parent, {
      id: newId(),
      role: 'player',
      birthdate: bornBefore(9),
      confirmed: null,
      child: true,
      verified: false,
      guardians: [parent],
    });
  const added = all.filter(({ role }) => role === 'parent').map(childOf);
  return [...all, ...added];
};

const insertPeople = async (pool: Pool, all: Person[]) => {
  await pool.query(
    `insert into player (id, issuer, subject, first_name, last_name, onboarding_complete, role, birthdate, trusted_birthdate,
       organization_id, confirmed_organization_id, coach_confirmed_at, email_verified, closed_at, created_at)
     select id, case when child then 'child' else 'https://rink.example/oidc' end, id::text, 'Sam', 'Winters', onboarded, role,
       birthdate, birthdate, club, confirmed, case when coach then now() end, verified, case when closed then now() end, now()
     from jsonb_to_recordset($1) as p (id uuid, child boolean, onboarded boolean, role text, birthdate date, club uuid,
       confirmed uuid, coach boolean, verified boolean, closed boolean)`,
    [JSON.stringify(all)],
  );
  const pairs = all.flatMap(({ id, guardians }) => guardians.map((guardian) => [guardian.id, id]));
  await pool.query(
    'insert into guardian (guardian_id, child_id, created_at) select *, now() from unnest($1::uuid[], $2::uuid[])',
    [pairs.map(([guardian]) => guardian), pairs.map(([, child]) => child)],
  );
};

/** The rule of the version before: players of known age under 18 at once, everyone else when confirmed. */
const shared = ({ role, birthdate, club, confirmed, onboarded, closed }: Person) =>
  onboarded &&
  !closed &&
  club !== null &&
  (confirmed === club || (role === 'player' && birthdate !== null && birthdate > bornBefore(18)));
const waits = ({ child, guardians }: Person) => child && !guardians.some(({ verified }) => verified);

const stateOf = async (pool: Pool) => {
  const select = async (sql: string) => (await pool.query<{ row: string }>(sql)).rows.map(({ row }) => row);
  return {
    places: await select(
      `select concat_ws(' ', p.player_id, c.organization_id, p.coach_at is not null) as row
       from circle_place p join circle c on c.id = p.circle_id where c.own and p.source = 'member' order by row`,
    ),
    requests: await select(
      `select concat_ws(' ', r.player_id, c.organization_id) as row
       from circle_request r join circle c on c.id = r.circle_id where c.own order by row`,
    ),
    circles: await select("select concat_ws(' ', id, organization_id, own) as row from circle order by row"),
  };
};

it(
  'gives 400 people who shared an organization a place in its own circle; children without a confirmed address wait',
  { tags: ['extended'] },
  async () => {
    const { pool, env } = await openBefore();
    const all = people();
    await insertPeople(pool, all);
    expect(await migrate(env)).toContain(circlesMigration);
    const sharers = all.filter(shared);
    const members = sharers.filter((one) => !waits(one));
    const waiting = sharers.filter(waits);
    for (const group of [
      members,
      waiting,
      members.filter(({ coach }) => coach),
      members.filter(({ child }) => child),
    ])
      expect(group.length).toBeGreaterThan(10);
    const state = await stateOf(pool);
    expect(state.places).toEqual(
      members.map(({ id, club, coach }) => `${id} ${club} ${coach ? 't' : 'f'}`).toSorted(),
    );
    expect(state.requests).toEqual(waiting.map(({ id, club }) => `${id} ${club}`).toSorted());
    expect(state.circles).toHaveLength(clubs.length);

    await pool.query('delete from migration where name = $1', [circlesMigration]);
    expect(await migrate(env)).toEqual([circlesMigration]);
    expect(await stateOf(pool)).toEqual(state);

    // Who waits reads why, and what to do; then the club answers.
    const sql = poolSql(pool);
    const needsOf = async (one: Person) =>
      (await readOwnCircles(sql, one)).map(({ state: place, waiting: wait }) => [place, wait?.needs]);
    for (const one of waiting) expect(await needsOf(one)).toEqual([['waiting', 'address']]);
    await pool.query('update player set email_verified = true where id = any($1)', [
      waiting.flatMap(({ guardians }) => guardians.map(({ id }) => id)),
    ]);
    for (const one of waiting)
      expect(await needsOf(one)).toEqual([['waiting', expect.stringMatching(/^(?:answer|club_coach)$/)]]);
    for (const one of members) expect((await needsOf(one)).map(([place]) => place)).toEqual(['member']);
  },
);

it('lets the version before write to the migrated schema', async () => {
  const { pool, env } = await openBefore();
  await migrate(env);
  const all = people().slice(0, 40);
  await insertPeople(pool, all);
  const [one, other] = all;
  const follow = `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
    values ($1, 'user', $2, true, 1, now())`;
  await pool.query(follow, [one?.id, other?.id]);
  // As the version before adds a notification, confirms a member and deletes an account.
  await pool.query(
    `insert into notification (id, player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id, progress, created_at)
     values ($1, $2, 'follow', $3, null, null, null, null, null, now())
     on conflict do nothing`,
    [newId(), other?.id, one?.id],
  );
  await pool.query('update player set confirmed_organization_id = organization_id where id = $1', [one?.id]);
  await pool.query('delete from player where id = $1', [one?.id]);
  expect((await stateOf(pool)).places).toEqual([]);
});

it('takes no place from the people of the demo data', async () => {
  const { pool, env } = await openBefore();
  const clubIds = new Map(demoPeople.map(({ club }) => [club, newId()]));
  await insertClubs(pool, [...clubIds.values()]);
  const all = demoCopy(clubIds);
  await insertPeople(pool, all);
  await migrate(env);
  const state = await stateOf(pool);
  expect(state.places).toEqual(
    all.map(({ id, club, coach }) => `${id} ${club} ${coach ? 't' : 'f'}`).toSorted(),
  );
  expect(state.requests).toEqual([]);
  expect(all.filter(({ child }) => child).length).toBeGreaterThan(2);
});
