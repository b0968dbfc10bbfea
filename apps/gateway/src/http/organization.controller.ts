import { organizationRoutes } from '@rinkside/contracts/organization';
import { setHidden } from '@rinkside/domain/organization/hide.commands';
import {
  createOrganization,
  editOrganization,
  nameImage,
  setImage,
} from '@rinkside/domain/organization/organization.commands';
import { organizationPage, searchOrganizations } from '@rinkside/domain/organization/organization.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { storePicture } from './picture.js';

@Controller()
export class OrganizationController {
  constructor(private readonly app: Resources) {}

  @Endpoint(organizationRoutes.search)
  search({ query }: Call<typeof organizationRoutes.search>) {
    return searchOrganizations(this.app.database.sql, query.search, query.limit);
  }

  @Command(organizationRoutes.create)
  create({ actor, body, once }: Call<typeof organizationRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createOrganization(ctx, body), once);
  }

  @Endpoint(organizationRoutes.one)
  one({ actor, params }: Call<typeof organizationRoutes.one>) {
    return organizationPage(this.app.database.sql, actor, params.id);
  }

  @Command(organizationRoutes.edit)
  edit({ actor, params: { id }, body: change, once }: Call<typeof organizationRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editOrganization(ctx, { id, change }), once);
  }

  @Endpoint(organizationRoutes.image)
  image({ actor, params: { id }, file }: Call<typeof organizationRoutes.image>) {
    return storePicture(this.app, actor, file, {
      fit: 'contain',
      name: (ctx) => nameImage(ctx, id),
      set: (ctx, key) => setImage(ctx, { id, key }),
    });
  }

  @Command(organizationRoutes.hide)
  hide(request: Call<typeof organizationRoutes.hide>) {
    return this.#setHidden(request, true);
  }

  @Command(organizationRoutes.show)
  show(request: Call<typeof organizationRoutes.show>) {
    return this.#setHidden(request, false);
  }

  #setHidden({ actor, params, body, once }: Call<typeof organizationRoutes.hide>, hidden: boolean) {
    return this.app.commands.run(
      actor,
      (ctx) => setHidden(ctx, { ...body, organizationId: params.id, hidden }),
      once,
    );
  }
}
