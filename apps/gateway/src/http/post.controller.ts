import { postRoutes } from '@rinkside/contracts/post';
import { createPost, editPost, removePost } from '@rinkside/domain/post/post.commands';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { itemReads } from './item.reads.js';

@Controller()
export class PostController {
  private readonly queries;

  constructor(private readonly app: Resources) {
    this.queries = itemReads('post', app);
  }

  @Endpoint(postRoutes.own)
  own(request: Call<typeof postRoutes.own>) {
    return this.queries.own(request);
  }

  @Endpoint(postRoutes.following)
  following(request: Call<typeof postRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(postRoutes.byPlayer)
  byPlayer(request: Call<typeof postRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(postRoutes.one)
  one(request: Call<typeof postRoutes.one>) {
    return this.queries.one(request);
  }

  @Command(postRoutes.create)
  create({ actor, body, once }: Call<typeof postRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createPost(ctx, body), once);
  }

  @Command(postRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof postRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editPost(ctx, { ...params, ...body }), once);
  }

  @Command(postRoutes.remove)
  remove({ actor, params, once }: Call<typeof postRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removePost(ctx, params), once);
  }
}
