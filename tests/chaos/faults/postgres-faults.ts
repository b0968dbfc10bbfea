import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect } from 'vitest';
import type { ChaosRun, Figure, FaultInjector } from '../chaos-run.js';
import { expectNoExit, measureUntil } from './kills.js';

/** Expects that every 503 carries `Retry-After`. @returns the slowest 503. */
const checkUnavailableResponses = ({ workload: { ledger } }: ChaosRun): Figure[] => {
  expect(ledger.missingRetryAfter, '503 without Retry-After').toBe(0);
  const { durationMs, kind } = ledger.slowest503;
  return [{ what: `slowest 503 (${kind}), ms`, value: Math.round(durationMs), limit: 2000 }];
};

const nextAcknowledgedMs = ({ workload: { ledger } }: ChaosRun) => {
  const before = ledger.acknowledged;
  return measureUntil('a command is acknowledged', () => ledger.acknowledged > before);
};

const waitUntilAccepting = (field: ChaosRun) =>
  waitFor(
    'PostgreSQL accepts connections',
    () =>
      field.installation.rows('select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  );

/** Kills PostgreSQL with SIGKILL; it recovers from its WAL. */
export const postgresCrash: FaultInjector = (field) =>
  expectNoExit(field, async () => {
    const postgres = field.installation.process('postgres');
    await postgres.kill('SIGKILL');
    await pause(500);
    // Remaining backends may lock the data directory for a moment.
    for (let attempts = 0; ; attempts++) {
      try {
        await postgres.start();
        break;
      } catch (error) {
        if (attempts === 20) throw error;
      }
    }
    await waitUntilAccepting(field);
    const recoveryMs = await nextAcknowledgedMs(field);
    return [
      { what: 'first command after PostgreSQL accepts connections, ms', value: recoveryMs, limit: 2000 },
      ...checkUnavailableResponses(field),
    ];
  });

const applySetting = async ({ installation }: ChaosRun, sql: string) => {
  await installation.rows(sql);
  await installation.rows('select pg_reload_conf()');
};

const withLoopLag = async (field: ChaosRun, work: () => Promise<unknown>): Promise<Figure[]> => {
  await field.installation.eventLoopLagMs();
  await work();
  const lag = await field.installation.eventLoopLagMs();
  const recoveryMs = await nextAcknowledgedMs(field);
  return [
    { what: 'event loop lag p99, ms', value: lag },
    { what: 'first command after recovery, ms', value: recoveryMs, limit: 1000 },
    ...checkUnavailableResponses(field),
  ];
};

/** Makes PostgreSQL read-only, as after a failover to a replica that is not promoted yet. */
export const postgresReadOnly =
  (seconds: number): FaultInjector =>
  (field) =>
    expectNoExit(field, () =>
      withLoopLag(field, async () => {
        await applySetting(field, 'alter system set default_transaction_read_only = on');
        await pause(seconds * 1000);
        await field.installation.rows('set default_transaction_read_only = off');
        const client = await field.installation.pool.connect();
        try {
          await client.query('set default_transaction_read_only = off');
          await client.query('alter system reset default_transaction_read_only');
          await client.query('select pg_reload_conf()');
        } finally {
          client.release(true);
        }
      }),
    );

/** Holds an exclusive lock on a table, as a careless migration does. */
export const tableLock =
  (table: 'outbox' | 'player', seconds: number): FaultInjector =>
  (field) =>
    expectNoExit(field, () =>
      withLoopLag(field, async () => {
        const client = await field.installation.pool.connect();
        try {
          await client.query('begin');
          await client.query(`lock table ${table} in access exclusive mode`);
          await pause(seconds * 1000);
          await client.query('rollback');
        } finally {
          client.release(true);
        }
      }),
    );
