import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { decideRequest, endGuardianshipOf } from '@rinkside/domain/moderation/child-request.commands';
import {
  agreeToRequest,
  objectToRequest,
  withdrawRequest,
} from '@rinkside/domain/family/child-request.commands';
import {
  moderatedRequests,
  readChildRequest,
  readWaitingHandOver,
} from '@rinkside/domain/family/child-request.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsObject } from './contract/raw-json.js';

@Controller()
export class ChildRequestController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(childRequestRoutes.current)
  current({ actor, params }: ContractRequest<typeof childRequestRoutes.current>) {
    const contact = this.app.env.OPERATOR_CONTACT;
    return readChildRequest(this.app.database.sql, { actor, childId: params.id, contact });
  }

  @Endpoint(childRequestRoutes.agree)
  agree({ actor, params, idempotency }: ContractRequest<typeof childRequestRoutes.agree>) {
    return this.app.commands.run(actor, (ctx) => agreeToRequest(ctx, { childId: params.id }), idempotency);
  }

  @Endpoint(childRequestRoutes.withdraw)
  withdraw({ actor, params, idempotency }: ContractRequest<typeof childRequestRoutes.withdraw>) {
    return this.app.commands.run(actor, (ctx) => withdrawRequest(ctx, { childId: params.id }), idempotency);
  }

  @Endpoint(childRequestRoutes.object)
  object({ actor, params, idempotency }: ContractRequest<typeof childRequestRoutes.object>) {
    return this.app.commands.run(actor, (ctx) => objectToRequest(ctx, { childId: params.id }), idempotency);
  }

  @Endpoint(childRequestRoutes.waiting)
  waiting({ actor }: ContractRequest<typeof childRequestRoutes.waiting>) {
    return readWaitingHandOver(this.app.database.sql, actor.id);
  }

  @Endpoint(childRequestRoutes.list)
  async list({ actor, query }: ContractRequest<typeof childRequestRoutes.list>) {
    return rowsAsObject(await moderatedRequests(this.app.database.sql, actor.id, query));
  }

  @Endpoint(childRequestRoutes.decide)
  decide({ actor, params, body, idempotency }: ContractRequest<typeof childRequestRoutes.decide>) {
    return this.app.commands.run(actor, (ctx) => decideRequest(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(childRequestRoutes.endGuardianship)
  endGuardianship({
    actor,
    params,
    body,
    idempotency,
  }: ContractRequest<typeof childRequestRoutes.endGuardianship>) {
    const ended = { childId: params.id, guardianId: params.guardian_id, reason: body.reason };
    return this.app.commands.run(actor, (ctx) => endGuardianshipOf(ctx, ended), idempotency);
  }
}
