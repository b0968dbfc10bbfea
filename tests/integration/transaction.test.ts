// @module-tag extended
import { Commands } from '@rinkside/platform/command';
import { isUnavailable, type Database } from '@rinkside/platform/postgres';
import { AppError } from '@rinkside/platform/errors';
import { inTransaction, statement } from '@rinkside/platform/sql';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';

const insertUpload = statement('test.name', 'insert into upload (key) values ($1)');
const backend = statement('test.backend', 'select pg_backend_pid() as pid', z.object({ pid: z.number() }));
const terminate = statement('test.terminate', 'select pg_terminate_backend(pg_backend_pid())');

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterEach(() => database.close());

const uploadKeys = async () => {
  const { rows } = await database.pool.query<{ key: string }>('select key from upload order by key');
  return rows.map(({ key }) => key);
};

describe('a transaction', () => {
  it('commits its statements together with the beforeCommit statement', async () => {
    await inTransaction(database.pool, async ({ sql, beforeCommit }) => {
      await sql.rows(insertUpload, ['a']);
      beforeCommit(insertUpload, ['b']);
    });
    expect(await uploadKeys()).toEqual(['a', 'b']);
  });

  it('rolls back when the beforeCommit statement fails', async () => {
    const duplicate = inTransaction(database.pool, async ({ sql, beforeCommit }) => {
      await sql.rows(insertUpload, ['a']);
      beforeCommit(insertUpload, ['a']);
    });
    await expect(duplicate).rejects.toMatchObject({ code: '23505' });
    expect(await uploadKeys()).toEqual([]);
  });

  it('rejects when a failed statement was caught and ignored', async () => {
    const swallowed = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(insertUpload, ['a']);
      await sql.rows(insertUpload, ['a']).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('nothing was committed');
    expect(await uploadKeys()).toEqual([]);
  });

  it('rejects with the error of the first failed statement when a later one is awaited', async () => {
    const both = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(insertUpload, ['a']);
      const [, second] = await Promise.allSettled([
        sql.rows(insertUpload, ['a']),
        sql.rows(insertUpload, ['b']),
      ]);
      if (second.status === 'rejected') throw second.reason;
    });
    await expect(both).rejects.toMatchObject({ code: '23505' });
    expect(await uploadKeys()).toEqual([]);
  });

  it('rolls back after a value that cannot be serialized, and replaces the connection', async () => {
    const circular: unknown[] = [{}];
    Object.assign(circular[0] as object, { endless: circular });
    const unserializable = inTransaction(database.pool, async ({ sql }) => {
      await Promise.all([
        sql.rows(insertUpload, ['a']),
        sql.rows(insertUpload, [{ endless: circular }]),
        sql.rows(insertUpload, ['b']),
      ]);
    });
    await expect(unserializable).rejects.toThrow(TypeError);
    await inTransaction(database.pool, ({ sql }) => sql.rows(insertUpload, ['c']));
    expect(await uploadKeys()).toEqual(['c']);
  });

  it('prepares a statement again that PostgreSQL skipped after an error', async () => {
    const skipped = statement('test.skipped', 'insert into upload (key) values ($1)');
    const failing = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(insertUpload, ['a']);
      await Promise.all([sql.rows(insertUpload, ['a']), sql.rows(skipped, ['b'])]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await inTransaction(database.pool, ({ sql }) => sql.rows(skipped, ['c']));
    expect(await uploadKeys()).toEqual(['c']);
    expect(database.pool.totalCount).toBe(1);
  });

  it('returns each of several concurrent statements its own rows', async () => {
    const double = statement('test.double', 'select $1::int * 2 as twice', z.object({ twice: z.number() }));
    const emptyResult = statement('test.none', 'select 1 where false');
    const answers = await inTransaction(database.pool, ({ sql }) =>
      Promise.all([
        sql.rows(double, [1]),
        sql.rows(emptyResult, []),
        sql.rows(insertUpload, ['a']),
        sql.rows(double, [21]),
      ]),
    );
    expect(answers).toEqual([[{ twice: 2 }], [], [], [{ twice: 42 }]]);
  });

  it('rolls back and releases its connection when its callback throws', async () => {
    const pids: number[] = [];
    for (let time = 0; time < 3; time++) {
      const failing = inTransaction(database.pool, async ({ sql }) => {
        for (const { pid } of await sql.rows(backend, [])) pids.push(pid);
        await sql.rows(insertUpload, ['a']);
        throw new AppError('forbidden', 'No.');
      });
      await expect(failing).rejects.toThrow('No.');
    }
    expect([new Set(pids).size, database.pool.totalCount]).toEqual([1, 1]);
    expect(await uploadKeys()).toEqual([]);
  });

  it('fails when its connection dies, and the next one gets a new connection', async () => {
    const disconnected = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(insertUpload, ['a']);
      await sql.rows(terminate, []);
    });
    await expect(disconnected).rejects.toThrow();
    await inTransaction(database.pool, ({ sql }) => sql.rows(insertUpload, ['b']));
    expect(await uploadKeys()).toEqual(['b']);
  });

  it('fails within two seconds on a lock timeout, with 60 waiting at once', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table upload in access exclusive mode');
    const waitsMs: number[] = [];
    const end = performance.now() + 3000;
    const keepTrying = async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        const attempt = async () => {
          await database.sql.rows(backend, []);
          await inTransaction(database.pool, ({ sql }) => sql.rows(insertUpload, ['a']));
        };
        await expect(attempt()).rejects.toSatisfy(isUnavailable);
        waitsMs.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: 60 }, keepTrying));
    expect(Math.max(...waitsMs)).toBeLessThan(2000);
    await holder.query('rollback');
    holder.release();
    await inTransaction(database.pool, ({ sql }) => sql.rows(insertUpload, ['b']));
    expect(await uploadKeys()).toEqual(['b']);
  });
});

describe('the entity manager of a command', () => {
  const actor = { id: '0198c0de-0000-7000-8000-00000000000a' };
  const notifier = { notify: () => undefined, subscribe: () => undefined, close: async () => undefined };

  it('sees the command’s SQL statements and is committed and rolled back with them', async () => {
    const commands = new Commands(database, notifier);
    const count = "select count(*)::int as n from upload where key = 'a'";
    const failing = commands.run(actor, async ({ em, sql }) => {
      await sql.rows(insertUpload, ['a']);
      expect(await em.execute(count)).toEqual([{ n: 1 }]);
      await em.execute("insert into upload (key) values ('b')");
      throw new AppError('forbidden', 'No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await uploadKeys()).toEqual([]);
    await commands.run(actor, async ({ em, sql }) => {
      await sql.rows(insertUpload, ['a']);
      await em.execute("insert into upload (key) values ('b')");
    });
    expect(await uploadKeys()).toEqual(['a', 'b']);
  });
});

it('a failed statement outside a transaction has the caller in its stack trace', async () => {
  const failingQuery = async () => {
    await database.sql.rows(statement('test.absent', 'select 1 from absent'), []);
  };
  await expect(failingQuery()).rejects.toMatchObject({
    code: '42P01',
    stack: expect.stringContaining('transaction.test'),
  });
});
