import type { ContentType } from '@rinkside/contracts/item';
import type { PageQuery } from '@rinkside/contracts/paging';
import type { Actor } from '@rinkside/domain/actor';
import { kindFeeds } from '@rinkside/domain/feed/feed.views';
import { itemView } from '@rinkside/domain/item/item.views';
import { assertCanSeePlayer } from '@rinkside/domain/player/player.visibility';
import { notFound } from '@rinkside/platform/errors';
import type { AppContext } from '../app-context.js';
import { pageAsArray } from './contract/raw-json.js';

interface ActorRequest {
  actor: Actor;
}
interface PageRequest extends ActorRequest {
  query: PageQuery;
}
interface IdRequest {
  params: { id: string };
}

/** Returns the queries that posts, highlights and games have in common. */
export const createItemQueries = <Kind extends ContentType>(
  kind: Kind,
  { database: { sql } }: AppContext,
) => {
  const feeds = kindFeeds[kind];
  return {
    own: async ({ actor, query }: PageRequest) =>
      pageAsArray(await feeds.ofPlayer(sql, actor.id, actor.id, query)),
    following: async ({ actor, query }: PageRequest) =>
      pageAsArray(await feeds.following(sql, actor.id, actor.id, query)),
    /** @throws 404 for a player the viewer may not see. */
    byPlayer: async ({ actor, params, query }: PageRequest & IdRequest) => {
      const page = await feeds.ofPlayer(sql, actor.id, params.id, query);
      // Checked only for an empty list: an invisible player has no visible items.
      if (page.items === '[]') await assertCanSeePlayer(sql, actor.id, params.id);
      return pageAsArray(page);
    },
    /** @throws 404 for an item the viewer may not see. */
    one: async ({ actor, params }: ActorRequest & IdRequest) => {
      const item = await itemView(sql, actor.id, kind, params.id);
      if (!item) throw notFound();
      return item;
    },
  };
};
