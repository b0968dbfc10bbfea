import { postRoutes } from '@rinkside/contracts/post';
import { createPost, editPost, removePost } from '@rinkside/domain/post/post.commands';
import { readContactData } from '@rinkside/safety/contact-data/contact-data';
import { searchOwnItems } from '@rinkside/domain/feed/feed.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { pageAsArray } from './contract/raw-json.js';
import { createItemQueries } from './item.queries.js';

@Controller()
export class PostController {
  private readonly queries;

  constructor(private readonly app: AppContext) {
    this.queries = createItemQueries('post', app);
  }

  @Endpoint(postRoutes.own)
  async own(request: ContractRequest<typeof postRoutes.own>) {
    const { actor, query } = request;
    if (!query.search) return this.queries.own(request);
    return pageAsArray(await searchOwnItems.post(this.app.database.sql, actor.id, query.search, query));
  }

  @Endpoint(postRoutes.following)
  following(request: ContractRequest<typeof postRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(postRoutes.byPlayer)
  byPlayer(request: ContractRequest<typeof postRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(postRoutes.one)
  one(request: ContractRequest<typeof postRoutes.one>) {
    return this.queries.one(request);
  }

  @Endpoint(postRoutes.create)
  async create({ actor, body, idempotency }: ContractRequest<typeof postRoutes.create>) {
    await readContactData(body.content);
    return this.app.commands.run(actor, (ctx) => createPost(ctx, body), idempotency);
  }

  @Endpoint(postRoutes.edit)
  async edit({ actor, params, body, idempotency }: ContractRequest<typeof postRoutes.edit>) {
    await readContactData(body.content);
    return this.app.commands.run(actor, (ctx) => editPost(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(postRoutes.remove)
  remove({ actor, params, idempotency }: ContractRequest<typeof postRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removePost(ctx, params), idempotency);
  }
}
