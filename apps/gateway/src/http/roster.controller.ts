import { rosterRoutes } from '@rinkside/contracts/roster';
import { confirmCoach } from '@rinkside/domain/organization/team-coach.commands';
import { answerRequest } from '@rinkside/domain/circle/answer.commands';
import { readWaiting } from '@rinkside/domain/circle/circle.views';
import { coachesOf, readMembersPage, readTeamPage } from '@rinkside/domain/organization/roster.views';
import { readEdits } from '@rinkside/domain/organization/organization-edit.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { RawJson, rowsAsArray, rowsAsObject } from './contract/raw-json.js';

@Controller()
export class RosterController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(rosterRoutes.members)
  async members({ actor, params, query }: ContractRequest<typeof rosterRoutes.members>) {
    const page = await readMembersPage(this.app.database.sql, actor, params.id, query);
    return new RawJson(JSON.stringify(page), page.nextCursor);
  }

  @Endpoint(rosterRoutes.team)
  async team({ actor, params, query }: ContractRequest<typeof rosterRoutes.team>) {
    return rowsAsArray(await readTeamPage(this.app.database.sql, actor, params.id, query));
  }

  @Endpoint(rosterRoutes.waiting)
  waiting({ actor, params }: ContractRequest<typeof rosterRoutes.waiting>) {
    return readWaiting(this.app.database.sql, actor, params.id);
  }

  @Endpoint(rosterRoutes.confirmMember)
  confirmMember({ actor, params, body, idempotency }: ContractRequest<typeof rosterRoutes.confirmMember>) {
    return this.app.commands.run(
      actor,
      (ctx) =>
        answerRequest(ctx, {
          organizationId: params.id,
          circleId: body.circle_id,
          playerId: body.user_id,
          guardianIds: body.guardian_ids ?? [],
        }),
      idempotency,
    );
  }

  @Endpoint(rosterRoutes.edits)
  async edits({ actor, params, query }: ContractRequest<typeof rosterRoutes.edits>) {
    return rowsAsObject(await readEdits(this.app.database.sql, actor, params.id, query));
  }

  @Endpoint(rosterRoutes.coaches)
  coaches({ actor, params }: ContractRequest<typeof rosterRoutes.coaches>) {
    return coachesOf(this.app.database.sql, actor, params.id);
  }

  @Endpoint(rosterRoutes.confirmCoach)
  confirmCoach({ actor, params, body, idempotency }: ContractRequest<typeof rosterRoutes.confirmCoach>) {
    return this.app.commands.run(
      actor,
      (ctx) => confirmCoach(ctx, { organizationId: params.id, playerId: body.user_id }),
      idempotency,
    );
  }
}
