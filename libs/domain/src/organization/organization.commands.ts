import {
  organizationRules,
  type ChangedOrganization,
  type NewOrganizationBody,
  type OrganizationChange,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import { randomToken } from '@rinkside/platform/id';
import { commitObject, keepObject, reserveObject } from '@rinkside/platform/staged-objects';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { addOrganization, assertNoContactData } from './add-organization.js';
import { lockEditRights } from './coach.policy.js';
import { editedValuesOf, keptPictureDays, logEdit } from './organization-edit.rows.js';
import { Organization } from './organization.entity.js';
import { propose } from './proposal.rows.js';
import { findAlikeOrganizations } from './organization.views.js';

const viewOf = (organization: Organization): OrganizationView => ({
  id: organization.id,
  name: organization.name,
  team_name: organization.teamName ?? null,
  image_url: organization.imageKey ? `/media/${organization.imageKey}` : null,
  website: organization.website ?? null,
  version: organization.version,
});

/** Asks before a name like that of another is added. Honest organizations may share a name. @throws conflict with them */
const askAboutLookalikes = async (ctx: Ctx, { name }: NewOrganizationBody): Promise<void> => {
  const candidates = await findAlikeOrganizations(ctx.sql, name);
  const [first] = candidates;
  if (first)
    throw new AppError(
      'conflict',
      organizationRules.alike(first.name, candidates.length),
      undefined,
      undefined,
      candidates,
    );
};

/**
 * Adds an organization to the directory. Its image is uploaded separately; clients cannot set an image URL.
 * @throws conflict with those of a name like it, unless the person has seen them
 */
export const createOrganization = async (
  ctx: Ctx,
  { confirmed, ...body }: NewOrganizationBody,
): Promise<OrganizationView> => {
  if (!confirmed) await askAboutLookalikes(ctx, body);
  return viewOf(addOrganization(ctx, body));
};

/** Locks the organization for an edit, which serializes concurrent ones. @throws notFound if it is unknown, forbidden unless the actor is its coach or a moderator. */
const lockForEdit = async (ctx: Ctx, id: string) => {
  const { proposes } = await lockEditRights(ctx, id);
  const organization = await ctx.em.findOneOrFail(Organization, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  return { organization, proposes };
};

/** Changes the given fields; omitted ones keep their value. A first coach proposes the change. @throws notFound if it is unknown, forbidden unless the actor is its coach or a moderator. */
export const editOrganization = async (
  ctx: Ctx,
  { id, change }: { id: string; change: OrganizationChange },
): Promise<ChangedOrganization> => {
  const { organization, proposes } = await lockForEdit(ctx, id);
  const before = editedValuesOf(organization);
  assertNoContactData({
    name: change.name === organization.name ? undefined : change.name,
    team_name: change.team_name === organization.teamName ? undefined : change.team_name,
  });
  if (proposes) {
    await propose(ctx, organization, {
      name: change.name ?? before.name,
      team_name: change.team_name === undefined ? before.team_name : change.team_name || null,
      website: change.website === undefined ? before.website : change.website || null,
      image_key: before.image_key,
    });
    return { ...viewOf(organization), proposed: true };
  }
  organization.name = change.name ?? organization.name;
  if (change.team_name !== undefined) organization.teamName = change.team_name || null;
  if (change.website !== undefined) organization.website = change.website || null;
  organization.version++;
  logEdit(ctx, organization, before);
  return viewOf(organization);
};

/** Reserves a storage key for a new image. @returns the key. @throws notFound if the organization is unknown, forbidden unless the actor is its coach or a moderator. */
export const reserveImage = async (ctx: Ctx, id: string): Promise<string> => {
  await lockEditRights(ctx, id);
  const key = `organizations/${id}/${randomToken()}.webp`;
  await reserveObject(ctx.sql, key);
  return key;
};

/** Sets the organization's image to a reserved and stored one; a first coach proposes it. The old one is deleted after 30 days. */
export const setImage = async (
  ctx: Ctx,
  { id, key }: { id: string; key: string },
): Promise<ChangedOrganization> => {
  const { organization, proposes } = await lockForEdit(ctx, id);
  const before = editedValuesOf(organization);
  if (proposes) {
    await keepObject(ctx.sql, key, { days: keptPictureDays });
    await propose(ctx, organization, { ...before, image_key: key });
    return { ...viewOf(organization), proposed: true };
  }
  await commitObject(ctx.sql, key);
  if (organization.imageKey) await keepObject(ctx.sql, organization.imageKey, { days: keptPictureDays });
  organization.imageKey = key;
  organization.version++;
  logEdit(ctx, organization, before);
  return viewOf(organization);
};
