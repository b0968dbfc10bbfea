// @module-tag extended
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { createLivePublisher } from '@rinkside/platform/live-publisher';
import { inTransaction, statement } from '@rinkside/platform/sql';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect, inject, it } from 'vitest';

setFlagsFromString('--expose-gc');
const collectGarbage: (how: { type: 'minor' }) => void = runInNewContext('gc');

const runs = 300;
const heapUsedMb = () => process.memoryUsage().heapUsed / 1e6;

/** Heap growth in MB after 300 runs and two minor collections: the first may promote objects still in use. */
const heapGrowthMb = async (run: () => Promise<unknown>) => {
  await run();
  collectGarbage({ type: 'minor' });
  const before = heapUsedMb();
  for (let time = 0; time < runs; time++) await run();
  for (let time = 0; time < 2; time++) collectGarbage({ type: 'minor' });
  return heapUsedMb() - before;
};

it('query rows are not retained, in and outside a transaction', async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  const rows = statement('test.rows', `select n, repeat('x', 1000) as text from generate_series(1, 100) n`);
  const readInTransaction = () =>
    inTransaction(database.pool, ({ sql }) => Promise.all([sql.rows(rows, []), sql.rows(rows, [])]));
  expect(await heapGrowthMb(() => database.sql.rows(rows, []))).toBeLessThan(6);
  expect(await heapGrowthMb(readInTransaction)).toBeLessThan(6);
  await database.close();
});

it.skipIf(!inject('redisUrl'))('delivered live messages are not retained', async () => {
  const stores = { DATABASE_URL: inject('postgresUrl'), REDIS_URL: inject('redisUrl') };
  const publisher = createLivePublisher(loadEnv({ ...childEnv(), ...stores }), createLog('relay', 'silent'));
  const deliver = () =>
    publisher.publish(
      Array.from({ length: 100 }, (_, at) => ({
        kind: 'cut',
        in: `${at}`.padEnd(1000, Math.random().toString()),
      })),
    );
  await waitFor('the publisher is connected', () =>
    deliver().then(
      () => true,
      () => false,
    ),
  );
  expect(await heapGrowthMb(deliver)).toBeLessThan(6);
  await publisher.close();
});
