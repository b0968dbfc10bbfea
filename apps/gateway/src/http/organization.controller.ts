import { organizationRoutes } from '@rinkside/contracts/organization';
import { createOrganization } from '@rinkside/domain/organization/organization.commands';
import { searchOrganizations } from '@rinkside/domain/organization/organization.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

@Controller()
export class OrganizationController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(organizationRoutes.search)
  search({ query }: Call<typeof organizationRoutes.search>) {
    return searchOrganizations(this.gateway.database.sql, query.search, query.limit);
  }

  @Endpoint(organizationRoutes.create)
  create({ actor, body, once }: Call<typeof organizationRoutes.create>) {
    return this.gateway.commands.run(actor, (ctx) => createOrganization(ctx, body), once);
  }
}
