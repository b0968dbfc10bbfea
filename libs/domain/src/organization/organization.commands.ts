import type { OrganizationBody, OrganizationView } from '@rinkside/contracts/organization';
import { newId } from '@rinkside/platform/id';
import type { Ctx } from '../actor.js';
import { Organization } from './organization.entity.js';

/** Adds an organization to the directory; its picture is uploaded separately, never an address from a client. */
export const createOrganization = async (ctx: Ctx, body: OrganizationBody): Promise<OrganizationView> => {
  const organization = ctx.em.create(Organization, {
    id: newId(),
    name: body.name,
    teamName: body.team_name || null,
    imageKey: null,
    website: body.website || null,
    createdBy: ctx.actor.id,
    createdAt: ctx.now,
    version: 1,
  });
  return {
    id: organization.id,
    name: organization.name,
    team_name: organization.teamName ?? null,
    image_url: null,
    website: organization.website ?? null,
    version: organization.version,
  };
};
