import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/client';
import type { Figure } from './field.js';
import { Installation } from './installation.js';
import { populate } from './population.js';
import { quantile } from './traffic.js';

/** Everybody likes one post and takes it back, over and over, all at once. */
export const toggle = async (postgresUrl: string, toggles: number, people: number): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  try {
    const { origin } = installation;
    const crowd = await populate(installation, people);
    const { id } = await callRoute(origin, crowd[0]?.token, postRoutes.create, { body: { content: 'Hot' } });
    const body = { target_type: 'post', target_id: id } as const;
    const took: number[] = [];
    let below = 0;
    await Promise.all(
      crowd.map(async ({ token }, who) => {
        for (let at = 0; at < toggles / people; at++) {
          const began = performance.now();
          const route = at % 2 === 0 ? likeRoutes.like : likeRoutes.unlike;
          const { likesCount } = await callRoute(origin, token, route, { body });
          took.push(performance.now() - began);
          if (likesCount < 0) below++;
        }
        // Every other one likes it in the end.
        if (who % 2 === 0) await callRoute(origin, token, likeRoutes.like, { body });
      }),
    );
    await installation.settle();
    const [row] = await installation.rows<{ count: number; likes: number }>(
      'select likes_count as count, (select count(*)::int from item_like where item_id = id) as likes from item where id = $1',
      [id],
    );
    return [
      { what: 'answered with yes, all of them', value: took.length },
      { what: 'count without its like', value: Math.abs((row?.count ?? 0) - (row?.likes ?? -1)), limit: 0 },
      { what: 'counts below 0', value: below, limit: 0 },
      { what: 'p50, ms', value: Math.round(quantile(took, 0.5)) },
      { what: 'p99, ms', value: Math.round(quantile(took, 0.99)) },
    ];
  } finally {
    await installation.close();
  }
};
