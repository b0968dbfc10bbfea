import { postRoutes } from '@rinkside/contracts/post';
import { kindFeeds } from '@rinkside/domain/feed/feed.views';
import { itemView } from '@rinkside/domain/item/item.views';
import { createPost, editPost, removePost } from '@rinkside/domain/post/post.commands';
import { assertSeesPlayer } from '@rinkside/domain/player/seen.views';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';
import { pageAsArray } from './json.js';

const feeds = kindFeeds.post;

@Controller()
export class PostController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(postRoutes.own)
  async own({ actor, query }: Call<typeof postRoutes.own>) {
    return pageAsArray(await feeds.ofPlayer(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(postRoutes.following)
  async following({ actor, query }: Call<typeof postRoutes.following>) {
    return pageAsArray(await feeds.following(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(postRoutes.byPlayer)
  async byPlayer({ actor, params, query }: Call<typeof postRoutes.byPlayer>) {
    const { sql } = this.gateway.database;
    const page = await feeds.ofPlayer(sql, actor.id, params.id, query);
    // Only an empty list can be that of somebody the viewer may not see.
    if (page.items === '[]') await assertSeesPlayer(sql, actor.id, params.id);
    return pageAsArray(page);
  }

  @Endpoint(postRoutes.one)
  async one({ actor, params }: Call<typeof postRoutes.one>) {
    const post = await itemView(this.gateway.database.sql, actor.id, 'post', params.id);
    if (!post) throw notFound();
    return post;
  }

  @Endpoint(postRoutes.create)
  create({ actor, body, once }: Call<typeof postRoutes.create>) {
    return this.gateway.commands.run(actor, (ctx) => createPost(ctx, body), once);
  }

  @Endpoint(postRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof postRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editPost(ctx, { ...params, ...body }), once);
  }

  @Endpoint(postRoutes.remove)
  remove({ actor, params, once }: Call<typeof postRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removePost(ctx, params), once);
  }
}
