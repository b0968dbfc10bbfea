import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { postRoutes } from '@rinkside/contracts/post';
import { newId } from '@rinkside/platform/id';
import { openPool } from '@rinkside/testkit/test-database';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

it('locks all receivers of a transaction in one order, whether or not somebody caused their notifications', async () => {
  const [first, second, fan] = [await app.user(), await app.user(), await app.user()];
  const { id: postId } = await second.call(postRoutes.create, { body: { content: 'Game day!' } });
  await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: postId } });
  await app.settle();
  await app.pool.query('delete from notification');
  await app.pool.query('insert into notification_counter (player_id, version) values ($1, 0)', [first.id]);
  const awardId = newId();
  await app.pool.query(
    `insert into award (id, player_id, kind, granted_at, version) values ($1, $2, 'hat_trick', now(), 1)`,
    [awardId, first.id],
  );

  const pool = openPool(app.env.DATABASE_URL, 2);
  const holder = await pool.connect();
  const isSecondFree = () =>
    pool
      .query('select from notification_counter where player_id = $1 for update nowait', [second.id])
      .then(() => true);
  try {
    await holder.query('begin');
    await holder.query('select from notification_counter where player_id = $1 for update', [first.id]);
    const like = { kind: 'like', player_id: second.id, actor_id: fan.id, item_id: postId } as const;
    const award = { kind: 'award', player_id: first.id, award_id: awardId } as const;
    await app.queues.add([
      { name: 'create-notifications', payload: { triggers: [like, award] }, id: newId() },
    ]);
    const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await waitFor('the job waits for the first receiver', async () => (await app.count(waiting)) > 0);
    expect(await isSecondFree()).toBe(true);
  } finally {
    await holder.query('rollback');
    holder.release();
    await pool.end();
  }
  const kindsOf = async (user: typeof first) =>
    (await user.call(notificationRoutes.list)).items.map(({ kind }) => kind);
  await waitFor('both are notified', async () => (await kindsOf(first)).length === 1);
  expect([await kindsOf(first), await kindsOf(second)]).toEqual([['award'], ['like']]);
});
