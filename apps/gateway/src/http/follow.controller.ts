import { followRoutes, type FollowTarget } from '@rinkside/contracts/follow';
import { answerRequest } from '@rinkside/domain/follow/follow-request.commands';
import { removeFollower, setFollow, setLiveAlerts } from '@rinkside/domain/follow/follow.commands';
import {
  followedOrganizations,
  followedPlayers,
  followersOf,
  followRequestsTo,
} from '@rinkside/domain/follow/follow.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsArray } from './contract/raw-json.js';

@Controller()
export class FollowController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(followRoutes.following)
  async following({ actor, query }: ContractRequest<typeof followRoutes.following>) {
    return rowsAsArray(await followedPlayers(this.app.database.sql, actor.id, query));
  }

  @Endpoint(followRoutes.followers)
  async followers({ actor, query }: ContractRequest<typeof followRoutes.followers>) {
    return rowsAsArray(await followersOf(this.app.database.sql, actor.id, query));
  }

  @Endpoint(followRoutes.follow)
  follow(request: ContractRequest<typeof followRoutes.follow>) {
    return this.#set(request, 'user', true);
  }

  @Endpoint(followRoutes.unfollow)
  unfollow(request: ContractRequest<typeof followRoutes.unfollow>) {
    return this.#set(request, 'user', false);
  }

  @Endpoint(followRoutes.setAlerts)
  setAlerts({ actor, params, body, idempotency }: ContractRequest<typeof followRoutes.setAlerts>) {
    return this.app.commands.run(actor, (ctx) => setLiveAlerts(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(followRoutes.removeFollower)
  removeFollower({ actor, params, idempotency }: ContractRequest<typeof followRoutes.removeFollower>) {
    return this.app.commands.run(actor, (ctx) => removeFollower(ctx, params.id), idempotency);
  }

  @Endpoint(followRoutes.requests)
  async requests({ actor, query }: ContractRequest<typeof followRoutes.requests>) {
    return rowsAsArray(await followRequestsTo(this.app.database.sql, actor.id, query));
  }

  @Endpoint(followRoutes.accept)
  accept(request: ContractRequest<typeof followRoutes.accept>) {
    return this.#answer(request, true);
  }

  @Endpoint(followRoutes.decline)
  decline(request: ContractRequest<typeof followRoutes.decline>) {
    return this.#answer(request, false);
  }

  @Endpoint(followRoutes.organizations)
  async organizations({ actor, query }: ContractRequest<typeof followRoutes.organizations>) {
    return rowsAsArray(await followedOrganizations(this.app.database.sql, actor.id, query));
  }

  @Endpoint(followRoutes.followOrganization)
  followOrganization(request: ContractRequest<typeof followRoutes.followOrganization>) {
    return this.#set(request, 'organization', true);
  }

  @Endpoint(followRoutes.unfollowOrganization)
  unfollowOrganization(request: ContractRequest<typeof followRoutes.unfollowOrganization>) {
    return this.#set(request, 'organization', false);
  }

  #answer({ actor, params, idempotency }: ContractRequest<typeof followRoutes.accept>, accepted: boolean) {
    return this.app.commands.run(
      actor,
      (ctx) => answerRequest(ctx, { followerId: params.id, accepted }),
      idempotency,
    );
  }

  #set(
    { actor, params, idempotency }: ContractRequest<typeof followRoutes.follow>,
    type: FollowTarget,
    following: boolean,
  ) {
    return this.app.commands.run(
      actor,
      (ctx) => setFollow(ctx, { type, id: params.id, following }),
      idempotency,
    );
  }
}
