import { followRoutes, type FollowTarget } from '@rinkside/contracts/follow';
import { setFollow } from '@rinkside/domain/follow/follow.commands';
import { followedOrganizations, followedPlayers, followersOf } from '@rinkside/domain/follow/follow.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { rowsAsArray } from './json.js';

@Controller()
export class FollowController {
  constructor(private readonly app: Resources) {}

  @Endpoint(followRoutes.following)
  async following({ actor, query }: Call<typeof followRoutes.following>) {
    return rowsAsArray(await followedPlayers(this.app.database.sql, actor.id, query));
  }

  @Endpoint(followRoutes.followers)
  async followers({ actor, query }: Call<typeof followRoutes.followers>) {
    return rowsAsArray(await followersOf(this.app.database.sql, actor.id, query));
  }

  @Command(followRoutes.follow)
  follow(request: Call<typeof followRoutes.follow>) {
    return this.#set(request, 'user', true);
  }

  @Command(followRoutes.unfollow)
  unfollow(request: Call<typeof followRoutes.unfollow>) {
    return this.#set(request, 'user', false);
  }

  @Endpoint(followRoutes.organizations)
  async organizations({ actor, query }: Call<typeof followRoutes.organizations>) {
    return rowsAsArray(await followedOrganizations(this.app.database.sql, actor.id, query));
  }

  @Command(followRoutes.followOrganization)
  followOrganization(request: Call<typeof followRoutes.followOrganization>) {
    return this.#set(request, 'organization', true);
  }

  @Command(followRoutes.unfollowOrganization)
  unfollowOrganization(request: Call<typeof followRoutes.unfollowOrganization>) {
    return this.#set(request, 'organization', false);
  }

  #set({ actor, params, once }: Call<typeof followRoutes.follow>, type: FollowTarget, following: boolean) {
    return this.app.commands.run(actor, (ctx) => setFollow(ctx, { type, id: params.id, following }), once);
  }
}
