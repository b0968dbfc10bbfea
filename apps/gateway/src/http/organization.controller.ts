import { organizationRoutes } from '@rinkside/contracts/organization';
import { createOrganization } from '@rinkside/domain/organization/organization.commands';
import { searchOrganizations } from '@rinkside/domain/organization/organization.views';
import { notFound } from '@rinkside/platform/refusal';
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

  @Endpoint(organizationRoutes.one)
  async one(_call: Call<typeof organizationRoutes.one>): Promise<never> {
    throw notFound();
  }

  @Endpoint(organizationRoutes.edit)
  async edit(_call: Call<typeof organizationRoutes.edit>): Promise<never> {
    throw notFound();
  }

  @Endpoint(organizationRoutes.image)
  async image(_call: Call<typeof organizationRoutes.image>): Promise<never> {
    throw notFound();
  }

  @Endpoint(organizationRoutes.hide)
  async hide(_call: Call<typeof organizationRoutes.hide>): Promise<never> {
    throw notFound();
  }

  @Endpoint(organizationRoutes.show)
  async show(_call: Call<typeof organizationRoutes.show>): Promise<never> {
    throw notFound();
  }
}
