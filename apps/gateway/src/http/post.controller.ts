import { postRoutes } from '@rinkside/contracts/post';
import { createPost, editPost, removePost } from '@rinkside/domain/post/post.commands';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { itemReads } from './item.reads.js';

@Controller()
export class PostController {
  private readonly reads;

  constructor(private readonly gateway: Resources) {
    this.reads = itemReads('post', gateway);
  }

  @Endpoint(postRoutes.own)
  own(call: Call<typeof postRoutes.own>) {
    return this.reads.own(call);
  }

  @Endpoint(postRoutes.following)
  following(call: Call<typeof postRoutes.following>) {
    return this.reads.following(call);
  }

  @Endpoint(postRoutes.byPlayer)
  byPlayer(call: Call<typeof postRoutes.byPlayer>) {
    return this.reads.byPlayer(call);
  }

  @Endpoint(postRoutes.one)
  one(call: Call<typeof postRoutes.one>) {
    return this.reads.one(call);
  }

  @Command(postRoutes.create)
  create({ actor, body, once }: Call<typeof postRoutes.create>) {
    return this.gateway.commands.run(actor, (ctx) => createPost(ctx, body), once);
  }

  @Command(postRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof postRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editPost(ctx, { ...params, ...body }), once);
  }

  @Command(postRoutes.remove)
  remove({ actor, params, once }: Call<typeof postRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removePost(ctx, params), once);
  }
}
