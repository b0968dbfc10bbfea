import { feedRoutes } from '@rinkside/contracts/feed';
import { followingFeed, organizationFeed } from '@rinkside/domain/feed/feed.views';
import { organizationView } from '@rinkside/domain/organization/organization.views';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';
import { pageAsObject } from './json.js';

@Controller()
export class FeedController {
  constructor(private readonly app: Resources) {}

  @Endpoint(feedRoutes.organization)
  async organization({ actor, params, query }: Call<typeof feedRoutes.organization>) {
    const { sql } = this.app.database;
    const page = await organizationFeed(sql, actor.id, params.id, query);
    // Checked only for an empty feed: an unknown organization has no items.
    if (page.items === '[]' && !(await organizationView(sql, params.id))) throw notFound();
    return pageAsObject(page);
  }

  @Endpoint(feedRoutes.following)
  async following({ actor, query }: Call<typeof feedRoutes.following>) {
    return pageAsObject(await followingFeed(this.app.database.sql, actor.id, actor.id, query));
  }
}
