import { likeRoutes } from '@rinkside/contracts/like';
import { setLike } from '@rinkside/domain/like/like.commands';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command } from './endpoint.js';

@Controller()
export class LikeController {
  constructor(private readonly app: Resources) {}

  @Command(likeRoutes.like)
  like({ actor, body, once }: Call<typeof likeRoutes.like>) {
    return this.app.commands.run(actor, (ctx) => setLike(ctx, { ...body, liked: true }), once);
  }

  @Command(likeRoutes.unlike)
  unlike({ actor, body, once }: Call<typeof likeRoutes.unlike>) {
    return this.app.commands.run(actor, (ctx) => setLike(ctx, { ...body, liked: false }), once);
  }
}
