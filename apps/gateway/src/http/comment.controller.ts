import { commentRoutes, commentRules, minorCommentLimit } from '@rinkside/contracts/comment';
import type { ContentType } from '@rinkside/contracts/item';
import type { Actor } from '@rinkside/domain/actor';
import { accountOf } from '@rinkside/domain/family/acting-account';
import { createComment, removeComment } from '@rinkside/domain/comment/comment.commands';
import { commentLimits, commentsOf, receivedComments } from '@rinkside/domain/comment/comment.views';
import { readContactData } from '@rinkside/safety/contact-data/contact-data';
import { rateLimited } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsArray } from './contract/raw-json.js';

type List = typeof commentRoutes.ofPost;
type Create = typeof commentRoutes.onPost;

@Controller()
export class CommentController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(commentRoutes.ofPost)
  ofPost(request: ContractRequest<List>) {
    return this.#list('post', request);
  }

  @Endpoint(commentRoutes.ofHighlight)
  ofHighlight(request: ContractRequest<List>) {
    return this.#list('highlight', request);
  }

  @Endpoint(commentRoutes.ofGame)
  ofGame(request: ContractRequest<List>) {
    return this.#list('game', request);
  }

  @Endpoint(commentRoutes.received)
  async received({ actor, query }: ContractRequest<typeof commentRoutes.received>) {
    return rowsAsArray(await receivedComments(this.app.database.sql, actor.id, query));
  }

  @Endpoint(commentRoutes.onPost)
  onPost(request: ContractRequest<Create>) {
    return this.#create('post', request);
  }

  @Endpoint(commentRoutes.onHighlight)
  onHighlight(request: ContractRequest<Create>) {
    return this.#create('highlight', request);
  }

  @Endpoint(commentRoutes.onGame)
  onGame(request: ContractRequest<Create>) {
    return this.#create('game', request);
  }

  @Endpoint(commentRoutes.remove)
  remove({ actor, params, idempotency }: ContractRequest<typeof commentRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeComment(ctx, params), idempotency);
  }

  async #list(kind: ContentType, { actor, params, query }: ContractRequest<List>) {
    return rowsAsArray(await commentsOf(this.app.database.sql, actor.id, { kind, ...params }, query));
  }

  async #create(kind: ContentType, { actor, params, body, idempotency }: ContractRequest<Create>) {
    await readContactData(body.content);
    await this.#limitOnMinor(actor, { kind, ...params });
    return this.app.commands.run(
      actor,
      (ctx) => createComment(ctx, { kind, ...params, ...body }),
      idempotency,
    );
  }

  /** @throws rateLimited above the limit of comments by one account on the items of one minor. */
  async #limitOnMinor(actor: Actor, target: { kind: ContentType; id: string }) {
    const limits = await commentLimits(this.app.database.sql, actor.id, target);
    if (!limits?.onMinorsItem || limits.refusal || limits.authorId === actor.id) return;
    const waitSeconds = await this.app.rateLimiter.consume(
      'comments-on-minor',
      minorCommentLimit,
      `${accountOf(actor)}:${limits.authorId}`,
    );
    if (waitSeconds > 0) throw rateLimited(waitSeconds, commentRules.tooMany(waitSeconds));
  }
}
