import { commentRoutes } from '@rinkside/contracts/comment';
import type { ContentType } from '@rinkside/contracts/item';
import { createComment, removeComment } from '@rinkside/domain/comment/comment.commands';
import { commentsOf } from '@rinkside/domain/comment/comment.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { rowsAsArray } from './json.js';

type List = typeof commentRoutes.ofPost;
type Create = typeof commentRoutes.onPost;

@Controller()
export class CommentController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(commentRoutes.ofPost)
  ofPost(call: Call<List>) {
    return this.#list('post', call);
  }

  @Endpoint(commentRoutes.ofHighlight)
  ofHighlight(call: Call<List>) {
    return this.#list('highlight', call);
  }

  @Endpoint(commentRoutes.ofGame)
  ofGame(call: Call<List>) {
    return this.#list('game', call);
  }

  @Command(commentRoutes.onPost)
  onPost(call: Call<Create>) {
    return this.#create('post', call);
  }

  @Command(commentRoutes.onHighlight)
  onHighlight(call: Call<Create>) {
    return this.#create('highlight', call);
  }

  @Command(commentRoutes.onGame)
  onGame(call: Call<Create>) {
    return this.#create('game', call);
  }

  @Command(commentRoutes.remove)
  remove({ actor, params, once }: Call<typeof commentRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removeComment(ctx, params), once);
  }

  async #list(kind: ContentType, { actor, params, query }: Call<List>) {
    return rowsAsArray(await commentsOf(this.gateway.database.sql, actor.id, { kind, ...params }, query));
  }

  #create(kind: ContentType, { actor, params, body, once }: Call<Create>) {
    return this.gateway.commands.run(actor, (ctx) => createComment(ctx, { kind, ...params, ...body }), once);
  }
}
