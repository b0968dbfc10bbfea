import { coachRoutes } from '@rinkside/contracts/coach';
import { forgetOldChats } from '@rinkside/domain/coach/coach.retention';
import { openProductDatabase } from '@rinkside/domain/database';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

// @covers C4 V14.2.4
it('chats are kept for twelve months', async () => {
  const [old, recent] = [await world.newcomer(), await world.newcomer()];
  for (const person of [old, recent]) await person.call(coachRoutes.messages);
  const age = async (time: string, subject: string) =>
    world.pool.query(
      `update chat_message set created_at = now() - interval '${time}'
       where player_id = (select id from player where subject = $1)`,
      [subject],
    );
  await age('12 months 1 day', old.subject);
  await age('11 months', recent.subject);
  const database = await openProductDatabase(world.env);
  try {
    await forgetOldChats(database.sql);
  } finally {
    await database.close();
  }
  const { rows } = await world.pool.query<{ subject: string }>(
    'select distinct subject from chat_message join player on player.id = player_id',
  );
  expect(rows).toEqual([{ subject: recent.subject }]);
});
