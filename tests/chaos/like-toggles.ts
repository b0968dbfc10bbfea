import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import type { Figure } from './chaos-run.js';
import { Installation } from './installation.js';
import { seedUsers } from './seed-users.js';
import { quantile } from './traffic.js';

/** All users like and unlike one post concurrently. */
export const toggleLikes = async (
  postgresUrl: string,
  toggles: number,
  people: number,
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  try {
    const { origin } = installation;
    const users = await seedUsers(installation, people);
    const { id } = await callRoute(origin, users[0]?.token, postRoutes.create, { body: { content: 'Hot' } });
    const body = { target_type: 'post', target_id: id } as const;
    const durationsMs: number[] = [];
    let negativeCounts = 0;
    await Promise.all(
      users.map(async ({ token }, index) => {
        for (let at = 0; at < toggles / people; at++) {
          const startedAt = performance.now();
          const route = at % 2 === 0 ? likeRoutes.like : likeRoutes.unlike;
          const { likesCount } = await callRoute(origin, token, route, { body });
          durationsMs.push(performance.now() - startedAt);
          if (likesCount < 0) negativeCounts++;
        }
        // Every second user ends with a like.
        if (index % 2 === 0) await callRoute(origin, token, likeRoutes.like, { body });
      }),
    );
    await installation.settle();
    const [row] = await installation.rows<{ count: number; likes: number }>(
      'select likes_count as count, (select count(*)::int from item_like where item_id = id) as likes from item where id = $1',
      [id],
    );
    return [
      { what: 'requests, all answered with 2xx', value: durationsMs.length },
      {
        what: 'difference between counter and rows',
        value: Math.abs((row?.count ?? 0) - (row?.likes ?? -1)),
        limit: 0,
      },
      { what: 'negative counters', value: negativeCounts, limit: 0 },
      { what: 'p50, ms', value: Math.round(quantile(durationsMs, 0.5)) },
      { what: 'p99, ms', value: Math.round(quantile(durationsMs, 0.99)) },
    ];
  } finally {
    await installation.close();
  }
};
