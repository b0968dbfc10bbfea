import { moderationRoutes } from '@rinkside/contracts/moderation';
import { decideCircleRequest, decideCoachCircle } from '@rinkside/domain/circle/decision.commands';
import { settleBirthdate, settleReport } from '@rinkside/domain/moderation/moderation.commands';
import {
  revokeCoach,
  setOrganizationDeleted,
  undoEdit,
} from '@rinkside/domain/moderation/organization.commands';
import {
  deletedOrganizations,
  openReports,
  waitingBirthdates,
} from '@rinkside/domain/moderation/moderation.views';
import { circleRequests, coachCircles, uncheckedCircles } from '@rinkside/domain/moderation/circle.views';
import { waitingProposals } from '@rinkside/domain/organization/proposal.views';
import { editsByOthers } from '@rinkside/domain/organization/organization-edit.views';
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

  @Endpoint(moderationRoutes.edits)
  async edits({ actor, query }: ContractRequest<typeof moderationRoutes.edits>) {
    return rowsAsObject(await editsByOthers(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.undoEdit)
  undoEdit({ actor, params, idempotency }: ContractRequest<typeof moderationRoutes.undoEdit>) {
    return this.app.commands.run(actor, (ctx) => undoEdit(ctx, params), idempotency);
  }

  @Endpoint(moderationRoutes.deletedOrganizations)
  async deletedOrganizations({
    actor,
    query,
  }: ContractRequest<typeof moderationRoutes.deletedOrganizations>) {
    return rowsAsObject(await deletedOrganizations(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.setOrganization)
  setOrganization({
    actor,
    params,
    body,
    idempotency,
  }: ContractRequest<typeof moderationRoutes.setOrganization>) {
    return this.app.commands.run(
      actor,
      (ctx) => setOrganizationDeleted(ctx, { ...params, ...body }),
      idempotency,
    );
  }

  @Endpoint(moderationRoutes.coachCircles)
  async coachCircles({ actor, query }: ContractRequest<typeof moderationRoutes.coachCircles>) {
    return rowsAsObject(await coachCircles(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.decideCoachCircle)
  decideCoachCircle({
    actor,
    params,
    body,
    idempotency,
  }: ContractRequest<typeof moderationRoutes.decideCoachCircle>) {
    return this.app.commands.run(actor, (ctx) => decideCoachCircle(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(moderationRoutes.proposals)
  async proposals({ actor, query }: ContractRequest<typeof moderationRoutes.proposals>) {
    return rowsAsObject(await waitingProposals(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.circleRequests)
  async circleRequests({ actor, query }: ContractRequest<typeof moderationRoutes.circleRequests>) {
    return rowsAsObject(await circleRequests(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.decideCircleRequest)
  decideCircleRequest({
    actor,
    params,
    body: { user_id: playerId, action, reason },
    idempotency,
  }: ContractRequest<typeof moderationRoutes.decideCircleRequest>) {
    return this.app.commands.run(
      actor,
      (ctx) => decideCircleRequest(ctx, { circleId: params.id, playerId, action, reason }),
      idempotency,
    );
  }

  @Endpoint(moderationRoutes.uncheckedCircles)
  async uncheckedCircles({ actor, query }: ContractRequest<typeof moderationRoutes.uncheckedCircles>) {
    return rowsAsObject(await uncheckedCircles(this.app.database.sql, actor.id, query));
  }

  @Endpoint(moderationRoutes.revokeCoach)
  revokeCoach({ actor, params, idempotency }: ContractRequest<typeof moderationRoutes.revokeCoach>) {
    return this.app.commands.run(actor, (ctx) => revokeCoach(ctx, params), idempotency);
  }
}
