// Twenty who write as fast as they can, as commands of the product do: rows and facts in one commit, then the nudge.
// Each fact says by its number which commit it was; when those were is told afterwards, ms since 1970.
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
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

process.on('message', ({ seconds, writers }: { seconds: number; writers: number }) => {
  void (async () => {
    const commits: [number, number][] = [];
    const began = performance.now();
    const write = async () => {
      const actor = actorOf(newId());
      while (performance.now() - began < seconds * 1000) {
        const version = ++written;
        await commands.run(actor, async ({ emit }) => {
          const fact = {
            content_type: 'post',
            id: newId(),
            author_id: actor.id,
            organization_id: null,
          } as const;
          emit('like.changed', {
            ...fact,
            listed: true,
            version,
            likesCount: 1,
            actor_id: actor.id,
            liked: false,
          });
        });
        commits.push([version, Date.now()]);
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    process.send?.({ rate: commits.length / ((performance.now() - began) / 1000), commits });
  })();
});
ready();
