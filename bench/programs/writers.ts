// Twenty who like as fast as they can, as a gateway does it for them: row, count, fact and kept answer in one commit,
// then the nudge. Each likes what nobody else likes just then; when that was is told afterwards, ms since 1970.
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { setLike } from '@rinkside/domain/like/like.commands';
import { Commands } from '@rinkside/platform/command';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openNudge } from '@rinkside/platform/nudge';
import { databaseUrl, ready, redisUrl } from './own.js';

const env = {
  ...loadEnv({ ...inherited(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }),
  DATABASE_POOL: 20,
};
const nudge = openNudge(env, createLog('writers', 'silent'));
const commands = new Commands(await openProductDatabase(env), nudge);
let written = 0;

interface Told {
  seconds: number;
  writers: number;
  /** Who likes, and what. */
  people: string[];
  posts: string[];
}
process.on('message', ({ seconds, writers, people, posts }: Told) => {
  void (async () => {
    const commits: [string, number][] = [];
    const began = performance.now();
    const write = async () => {
      while (performance.now() - began < seconds * 1000) {
        const number = written++;
        const target_id = posts[number % posts.length] ?? '';
        const actor = actorOf(people[Math.floor(number / posts.length) % people.length] ?? '');
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
    process.send?.({ rate: commits.length / ((performance.now() - began) / 1000), commits });
  })();
});
ready();
