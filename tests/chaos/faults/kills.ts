import { waitFor } from '@rinkside/testkit/wait-for';
import { expect } from 'vitest';
import type { ChaosRun, Figure, FaultInjector } from '../chaos-run.js';
import type { ProcessName } from '../installation.js';

/** Kills processes and restarts them after 30 more acknowledged commands or 700 ms, when commands depend on them. */
export const killProcesses =
  (...names: ProcessName[]): FaultInjector =>
  async ({ installation, workload: { ledger } }) => {
    const children = names.map((name) => installation.process(name));
    await Promise.all(children.map((child) => child.kill('SIGKILL')));
    const target = ledger.acknowledged + 30;
    await waitFor('commands are acknowledged', () => ledger.acknowledged >= target, 700).catch(
      () => undefined,
    );
    await Promise.all(children.map((child) => child.restart()));
    return [];
  };

/** Waits until a condition holds. @returns the duration, ms. */
export const measureUntil = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
) => {
  const startedAt = performance.now();
  await waitFor(what, condition, timeoutMs);
  return Math.round(performance.now() - startedAt);
};

/** Kills one gateway; its clients reconnect to the other one and refetch. */
export const killGateway =
  (name: 'gateway-1' | 'gateway-2'): FaultInjector =>
  async ({ installation, observers }) => {
    const gateway = installation.process(name);
    const connectionsBefore = observers.reduce((sum, { connections }) => sum + connections, 0);
    await gateway.kill('SIGKILL');
    const reconnectMs = await measureUntil('all clients are up to date', () =>
      observers.every(({ isUpToDate }) => isUpToDate),
    );
    await gateway.restart();
    const connectionsAfter = observers.reduce((sum, { connections }) => sum + connections, 0);
    return [
      { what: 'clients reconnected to the other gateway, ms', value: reconnectMs, limit: 3000 },
      { what: 'reconnects', value: connectionsAfter - connectionsBefore },
    ];
  };

const isPublishedUpTo = (field: ChaosRun, timestamp: string) => async () => {
  const rows = await field.installation.rows(
    'select 1 from outbox where published_at is null and occurred_at < $1 limit 1',
    [timestamp],
  );
  return rows.length === 0;
};

/** Waits until all events that are pending now are published. @returns the duration, ms. */
export const drainBacklogMs = async (field: ChaosRun): Promise<number> => {
  const [now] = await field.installation.rows<{ now: string }>('select now()::text');
  return measureUntil('the backlog is published', isPublishedUpTo(field, now?.now ?? ''));
};

/** Kills both relays; events wait and are published after the restart. */
export const killRelays: FaultInjector = async (field) => {
  const relays = (['relay-1', 'relay-2'] as const).map((name) => field.installation.process(name));
  await Promise.all(relays.map((relay) => relay.kill('SIGKILL')));
  const { ledger } = field.workload;
  const target = ledger.acknowledged + 30;
  await waitFor('commands are acknowledged without a relay', () => ledger.acknowledged >= target, 20_000);
  await Promise.all(relays.map((relay) => relay.restart()));
  return [{ what: 'backlog published, ms', value: await drainBacklogMs(field), limit: 2000 }];
};

/** Kills both workers; jobs wait and are processed after the restart. */
export const killWorkers: FaultInjector = async (field) => {
  const names = ['worker-1', 'worker-2'] as const;
  const workers = names.map((name) => field.installation.process(name));
  await Promise.all(workers.map((worker) => worker.kill('SIGKILL')));
  const { ledger } = field.workload;
  const target = ledger.acknowledged + 30;
  await waitFor('commands are acknowledged without workers', () => ledger.acknowledged >= target, 20_000);
  await Promise.all(workers.map((worker) => worker.restart()));
  return [await firstJobFinished(field, names)];
};

/** Measures the time until one of these workers finishes a job attempt. */
export const firstJobFinished = async (
  { installation }: ChaosRun,
  names: readonly ProcessName[],
  limit = 10_000,
): Promise<Figure> => {
  const countAttempts = async () => {
    const counts = await Promise.all(
      names.map((name) => installation.metric(name, 'rinkside_job_seconds_count')),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const attemptsBefore = await countAttempts();
  return {
    what: 'first job finished, ms',
    value: await measureUntil('a job attempt finishes', async () => (await countAttempts()) > attemptsBefore),
    limit,
  };
};

/** All processes except the stores and the identity providers. */
export const productProcesses = [
  'relay-1', 'relay-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2',
] as const; // prettier-ignore

/** Runs `work` and expects that no product process exits. */
export const expectNoExit = async ({ installation }: ChaosRun, work: () => Promise<Figure[]>) => {
  const pids = () => productProcesses.map((name) => installation.process(name).pid);
  const pidsBefore = pids();
  const figures = await work();
  expect(pids(), 'no process exited').toEqual(pidsBefore);
  return figures;
};
