// @module-tag extended
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openLiveOut } from '@rinkside/platform/sockets';
import { inTransaction, statement } from '@rinkside/platform/sql';
import { openTestDatabase } from '@rinkside/testkit/database';
import { until } from '@rinkside/testkit/until';
import { expect, inject, it } from 'vitest';

setFlagsFromString('--expose-gc');
const sweep: (how: { type: 'minor' }) => void = runInNewContext('gc');

const times = 300;
const megabytes = () => process.memoryUsage().heapUsed / 1e6;

/** What is left of them, MB, once the young heap is swept: twice, since the first keeps what it finds in use. */
const leftBy = async (work: () => Promise<unknown>) => {
  await work();
  sweep({ type: 'minor' });
  const before = megabytes();
  for (let time = 0; time < times; time++) await work();
  for (let time = 0; time < 2; time++) sweep({ type: 'minor' });
  return megabytes() - before;
};

it('keeps no rows that were read, in a transaction or by themselves', async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  const rows = statement('test.rows', `select n, repeat('x', 1000) as text from generate_series(1, 100) n`);
  const inOne = () =>
    inTransaction(database.pool, ({ sql }) => Promise.all([sql.rows(rows, []), sql.rows(rows, [])]));
  expect(await leftBy(() => database.sql.rows(rows, []))).toBeLessThan(6);
  expect(await leftBy(inOne)).toBeLessThan(6);
  await database.close();
});

it.skipIf(!inject('redisUrl'))('keeps no message that was handed over', async () => {
  const stores = { DATABASE_URL: inject('postgresUrl'), REDIS_URL: inject('redisUrl') };
  const live = openLiveOut(loadEnv({ ...inherited(), ...stores }), createLog('relay', 'silent'));
  const deliver = () =>
    live.deliver(
      Array.from({ length: 100 }, (_, at) => ({
        kind: 'cut',
        in: `${at}`.padEnd(1000, Math.random().toString()),
      })),
    );
  await until('it is connected', () =>
    deliver().then(
      () => true,
      () => false,
    ),
  );
  expect(await leftBy(deliver)).toBeLessThan(6);
  await live.close();
});
