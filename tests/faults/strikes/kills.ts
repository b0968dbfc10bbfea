import { until } from '@rinkside/testkit/until';
import { expect } from 'vitest';
import type { Field, Figure, Strike } from '../field.js';
import type { ProcessName } from '../installation.js';

/** Kills processes at once and starts them again once life has gone on without them for a while, or waits for them. */
export const kill =
  (...names: ProcessName[]): Strike =>
  async ({ installation, crowd: { ledger } }) => {
    const children = names.map((name) => installation.process(name));
    await Promise.all(children.map((child) => child.kill('SIGKILL')));
    const enough = ledger.acknowledged + 30;
    await until('life goes on', () => ledger.acknowledged >= enough, 700).catch(() => undefined);
    await Promise.all(children.map((child) => child.restart()));
    return [];
  };

/** Milliseconds until it is so. */
export const timed = async (what: string, ask: () => boolean | Promise<boolean>, patience = 60_000) => {
  const began = performance.now();
  await until(what, ask, patience);
  return Math.round(performance.now() - began);
};

/** One gateway goes, and its screens are right again by the other. */
export const killGateway =
  (name: 'gateway-1' | 'gateway-2'): Strike =>
  async ({ installation, watchers }) => {
    const gateway = installation.process(name);
    const before = watchers.reduce((sum, { connections }) => sum + connections, 0);
    await gateway.kill('SIGKILL');
    const back = await timed('all screens are back', () => watchers.every(({ fresh }) => fresh));
    await gateway.restart();
    const after = watchers.reduce((sum, { connections }) => sum + connections, 0);
    return [
      { what: 'screens back on the other, ms', value: back, limit: 3000 },
      { what: 'screens that had to', value: after - before },
    ];
  };

const published = (field: Field, moment: string) => async () => {
  const rows = await field.installation.rows(
    'select 1 from outbox where published_at is null and occurred_at < $1 limit 1',
    [moment],
  );
  return rows.length === 0;
};

/** Until everything is published that waited when this is asked. */
export const drained = async (field: Field): Promise<number> => {
  const [now] = await field.installation.rows<{ now: string }>('select now()::text');
  return timed('what waited is published', published(field, now?.now ?? ''));
};

/** Both relays go; facts wait, and are published once one is there. */
export const killRelays: Strike = async (field) => {
  const relays = (['relay-1', 'relay-2'] as const).map((name) => field.installation.process(name));
  await Promise.all(relays.map((relay) => relay.kill('SIGKILL')));
  const { ledger } = field.crowd;
  const enough = ledger.acknowledged + 30;
  await until('commands are taken without a relay', () => ledger.acknowledged >= enough, 20_000);
  await Promise.all(relays.map((relay) => relay.restart()));
  return [{ what: 'backlog published, ms', value: await drained(field), limit: 2000 }];
};

/** Both workers go; jobs wait, and one is tried once they are there. */
export const killWorkers: Strike = async (field) => {
  const names = ['worker-1', 'worker-2'] as const;
  const workers = names.map((name) => field.installation.process(name));
  await Promise.all(workers.map((worker) => worker.kill('SIGKILL')));
  const { ledger } = field.crowd;
  const enough = ledger.acknowledged + 30;
  await until('life goes on', () => ledger.acknowledged >= enough, 20_000);
  await Promise.all(workers.map((worker) => worker.restart()));
  return [await resumed(field, names)];
};

/** How long it takes these workers to end a try of a job again. */
export const resumed = async (
  { installation }: Field,
  names: readonly ProcessName[],
  limit = 10_000,
): Promise<Figure> => {
  const tries = async () => {
    const counts = await Promise.all(
      names.map((name) => installation.metric(name, 'rinkside_job_seconds_count')),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const before = await tries();
  return {
    what: 'workers end jobs again, ms',
    value: await timed('a job ends', async () => (await tries()) > before),
    limit,
  };
};

/** All but the stores and the identity provider. */
export const productProcesses = [
  'relay-1', 'relay-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2',
] as const; // prettier-ignore

/** Nothing may end in itself, whatever was done to what it needs. */
export const sameProcesses = async ({ installation }: Field, work: () => Promise<Figure[]>) => {
  const pids = () => productProcesses.map((name) => installation.process(name).pid);
  const before = pids();
  const figures = await work();
  expect(pids(), 'no process ended').toEqual(before);
  return figures;
};
