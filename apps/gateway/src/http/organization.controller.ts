import { organizationRoutes } from '@rinkside/contracts/organization';
import { setHidden } from '@rinkside/domain/organization/hide.commands';
import {
  createOrganization,
  editOrganization,
  reserveImage,
  setImage,
} from '@rinkside/domain/organization/organization.commands';
import { readOrganizationPage, searchOrganizations } from '@rinkside/domain/organization/organization.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsArray } from './contract/raw-json.js';
import { ImageUploadService } from './image-upload.service.js';

@Controller()
export class OrganizationController {
  constructor(
    private readonly app: AppContext,
    private readonly images: ImageUploadService,
  ) {}

  @Endpoint(organizationRoutes.search)
  async search({ query }: ContractRequest<typeof organizationRoutes.search>) {
    return rowsAsArray(await searchOrganizations(this.app.database.sql, query));
  }

  @Endpoint(organizationRoutes.create)
  create({ actor, body, idempotency }: ContractRequest<typeof organizationRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createOrganization(ctx, body), idempotency);
  }

  @Endpoint(organizationRoutes.one)
  one({ actor, params }: ContractRequest<typeof organizationRoutes.one>) {
    return readOrganizationPage(this.app.database.sql, actor, params.id);
  }

  @Endpoint(organizationRoutes.edit)
  edit({
    actor,
    params: { id },
    body: change,
    idempotency,
  }: ContractRequest<typeof organizationRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editOrganization(ctx, { id, change }), idempotency);
  }

  @Endpoint(organizationRoutes.image)
  image({ actor, params: { id }, file }: ContractRequest<typeof organizationRoutes.image>) {
    return this.images.store(actor, file, {
      fit: 'contain',
      reserveKey: (ctx) => reserveImage(ctx, id),
      saveKey: (ctx, key) => setImage(ctx, { id, key }),
    });
  }

  @Endpoint(organizationRoutes.hide)
  hide(request: ContractRequest<typeof organizationRoutes.hide>) {
    return this.#setHidden(request, true);
  }

  @Endpoint(organizationRoutes.show)
  show(request: ContractRequest<typeof organizationRoutes.show>) {
    return this.#setHidden(request, false);
  }

  #setHidden(
    { actor, params, body, idempotency }: ContractRequest<typeof organizationRoutes.hide>,
    hidden: boolean,
  ) {
    return this.app.commands.run(
      actor,
      (ctx) => setHidden(ctx, { ...body, organizationId: params.id, hidden }),
      idempotency,
    );
  }
}
