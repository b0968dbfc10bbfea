import { likeRoutes } from '@rinkside/contracts/like';
import { setLike } from '@rinkside/domain/like/like.commands';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class LikeController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(likeRoutes.like)
  like({ actor, body, idempotency }: ContractRequest<typeof likeRoutes.like>) {
    return this.app.commands.run(actor, (ctx) => setLike(ctx, { ...body, liked: true }), idempotency);
  }

  @Endpoint(likeRoutes.unlike)
  unlike({ actor, body, idempotency }: ContractRequest<typeof likeRoutes.unlike>) {
    return this.app.commands.run(actor, (ctx) => setLike(ctx, { ...body, liked: false }), idempotency);
  }
}
