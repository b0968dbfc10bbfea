import { drillRoutes } from '@rinkside/contracts/drill';
import { finishDrill } from '@rinkside/domain/drill/drill.commands';
import { oneDrill, sessionsOf, shownDrills } from '@rinkside/domain/drill/drill.views';
import { changePlan } from '@rinkside/domain/plan/plan.commands';
import { trainingPlan } from '@rinkside/domain/plan/plan.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { rowsAsArray } from './json.js';

@Controller()
export class DrillController {
  constructor(private readonly app: Resources) {}

  @Endpoint(drillRoutes.list)
  list({ actor, query }: Call<typeof drillRoutes.list>) {
    return shownDrills(this.app.database.sql, actor.id, query);
  }

  @Endpoint(drillRoutes.one)
  one({ actor, params }: Call<typeof drillRoutes.one>) {
    return oneDrill(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(drillRoutes.sessions)
  async sessions({ actor, query }: Call<typeof drillRoutes.sessions>) {
    return rowsAsArray(await sessionsOf(this.app.database.sql, actor.id, query));
  }

  @Command(drillRoutes.finish)
  finish({ actor, body, once }: Call<typeof drillRoutes.finish>) {
    return this.app.commands.run(actor, (ctx) => finishDrill(ctx, body), once);
  }

  @Endpoint(drillRoutes.plan)
  plan({ actor }: Call<typeof drillRoutes.plan>) {
    return trainingPlan(this.app.database.sql, actor.id);
  }

  @Command(drillRoutes.changePlan)
  changePlan({ actor, body, once }: Call<typeof drillRoutes.changePlan>) {
    return this.app.commands.run(actor, (ctx) => changePlan(ctx, body), once);
  }
}
