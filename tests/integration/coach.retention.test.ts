import { coachRoutes } from '@rinkside/contracts/coach';
import { deleteOldChats, deleteOldConcussionEvents } from '@rinkside/domain/coach/coach.retention';
import { openProductDatabase } from '@rinkside/domain/database';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

// @covers C4 V14.2.4
it('coach chats are deleted after twelve months', async () => {
  const [oldChatUser, recentChatUser] = [await app.unonboardedUser(), await app.unonboardedUser()];
  for (const person of [oldChatUser, recentChatUser])
    await person.call(coachRoutes.ask, { body: { text: 'I hit my head' } });
  await app.settle();
  const tables = ['chat_message', 'concussion_event'];
  const backdate = async (time: string, subject: string) => {
    for (const table of tables)
      await app.pool.query(
        `update ${table} set created_at = now() - interval '${time}'
         where player_id = (select id from player where subject = $1)`,
        [subject],
      );
  };
  await backdate('12 months 1 day', oldChatUser.subject);
  await backdate('11 months', recentChatUser.subject);
  const database = await openProductDatabase(app.env);
  try {
    await deleteOldChats(database.sql);
    await deleteOldConcussionEvents(database.sql);
  } finally {
    await database.close();
  }
  for (const table of tables) {
    const { rows } = await app.pool.query<{ subject: string }>(
      `select distinct subject from ${table} join player on player.id = player_id`,
    );
    expect(rows, table).toEqual([{ subject: recentChatUser.subject }]);
  }
});
