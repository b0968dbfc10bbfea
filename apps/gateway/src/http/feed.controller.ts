import { feedRoutes } from '@rinkside/contracts/feed';
import { readFollowingFeed, readOrganizationFeed } from '@rinkside/domain/feed/feed.views';
import { readOrganization } from '@rinkside/domain/organization/organization.views';
import { notFound } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { pageAsObject } from './contract/raw-json.js';

@Controller()
export class FeedController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(feedRoutes.organization)
  async organization({ actor, params, query }: ContractRequest<typeof feedRoutes.organization>) {
    const { sql } = this.app.database;
    const page = await readOrganizationFeed(sql, actor.id, params.id, query);
    // Checked only for an empty feed: an unknown organization has no items.
    if (page.items === '[]' && !(await readOrganization(sql, params.id))) throw notFound();
    return pageAsObject(page);
  }

  @Endpoint(feedRoutes.following)
  async following({ actor, query }: ContractRequest<typeof feedRoutes.following>) {
    return pageAsObject(await readFollowingFeed(this.app.database.sql, actor.id, actor.id, query));
  }
}
