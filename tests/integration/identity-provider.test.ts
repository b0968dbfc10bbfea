// @module-tag extended
import { createAccount } from '@rinkside/identity/accounts';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { migrate } from '@rinkside/domain/migrations/run';
import { readAccounts } from '@rinkside/domain/account/account.views';
import { registerPlayer } from '@rinkside/domain/player/player.commands';
import { actorOf } from '@rinkside/domain/actor';
import { embeddedProviderId } from '@rinkside/platform/identity-provider';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { TestApp } from '@rinkside/testkit/test-app';
import { openResources } from '@rinkside/workers/resources';
import { expect, inject, it, onTestFinished } from 'vitest';

const addresses = ['http://localhost:4000/oidc', 'http://localhost:4401/oidc'] as const;
const hosted = 'https://tenant.id.example/oidc';

it('keys the accounts of the embedded provider by its id, and those of a hosted one by its issuer', async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const { pool, url } = database;
  await migrateIdentity(url);
  const signUp = async (email: string) =>
    (await createAccount(url, { email, password: 'five-hole', given_name: 'N', family_name: 'W' })).subject;
  const [noor, kari] = [await signUp('noor@rink.example'), await signUp('kari@rink.example')];
  // The schema and rows of the version before.
  await pool.query(`alter table player drop column provider`);
  await pool.query(`delete from migration where name = '0011-identity-provider'`);
  const insert = async (issuer: string, subject: string, onboarded: boolean) => {
    const id = newId();
    await pool.query(
      `insert into player (id, issuer, subject, onboarding_complete, created_at) values ($1, $2, $3, $4, now())`,
      [id, issuer, subject, onboarded],
    );
    return id;
  };
  // Blank rows that a change of address created.
  await insert(addresses[1], noor, false);
  const noorId = await insert(addresses[0], noor, true);
  const kariId = await insert(addresses[1], kari, true);
  const demoId = await insert(addresses[0], 'demo|mack', true);
  const hostedId = await insert(hosted, 'google|17', true);

  await migrate({ DATABASE_URL: url });
  const idsOf = async (provider: string, subjects: string[]) =>
    (
      await readAccounts(
        database.sql,
        provider,
        subjects.map((subject) => ({ subject, session: '' })),
      )
    ).map((account) => account?.id);
  expect(await idsOf(embeddedProviderId, [noor, kari, 'demo|mack'])).toEqual([noorId, kariId, demoId]);
  expect(await idsOf(hosted, ['google|17'])).toEqual([hostedId]);
  expect(await idsOf(embeddedProviderId, ['google|17'])).toEqual([undefined]);

  // The version before still runs and inserts rows without a provider id.
  const lateSubject = await signUp('late@rink.example');
  expect(await insert(addresses[0], lateSubject, false)).toBeDefined();
});

it('adopts a row that the version before inserted during a rolling update', async () => {
  const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  onTestFinished(() => app.close());
  const resources = await openResources({ ...app.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
  onTestFinished(() => resources.shutdown.run());
  const [id, subject] = [newId(), newId()];
  await app.pool.query(
    `insert into player (id, issuer, subject, onboarding_complete, created_at) values ($1, $2, $3, true, now())`,
    [id, addresses[0], subject],
  );
  const names = { firstName: 'Noor', lastName: 'Winters' };
  const identity = { subject, email: null, emailVerified: false, ...names };
  const registered = await resources.commands.run(actorOf(newId()), (ctx) =>
    registerPlayer(ctx, { ...identity, provider: embeddedProviderId, issuer: addresses[1] }),
  );
  expect(registered).toEqual({ id });
});
