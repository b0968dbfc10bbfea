import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@rinkside/testkit/until';
import { expect } from 'vitest';
import type { Field, Figure, Strike } from '../field.js';
import { sameProcesses, timed } from './kills.js';

/** What everybody may expect of a store that cannot serve: they are told at once, and when to come back. */
const polite = ({ crowd: { ledger } }: Field): Figure[] => {
  expect(ledger.impolite, 'refusals without Retry-After').toBe(0);
  const { took, kind } = ledger.longestRefusal;
  return [{ what: `longest wait for 503 (${kind}), ms`, value: Math.round(took), limit: 2000 }];
};

const nextAcknowledged = ({ crowd: { ledger } }: Field) => {
  const before = ledger.acknowledged;
  return timed('a command is taken', () => ledger.acknowledged > before);
};

/** A pool that outlives its server. */
const accepts = (field: Field) =>
  until(
    'PostgreSQL accepts',
    () =>
      field.installation.rows('select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  );

/** PostgreSQL is killed with all it holds, and recovers from its log. */
export const postgresGone: Strike = (field) =>
  sameProcesses(field, async () => {
    const postgres = field.installation.process('postgres');
    await postgres.kill('SIGKILL');
    await pause(500);
    // Its last backends may hold the data for a moment more.
    for (let tries = 0; ; tries++) {
      try {
        await postgres.start();
        break;
      } catch (error) {
        if (tries === 20) throw error;
      }
    }
    await accepts(field);
    const taken = await nextAcknowledged(field);
    return [
      { what: 'first command after PostgreSQL accepts, ms', value: taken, limit: 2000 },
      ...polite(field),
    ];
  });

const setting = async ({ installation }: Field, sql: string) => {
  await installation.rows(sql);
  await installation.rows('select pg_reload_conf()');
};

const withLag = async (field: Field, work: () => Promise<unknown>): Promise<Figure[]> => {
  await field.installation.loopLag();
  await work();
  const lag = await field.installation.loopLag();
  const taken = await nextAcknowledged(field);
  return [
    { what: 'loop lag p99, ms', value: lag },
    { what: 'recovered, ms', value: taken, limit: 1000 },
    ...polite(field),
  ];
};

/** As after a failover to a replica that is not promoted yet. */
export const readOnly =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, () =>
      withLag(field, async () => {
        await setting(field, 'alter system set default_transaction_read_only = on');
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

/** Somebody holds a table, as a careless migration does. */
export const locked =
  (table: 'outbox' | 'player', seconds: number): Strike =>
  (field) =>
    sameProcesses(field, () =>
      withLag(field, async () => {
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
