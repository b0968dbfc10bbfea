import { circleRoutes } from '@rinkside/contracts/circle';
import { endPlace } from '@rinkside/domain/circle/answer.commands';
import {
  readCircleMembers,
  readCirclesOf,
  readLinks,
  readOpenCircleLink,
  readOwnCircles,
} from '@rinkside/domain/circle/circle.views';
import { acceptCircleLink, addCircleLink, revokeCircleLink } from '@rinkside/domain/circle/link.commands';
import { askCircle, leaveCircle, withdrawRequest } from '@rinkside/domain/circle/request.commands';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsObject } from './contract/raw-json.js';

@Controller()
export class CircleController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(circleRoutes.list)
  list({ actor, params }: ContractRequest<typeof circleRoutes.list>) {
    return readCirclesOf(this.app.database.sql, actor, params.id);
  }

  @Endpoint(circleRoutes.mine)
  mine({ actor }: ContractRequest<typeof circleRoutes.mine>) {
    return readOwnCircles(this.app.database.sql, actor);
  }

  @Endpoint(circleRoutes.ask)
  ask({ actor, params, idempotency }: ContractRequest<typeof circleRoutes.ask>) {
    return this.app.commands.run(actor, (ctx) => askCircle(ctx, params), idempotency);
  }

  @Endpoint(circleRoutes.withdraw)
  withdraw({ actor, params, idempotency }: ContractRequest<typeof circleRoutes.withdraw>) {
    return this.app.commands.run(actor, (ctx) => withdrawRequest(ctx, params), idempotency);
  }

  @Endpoint(circleRoutes.leave)
  leave({ actor, params, idempotency }: ContractRequest<typeof circleRoutes.leave>) {
    return this.app.commands.run(actor, (ctx) => leaveCircle(ctx, params), idempotency);
  }

  @Endpoint(circleRoutes.members)
  async members({ actor, params, query }: ContractRequest<typeof circleRoutes.members>) {
    return rowsAsObject(await readCircleMembers(this.app.database.sql, actor, params.id, query));
  }

  @Endpoint(circleRoutes.end)
  end({ actor, params, idempotency }: ContractRequest<typeof circleRoutes.end>) {
    const { id, user_id: playerId } = params;
    return this.app.commands.run(actor, (ctx) => endPlace(ctx, { id, playerId }), idempotency);
  }

  @Endpoint(circleRoutes.links)
  links({ actor, params }: ContractRequest<typeof circleRoutes.links>) {
    return readLinks(this.app.database.sql, actor, params.id);
  }

  /** The reply has the token, so it is not kept for a repeated idempotency key. */
  @Endpoint(circleRoutes.addLink)
  addLink({ actor, params, body }: ContractRequest<typeof circleRoutes.addLink>) {
    return this.app.commands.run(actor, (ctx) => addCircleLink(ctx, { organizationId: params.id, ...body }));
  }

  @Endpoint(circleRoutes.revokeLink)
  revokeLink({ actor, params, idempotency }: ContractRequest<typeof circleRoutes.revokeLink>) {
    const { id: organizationId, link_id: linkId } = params;
    return this.app.commands.run(
      actor,
      (ctx) => revokeCircleLink(ctx, { organizationId, linkId }),
      idempotency,
    );
  }

  @Endpoint(circleRoutes.openLink)
  openLink({ body }: ContractRequest<typeof circleRoutes.openLink>) {
    return readOpenCircleLink(this.app.database.sql, body.token);
  }

  @Endpoint(circleRoutes.acceptLink)
  acceptLink({ actor, body, idempotency }: ContractRequest<typeof circleRoutes.acceptLink>) {
    return this.app.commands.run(actor, (ctx) => acceptCircleLink(ctx, body), idempotency);
  }
}
