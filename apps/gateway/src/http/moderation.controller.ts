import { moderationRoutes } from '@rinkside/contracts/moderation';
import { settleBirthdate, settleReport } from '@rinkside/domain/moderation/moderation.commands';
import { openReports, waitingBirthdates } from '@rinkside/domain/moderation/moderation.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsObject } from './contract/raw-json.js';

@Controller()
export class ModerationController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(moderationRoutes.reports)
  async reports({ actor, query }: ContractRequest<typeof moderationRoutes.reports>) {
    return rowsAsObject(await openReports(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.settle)
  settle({ actor, params, body, idempotency }: ContractRequest<typeof moderationRoutes.settle>) {
    return this.app.commands.run(actor, (ctx) => settleReport(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(moderationRoutes.birthdates)
  async birthdates({ actor, query }: ContractRequest<typeof moderationRoutes.birthdates>) {
    return rowsAsObject(await waitingBirthdates(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.settleBirthdate)
  settleBirthdate({
    actor,
    params,
    body,
    idempotency,
  }: ContractRequest<typeof moderationRoutes.settleBirthdate>) {
    return this.app.commands.run(actor, (ctx) => settleBirthdate(ctx, { ...params, ...body }), idempotency);
  }
}
