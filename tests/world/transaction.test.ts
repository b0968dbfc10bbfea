// @module-tag extended
import { Commands } from '@rinkside/platform/command';
import { isUnavailable, type Database } from '@rinkside/platform/postgres';
import { Refusal } from '@rinkside/platform/refusal';
import { inTransaction, statement } from '@rinkside/platform/sql';
import { openTestDatabase } from '@rinkside/testkit/database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const name = statement<never>('test.name', 'insert into upload (key) values ($1)');
const backend = statement<{ pid: number }>('test.backend', 'select pg_backend_pid() as pid');
const terminate = statement<never>('test.terminate', 'select pg_terminate_backend(pg_backend_pid())');

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterEach(() => database.close());

const named = async () => {
  const { rows } = await database.pool.query<{ key: string }>('select key from upload order by key');
  return rows.map(({ key }) => key);
};

describe('a transaction', () => {
  it('commits its statements, the last one with them', async () => {
    await inTransaction(database.pool, async ({ sql, last }) => {
      await sql.rows(name, ['a']);
      last(name, ['b']);
    });
    expect(await named()).toEqual(['a', 'b']);
  });

  it('fails with its last statement, and leaves nothing', async () => {
    const twice = inTransaction(database.pool, async ({ sql, last }) => {
      await sql.rows(name, ['a']);
      last(name, ['a']);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await named()).toEqual([]);
  });

  it('does not pass for committed when nobody told that a statement failed', async () => {
    const hushed = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(name, ['a']);
      await sql.rows(name, ['a']).catch(() => undefined);
    });
    await expect(hushed).rejects.toThrow('nothing was committed');
    expect(await named()).toEqual([]);
  });

  it('fails with what failed first, whichever of its statements is heard first', async () => {
    const both = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(name, ['a']);
      const [, behind] = await Promise.allSettled([sql.rows(name, ['a']), sql.rows(name, ['b'])]);
      if (behind.status === 'rejected') throw behind.reason;
    });
    await expect(both).rejects.toMatchObject({ code: '23505' });
    expect(await named()).toEqual([]);
  });

  it('sends nothing that stands behind a value that cannot be sent', async () => {
    const endless: unknown[] = [{}];
    Object.assign(endless[0] as object, { endless });
    const bent = inTransaction(database.pool, async ({ sql }) => {
      await Promise.all([sql.rows(name, ['a']), sql.rows(name, [{ endless }]), sql.rows(name, ['b'])]);
    });
    await expect(bent).rejects.toThrow(TypeError);
    expect(await named()).toEqual([]);
  });

  it('knows again what PostgreSQL passed over because of what failed before', async () => {
    const never = statement<never>('test.passed-over', 'insert into upload (key) values ($1)');
    const failing = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(name, ['a']);
      await Promise.all([sql.rows(name, ['a']), sql.rows(never, ['b'])]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await inTransaction(database.pool, ({ sql }) => sql.rows(never, ['c']));
    expect(await named()).toEqual(['c']);
    expect(database.pool.totalCount).toBe(1);
  });

  it('answers each of what is asked at once with its own', async () => {
    const double = statement<{ twice: number }>('test.double', 'select $1::int * 2 as twice');
    const none = statement<never>('test.none', 'select 1 where false');
    const answers = await inTransaction(database.pool, ({ sql }) =>
      Promise.all([sql.rows(double, [1]), sql.rows(none, []), sql.rows(name, ['a']), sql.rows(double, [21])]),
    );
    expect(answers).toEqual([[{ twice: 2 }], [], [], [{ twice: 42 }]]);
  });

  it('that is refused leaves nothing, and gives its connection back', async () => {
    const pids: number[] = [];
    for (let time = 0; time < 3; time++) {
      const refused = inTransaction(database.pool, async ({ sql }) => {
        for (const { pid } of await sql.rows(backend, [])) pids.push(pid);
        await sql.rows(name, ['a']);
        throw new Refusal(403, 'No.');
      });
      await expect(refused).rejects.toThrow('No.');
    }
    expect([new Set(pids).size, database.pool.totalCount]).toEqual([1, 1]);
    expect(await named()).toEqual([]);
  });

  it('whose connection dies fails, and the next one has another', async () => {
    const cut = inTransaction(database.pool, async ({ sql }) => {
      await sql.rows(name, ['a']);
      await sql.rows(terminate, []);
    });
    await expect(cut).rejects.toThrow();
    await inTransaction(database.pool, ({ sql }) => sql.rows(name, ['b']));
    expect(await named()).toEqual(['b']);
  });

  it('that waits for a lock in vain is told within two seconds, however many wait', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table upload in access exclusive mode');
    const waits: number[] = [];
    const end = performance.now() + 3000;
    const keepTrying = async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const tried = async () => {
          await database.sql.rows(backend, []);
          await inTransaction(database.pool, ({ sql }) => sql.rows(name, ['a']));
        };
        await expect(tried()).rejects.toSatisfy(isUnavailable);
        waits.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: 60 }, keepTrying));
    expect(Math.max(...waits)).toBeLessThan(2000);
    await holder.query('rollback');
    holder.release();
    await inTransaction(database.pool, ({ sql }) => sql.rows(name, ['b']));
    expect(await named()).toEqual(['b']);
  });
});

describe('the unit of work of a command', () => {
  const actor = { id: '0198c0de-0000-7000-8000-00000000000a' };
  const nudge = { poke: () => undefined, onPoke: () => undefined, close: async () => undefined };

  it('sees what the command’s statements did, and ends with them', async () => {
    const commands = new Commands(database, nudge);
    const count = "select count(*)::int as n from upload where key = 'a'";
    const refused = commands.run(actor, async ({ em, sql }) => {
      await sql.rows(name, ['a']);
      expect(await em.execute(count)).toEqual([{ n: 1 }]);
      await em.execute("insert into upload (key) values ('b')");
      throw new Refusal(403, 'No.');
    });
    await expect(refused).rejects.toThrow('No.');
    expect(await named()).toEqual([]);
    await commands.run(actor, async ({ em, sql }) => {
      await sql.rows(name, ['a']);
      await em.execute("insert into upload (key) values ('b')");
    });
    expect(await named()).toEqual(['a', 'b']);
  });
});

it('says of a statement that fails by itself who asked it', async () => {
  const asked = async () => {
    await database.sql.rows(statement('test.absent', 'select 1 from absent'), []);
  };
  await expect(asked()).rejects.toMatchObject({
    code: '42P01',
    stack: expect.stringContaining('transaction.test'),
  });
});
