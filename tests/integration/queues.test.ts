// @module-tag extended
import { jobNames, type JobPayload } from '@rinkside/contracts/jobs.schema';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { newId } from '@rinkside/platform/id';
import { JobPostponedError, Queues } from '@rinkside/platform/queues';
import {
  createDatabase,
  createEmptyDatabase,
  openPool,
  type TestDatabase,
} from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.each([
  { store: 'Redis', redisUrl: inject('redisUrl') },
  { store: 'PostgreSQL', redisUrl: '' },
])('job queues on $store', ({ redisUrl }) => {
  let database: TestDatabase;
  let queues: Queues;
  const errors: unknown[] = [];
  beforeAll(async () => {
    database = await createDatabase(inject('postgresUrl'));
    const env = { DATABASE_URL: database.url, REDIS_URL: redisUrl, PUBLIC_ORIGIN: 'http://localhost' };
    const log = createLog('test', 'silent');
    log.error = (details: unknown) => void errors.push(details);
    queues = new Queues(
      loadEnv({ ...env, OIDC_ISSUER: 'http://localhost/oidc', OIDC_AUDIENCE: 'rinkside' }),
      log,
    );
  });
  afterAll(async () => {
    await queues?.close();
    await database?.drop();
  });

  // @covers R2
  it('postpone a job during an outage without using up its attempts', async () => {
    const outcomes: string[] = [];
    queues.onAttemptFinished((_queue, outcome) => outcomes.push(outcome));
    const outage = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    queues.startWorker(
      'delete-object',
      async () => {
        if (outcomes.length < 7) throw outage;
      },
      1,
    );
    const payload: JobPayload<'delete-object'> = { key: 'unused' };
    await queues.add([{ name: 'delete-object', payload, id: 'one' }]);
    await waitFor('the job is done', () => outcomes.includes('done'), 20_000);
    expect(outcomes).toEqual([...Array<string>(7).fill('postponed'), 'done']);
    const allEmpty = async () => (await queues.depths()).every(({ jobs }) => jobs === 0);
    await waitFor('all queues are empty', allEmpty);
  });

  it('run a job again whose rows were deleted meanwhile, without an error in the log', async () => {
    const outcomes: string[] = [];
    queues.onAttemptFinished((_queue, outcome) => outcomes.push(outcome));
    errors.length = 0;
    const gone = Object.assign(new Error('violates foreign key constraint'), { code: '23503' });
    queues.startWorker(
      'recompute-awards',
      async () => {
        if (outcomes.length < 2) throw new Error('wrapped', { cause: gone });
      },
      1,
    );
    await queues.add([{ name: 'recompute-awards', payload: { player_id: newId() }, id: 'deleted' }]);
    await waitFor('the job is done', () => outcomes.includes('done'), 20_000);
    expect(outcomes).toEqual(['postponed', 'postponed', 'done']);
    expect(errors).toEqual([]);
  });

  it('offer a job that was handed back again, without using up its attempts', async () => {
    let runs = 0;
    queues.startWorker(
      'revoke-sessions',
      async () => {
        if (++runs < 8) throw new JobPostponedError(10);
      },
      1,
    );
    const payload: JobPayload<'revoke-sessions'> = {
      player_id: newId(),
      issuer: '',
      subject: 'unused',
      revoked_at: new Date().toISOString(),
      kept_session_id: '',
    };
    await queues.add([{ name: 'revoke-sessions', payload, id: 'handed back' }]);
    await waitFor('the job is done', () => runs === 8);
    const allEmpty = async () => (await queues.depths()).every(({ jobs }) => jobs === 0);
    await waitFor('all queues are empty', allEmpty);
  });

  it('run jobs without priority first, then by priority, and report how long the next one waits', async () => {
    const priorities = { a1: undefined, a2: 1, a3: 2, b1: 0, b2: 1 };
    for (const [id, priority] of Object.entries(priorities))
      await queues.add([
        { name: 'delete-account', payload: { player_id: newId(), issuer: '', subject: id }, id, priority },
      ]);
    const order: string[] = [];
    queues.startWorker('delete-account', async ({ subject }) => void order.push(subject), 1);
    await waitFor('all jobs are done', () => order.length === 5);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);

    await queues.add([{ name: 'process-photo', payload: { id: newId() }, id: 'later', priority: 5 }]);
    await waitFor('the job waits', async () => {
      const [waiting] = await queues.waitingTimes(['process-photo']);
      return waiting !== undefined && waiting.seconds > 0;
    });
  });
});

it('connects when a database that rejected the first connections accepts them, and reports the outage once', async () => {
  const database = await createEmptyDatabase(inject('postgresUrl'));
  const name = new URL(database.url).pathname.slice(1);
  const admin = openPool(inject('postgresUrl'), 1);
  const warnings: unknown[] = [];
  const log = createLog('test', 'silent');
  log.warn = (details: unknown) => void warnings.push(details);
  const env = { DATABASE_URL: database.url, REDIS_URL: '', PUBLIC_ORIGIN: 'http://localhost' };
  const queues = new Queues(
    loadEnv({ ...env, OIDC_ISSUER: 'http://localhost/oidc', OIDC_AUDIENCE: 'rinkside' }),
    log,
  );
  try {
    await admin.query(`alter database ${name} allow_connections false`);
    const done: string[] = [];
    queues.startWorker('delete-object', async ({ key }) => void done.push(key), 1);
    const job = { name: 'delete-object', payload: { key: 'one' }, id: 'one' } as const;
    await expect(queues.add([job])).rejects.toThrow('not currently accepting connections');
    await expect(queues.connect()).rejects.toThrow('not currently accepting connections');
    await waitFor('the outage is reported', () => warnings.length > 0);
    await admin.query(`alter database ${name} allow_connections true`);
    const added = () =>
      queues.add([job]).then(
        () => true,
        () => false,
      );
    await waitFor('the job is added', added);
    await waitFor('the job is done', () => done.length > 0);
    expect(done).toEqual(['one']);
    expect(await queues.connect()).not.toHaveLength(0);
    // One for each queue.
    expect(warnings.length).toBeLessThanOrEqual(jobNames.length);
  } finally {
    await queues.close();
    await admin.end();
    await database.drop();
  }
});
