import { moderationRoutes } from '@rinkside/contracts/moderation';
import { settleBirthdate, settleReport } from '@rinkside/domain/moderation/moderation.commands';
import { openReports, waitingBirthdates } from '@rinkside/domain/moderation/moderation.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { rowsAsObject } from './json.js';

@Controller()
export class ModerationController {
  constructor(private readonly app: Resources) {}

  @Endpoint(moderationRoutes.reports)
  async reports({ actor, query }: Call<typeof moderationRoutes.reports>) {
    return rowsAsObject(await openReports(this.app.database.sql, actor.id, query));
  }

  @Command(moderationRoutes.settle)
  settle({ actor, params, body, once }: Call<typeof moderationRoutes.settle>) {
    return this.app.commands.run(actor, (ctx) => settleReport(ctx, { ...params, ...body }), once);
  }

  @Endpoint(moderationRoutes.birthdates)
  async birthdates({ actor, query }: Call<typeof moderationRoutes.birthdates>) {
    return rowsAsObject(await waitingBirthdates(this.app.database.sql, actor.id, query));
  }

  @Command(moderationRoutes.settleBirthdate)
  settleBirthdate({ actor, params, body, once }: Call<typeof moderationRoutes.settleBirthdate>) {
    return this.app.commands.run(actor, (ctx) => settleBirthdate(ctx, { ...params, ...body }), once);
  }
}
