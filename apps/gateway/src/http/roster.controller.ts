import { rosterRoutes } from '@rinkside/contracts/roster';
import { confirmCoach } from '@rinkside/domain/organization/coach.commands';
import { coachesOf, membersPage, teamPage } from '@rinkside/domain/organization/roster.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { Json, rowsAsArray } from './json.js';

@Controller()
export class RosterController {
  constructor(private readonly app: Resources) {}

  @Endpoint(rosterRoutes.members)
  async members({ actor, params, query }: Call<typeof rosterRoutes.members>) {
    const page = await membersPage(this.app.database.sql, actor, params.id, query);
    return new Json(JSON.stringify(page), page.nextCursor);
  }

  @Endpoint(rosterRoutes.team)
  async team({ actor, params, query }: Call<typeof rosterRoutes.team>) {
    return rowsAsArray(await teamPage(this.app.database.sql, actor, params.id, query));
  }

  @Endpoint(rosterRoutes.coaches)
  coaches({ actor, params }: Call<typeof rosterRoutes.coaches>) {
    return coachesOf(this.app.database.sql, actor, params.id);
  }

  @Command(rosterRoutes.confirmCoach)
  confirmCoach({ actor, params, body, once }: Call<typeof rosterRoutes.confirmCoach>) {
    return this.app.commands.run(
      actor,
      (ctx) => confirmCoach(ctx, { organizationId: params.id, playerId: body.user_id }),
      once,
    );
  }
}
