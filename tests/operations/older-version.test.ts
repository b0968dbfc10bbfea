// @module-tag extended
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { migrations } from '@rinkside/domain/migrations';
import { migrate } from '@rinkside/domain/migrations/run';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { migrations as identityMigrations } from '@rinkside/identity/migrations';
import { runMigrations } from '@rinkside/platform/migration-steps';
import { createEmptyDatabase, openPool } from '@rinkside/testkit/test-database';
import type { Pool } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgresInstallations, startPostgres } from './postgres-server.js';

/** The first migrations of accounts with mails, sessions, guardians and passkeys. */
const firstNew = { product: '0018-guardians', identity: '0003-mail' };

const namesFrom = (plans: { name: string }[], first: string) =>
  plans.map(({ name }) => name).filter((name) => name >= first);

/** Creates the tables of the version before with a player who has an account, a game and a follower. */
const fill = async (pool: Pool) => {
  const client = await pool.connect();
  await client.query(`
    create table migration (id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6));
    create schema identity;
    create table identity.migration (name text primary key, applied_at timestamptz not null default now())`);
  for (const [plans, first, table] of [
    [migrations, firstNew.product, 'migration'],
    [identityMigrations, firstNew.identity, 'identity.migration'],
  ] as const) {
    const earlier = plans.filter(({ name }) => name < first);
    await runMigrations(
      client,
      earlier,
      (name) => `insert into ${table} (name) values ('${name}')`,
      () => undefined,
    );
  }
  await client.query(`
    insert into organization (id, name, created_at, version)
      values ('0198c0de-0000-7000-8000-000000000001', 'Ice Wolves', now(), 1);
    insert into player (id, provider, issuer, subject, first_name, last_name, onboarding_complete, role, organization_id, created_at)
      select ('0198c0de-0000-7000-9000-00000000000' || n)::uuid, 'embedded', 'http://localhost/oidc',
        '0198c0de-0000-7000-b000-00000000000' || n, 'Sam', 'Winters', true, 'player',
        '0198c0de-0000-7000-8000-000000000001', now() from generate_series(1, 2) n;
    insert into item (id, content_type, author_id, organization_id, created_at, feed_at, version)
      values ('0198c0de-0001-7000-a000-000000000001', 'game', '0198c0de-0000-7000-9000-000000000001',
        '0198c0de-0000-7000-8000-000000000001', now(), now(), 1);
    insert into game (item_id, player_id, date, opponent_id, our_score, their_score)
      select id, author_id, feed_at::date, organization_id, 3, 2 from item;
    insert into follow (follower_id, target_type, target_id, following, changed_at, version)
      values ('0198c0de-0000-7000-9000-000000000002', 'user', '0198c0de-0000-7000-9000-000000000001', true, now(), 1);
    insert into identity.account (subject, email, password_hash, given_name, family_name)
      select ('0198c0de-0000-7000-b000-00000000000' || n)::uuid, 'sam' || n || '@rink.example', 'x', 'Sam', 'Winters'
      from generate_series(1, 2) n`);
  client.release(true);
};

const countsIn = async (pool: Pool) =>
  (
    await pool.query(
      `select (select count(*) from player) as players, (select count(*) from game) as games,
         (select count(*) from follow where following) as follows, (select count(*) from identity.account) as accounts`,
    )
  ).rows;

describe.each(findPostgresInstallations())('an installation with PostgreSQL $major', (installed) => {
  it('keeps its data when the tables of accounts and families are added', async () => {
    const home = await mkdtemp(join(tmpdir(), 'rinkside-older-'));
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    const processes = await ProcessRegistry.open(home);
    onTestFinished(() => processes.stop());
    const { url } = await createEmptyDatabase(await startPostgres(processes, home, installed));
    const pool = openPool(url, 2);
    onTestFinished(() => pool.end());
    await fill(pool);
    const before = await countsIn(pool);
    expect(await migrate({ DATABASE_URL: url })).toEqual(namesFrom(migrations, firstNew.product));
    expect(await migrateIdentity(url)).toEqual(namesFrom(identityMigrations, firstNew.identity));
    expect(await countsIn(pool)).toEqual(before);
    expect((await pool.query('select distinct approve_followers from player')).rows).toEqual([
      { approve_followers: false },
    ]);
    expect(await migrate({ DATABASE_URL: url })).toEqual([]);
    expect(await migrateIdentity(url)).toEqual([]);
  }, 60_000);
});
