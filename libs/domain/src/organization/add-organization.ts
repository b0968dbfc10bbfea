import type { OrganizationBody, OrganizationChange } from '@rinkside/contracts/organization';
import { playerRules } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import type { Ctx } from '../actor.js';
import { hasContactData } from '@rinkside/safety/contact-data/contact-data';
import { Organization } from './organization.entity.js';

/** Everyone reads these names. @throws invalid naming the field. */
export const assertNoContactData = (names: Pick<OrganizationChange, 'name' | 'team_name'>): void => {
  for (const field of ['name', 'team_name'] as const)
    if (hasContactData(names[field] ?? '')) throw validationError(field, playerRules.contactData);
};

/** Adds an organization to the directory. @throws invalid for contact data in its names. */
export const addOrganization = (ctx: Ctx, body: OrganizationBody): Organization => {
  assertNoContactData(body);
  return ctx.em.create(Organization, {
    id: newId(),
    name: body.name,
    teamName: body.team_name || null,
    imageKey: null,
    website: body.website || null,
    createdBy: ctx.actor.id,
    createdAt: ctx.now,
    version: 1,
  });
};
