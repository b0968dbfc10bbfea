import { blockRoutes } from '@rinkside/contracts/block';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { drillRoutes } from '@rinkside/contracts/drill';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { logGame, skaterGame } from './game-factory.js';
import { createHighlightFactory } from './highlight-factory.js';

let app: TestApp;
let highlights: Awaited<ReturnType<typeof createHighlightFactory>>;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  highlights = await createHighlightFactory(app);
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

/** Two new players write to most tables, by their commands and by what follows from these. */
const writeEverywhere = async () => {
  const [author, reader] = [await app.user(), await app.user()];
  const withId = ({ id }: { id: string }) => ({ params: { id } });
  const post = await author.call(postRoutes.create, { body: { content: 'Early ice' } });
  await logGame(author, skaterGame(reader.organizationId, { goals: 3 }));
  await highlights.make(author);
  await reader.call(likeRoutes.like, { body: { target_type: 'post', target_id: post.id } });
  await reader.call(commentRoutes.onPost, { ...withId(post), body: { content: 'See you there' } });
  await reader.call(followRoutes.follow, withId(author));
  await reader.call(reportRoutes.create, {
    body: { target_type: 'post', target_id: post.id, reason: 'spam' },
  });
  await reader.call(drillRoutes.finish, { body: { drill_id: 'edge-circles', seconds: 60 } });
  await reader.call(coachRoutes.ask, { body: { text: 'How many goals do I have?' } });
  await author.call(blockRoutes.block, withId(reader));
  await app.settle();
};

const tables = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migration'`,
  );
  return rows.map(({ name }) => name);
};

it('continues to write while the migration of a later version adds a required column to every table', async () => {
  // Prepares the statements on the old schema.
  await writeEverywhere();
  for (const table of await tables())
    await app.pool.query(`alter table ${table} add column later text not null default 'later'`);
  await writeEverywhere();
  for (const table of [
    'item',
    'post',
    'game',
    'highlight',
    'award',
    'notification',
    'chat_message',
    'outbox',
  ])
    expect(await app.count(`select count(*) from ${table}`), table).toBeGreaterThan(1);
});
