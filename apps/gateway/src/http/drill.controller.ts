import { drillRoutes } from '@rinkside/contracts/drill';
import { finishDrill } from '@rinkside/domain/drill/drill.commands';
import { readDrill, drillSessionsOf, visibleDrills } from '@rinkside/domain/drill/drill.views';
import { changePlan } from '@rinkside/domain/plan/plan.commands';
import { readTrainingPlan } from '@rinkside/domain/plan/plan.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsArray } from './contract/raw-json.js';

@Controller()
export class DrillController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(drillRoutes.list)
  list({ actor, query }: ContractRequest<typeof drillRoutes.list>) {
    return visibleDrills(this.app.database.sql, actor.id, query);
  }

  @Endpoint(drillRoutes.one)
  one({ actor, params }: ContractRequest<typeof drillRoutes.one>) {
    return readDrill(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(drillRoutes.sessions)
  async sessions({ actor, query }: ContractRequest<typeof drillRoutes.sessions>) {
    return rowsAsArray(await drillSessionsOf(this.app.database.sql, actor.id, query));
  }

  @Endpoint(drillRoutes.finish)
  finish({ actor, body, idempotency }: ContractRequest<typeof drillRoutes.finish>) {
    return this.app.commands.run(actor, (ctx) => finishDrill(ctx, body), idempotency);
  }

  @Endpoint(drillRoutes.plan)
  plan({ actor }: ContractRequest<typeof drillRoutes.plan>) {
    return readTrainingPlan(this.app.database.sql, actor.id);
  }

  @Endpoint(drillRoutes.changePlan)
  changePlan({ actor, body, idempotency }: ContractRequest<typeof drillRoutes.changePlan>) {
    return this.app.commands.run(actor, (ctx) => changePlan(ctx, body), idempotency);
  }
}
