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
  constructor(private readonly app: Resources) {}

  @Endpoint(commentRoutes.ofPost)
  ofPost(request: Call<List>) {
    return this.#list('post', request);
  }

  @Endpoint(commentRoutes.ofHighlight)
  ofHighlight(request: Call<List>) {
    return this.#list('highlight', request);
  }

  @Endpoint(commentRoutes.ofGame)
  ofGame(request: Call<List>) {
    return this.#list('game', request);
  }

  @Command(commentRoutes.onPost)
  onPost(request: Call<Create>) {
    return this.#create('post', request);
  }

  @Command(commentRoutes.onHighlight)
  onHighlight(request: Call<Create>) {
    return this.#create('highlight', request);
  }

  @Command(commentRoutes.onGame)
  onGame(request: Call<Create>) {
    return this.#create('game', request);
  }

  @Command(commentRoutes.remove)
  remove({ actor, params, once }: Call<typeof commentRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeComment(ctx, params), once);
  }

  async #list(kind: ContentType, { actor, params, query }: Call<List>) {
    return rowsAsArray(await commentsOf(this.app.database.sql, actor.id, { kind, ...params }, query));
  }

  #create(kind: ContentType, { actor, params, body, once }: Call<Create>) {
    return this.app.commands.run(actor, (ctx) => createComment(ctx, { kind, ...params, ...body }), once);
  }
}
