import { sessionRoutes } from '@rinkside/contracts/session';
import { endOtherSessions } from '@rinkside/domain/player/session.commands';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command } from './endpoint.js';

@Controller()
export class SessionController {
  constructor(private readonly app: Resources) {}

  @Command(sessionRoutes.endOthers)
  endOthers({ actor }: Call<typeof sessionRoutes.endOthers>) {
    return this.app.commands.run(actor, (ctx) => endOtherSessions(ctx, { kept: actor.session }));
  }
}
