// Load generator: writers that like posts as fast as possible through the product's commands (row, counter, event and saved
// reply in one commit, then the outbox notification). Concurrent writers like different posts. Replies with the commit times,
// ms since 1970.
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { setLike } from '@rinkside/domain/like/like.commands';
import { Commands } from '@rinkside/platform/command';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { databaseUrl, reportReady, redisUrl } from './serve-baseline.js';

const env = {
  ...loadEnv({ ...childEnv(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }),
  DATABASE_POOL: 20,
};
const notifier = createOutboxNotifier(env, createLog('writers', 'silent'));
const commands = new Commands(await openProductDatabase(env), notifier);
let likeCount = 0;

interface WriteCommand {
  seconds: number;
  writers: number;
  playerIds: string[];
  postIds: string[];
}
process.on('message', ({ seconds, writers, playerIds, postIds }: WriteCommand) => {
  void (async () => {
    const commits: [string, number][] = [];
    const startedAt = performance.now();
    const write = async () => {
      while (performance.now() - startedAt < seconds * 1000) {
        const number = likeCount++;
        const target_id = postIds[number % postIds.length] ?? '';
        const actor = actorOf(playerIds[Math.floor(number / postIds.length) % playerIds.length] ?? '');
        const body = { target_type: 'post', target_id } as const;
        await commands.run(actor, (ctx) => setLike(ctx, { ...body, liked: true }), {
          key: newId(),
          route: 'POST /api/likes',
          body,
        });
        commits.push([target_id, Date.now()]);
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    process.send?.({ rate: commits.length / ((performance.now() - startedAt) / 1000), commits });
  })();
});
reportReady();
