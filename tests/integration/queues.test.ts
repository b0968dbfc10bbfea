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
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

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

  it.runIf(redisUrl)(
    'report as work what could run: no delayed job before it is due, and only running jobs of a paused queue',
    async () => {
      const name = 'recompute-seasons';
      const work = async () => (await queues.work()).find(({ queue }) => queue === name);
      const queue = (await queues.connect()).find((each) => each.name === name);
      const payload = { player_id: newId() };
      const delayed = await queue?.add(name, payload, { delay: 600_000 });
      expect(await work()).toEqual({ queue: name, isPaused: false, jobs: 0, waitingSeconds: 0 });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await work(), 'due').toMatchObject({ jobs: 1 });
      vi.useRealTimers();
      await delayed?.remove();

      const release = Promise.withResolvers<void>();
      queues.startWorker(name, () => release.promise, 1);
      await queues.add([{ name, payload, id: 'runs' }]);
      await waitFor('one runs', async () => (await queue?.getActiveCount()) === 1);
      await queues.add([{ name, payload, id: 'waits' }]);
      expect(await work()).toMatchObject({ jobs: 2 });
      await queue?.pause();
      expect(await work()).toMatchObject({ isPaused: true, jobs: 1 });
      release.resolve();
      await waitFor('none runs', async () => (await work())?.jobs === 0);
      expect(await queue?.getWaitingCount()).toBe(1);
      await queue?.resume();
      await waitFor('all are done', async () => (await queue?.getWaitingCount()) === 0);
    },
  );

  // On PostgreSQL the clock of the database decides when a delayed job is due.
  it.runIf(redisUrl)('count the wait of a retry from the start of its last attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const added = Date.now();
    const started: { id: string | undefined; finish: () => void }[] = [];
    const runs = (id: string) => waitFor(`${id} runs`, () => started.at(-1)?.id === id);
    queues.startWorker(
      'transcode-highlight',
      async (_payload, job) => {
        if (job.id === 'retried' && job.attemptsStarted === 1) throw new JobPostponedError(1000);
        await new Promise<void>((finish) => started.push({ id: job.id, finish }));
      },
      1,
    );
    for (const id of ['first', 'retried', 'next', 'last'])
      await queues.add([{ name: 'transcode-highlight', payload: { id: newId() }, id }]);
    const waiting = async () =>
      (await queues.work()).find(({ queue }) => queue === 'transcode-highlight')?.waitingSeconds;
    await runs('first');
    vi.setSystemTime(added + 100_000);
    expect(await waiting(), 'not started yet').toBeCloseTo(100, 0);
    started.at(-1)?.finish();
    await runs('next');
    vi.setSystemTime(added + 102_000);
    started.at(-1)?.finish();
    await runs('last');
    expect(await waiting(), 'the retry').toBeCloseTo(2, 0);
    started.at(-1)?.finish();
    await runs('retried');
    started.at(-1)?.finish();
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
