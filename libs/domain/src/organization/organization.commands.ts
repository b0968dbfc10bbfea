import type {
  OrganizationBody,
  OrganizationChange,
  OrganizationView,
} from '@rinkside/contracts/organization';
import { randomToken } from '@rinkside/platform/id';
import { commitObject, keepObject, reserveObject } from '@rinkside/platform/staged-objects';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { addOrganization, assertNoContactData } from './add-organization.js';
import { lockCoachRights } from './coach.policy.js';
import { editedValuesOf, logEdit } from './organization.edits.js';
import { Organization } from './organization.entity.js';

const viewOf = (organization: Organization): OrganizationView => ({
  id: organization.id,
  name: organization.name,
  team_name: organization.teamName ?? null,
  image_url: organization.imageKey ? `/media/${organization.imageKey}` : null,
  website: organization.website ?? null,
  version: organization.version,
});

/** Adds an organization to the directory. Its image is uploaded separately; clients cannot set an image URL. */
export const createOrganization = async (ctx: Ctx, body: OrganizationBody): Promise<OrganizationView> =>
  viewOf(addOrganization(ctx, body));

/** How long a replaced picture is kept, so that a moderator can undo the edit. */
const keptPictureDays = 30;

/** Locks the organization for an edit, which serializes concurrent ones. @throws notFound if it is unknown, forbidden unless the actor is its coach or a moderator. */
const lockForEdit = async (ctx: Ctx, id: string): Promise<Organization> => {
  await lockCoachRights(ctx, id, { moderators: true });
  return ctx.em.findOneOrFail(Organization, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
};

/** Changes the given fields; omitted ones keep their value. @throws notFound if it is unknown, forbidden unless the actor is its coach or a moderator. */
export const editOrganization = async (
  ctx: Ctx,
  { id, change }: { id: string; change: OrganizationChange },
): Promise<OrganizationView> => {
  const organization = await lockForEdit(ctx, id);
  const before = editedValuesOf(organization);
  assertNoContactData({
    name: change.name === organization.name ? undefined : change.name,
    team_name: change.team_name === organization.teamName ? undefined : change.team_name,
  });
  organization.name = change.name ?? organization.name;
  if (change.team_name !== undefined) organization.teamName = change.team_name || null;
  if (change.website !== undefined) organization.website = change.website || null;
  organization.version++;
  logEdit(ctx, organization, before);
  return viewOf(organization);
};

/** Reserves a storage key for a new image. @returns the key. @throws notFound if the organization is unknown, forbidden unless the actor is its coach or a moderator. */
export const reserveImage = async (ctx: Ctx, id: string): Promise<string> => {
  await lockCoachRights(ctx, id, { moderators: true });
  const key = `organizations/${id}/${randomToken()}.webp`;
  await reserveObject(ctx.sql, key);
  return key;
};

/** Sets the organization's image to a reserved and stored one. The old one is deleted after 30 days. */
export const setImage = async (
  ctx: Ctx,
  { id, key }: { id: string; key: string },
): Promise<OrganizationView> => {
  const organization = await lockForEdit(ctx, id);
  const before = editedValuesOf(organization);
  await commitObject(ctx.sql, key);
  if (organization.imageKey) await keepObject(ctx.sql, organization.imageKey, { days: keptPictureDays });
  organization.imageKey = key;
  organization.version++;
  logEdit(ctx, organization, before);
  return viewOf(organization);
};
