import type {
  OrganizationBody,
  OrganizationChange,
  OrganizationView,
} from '@rinkside/contracts/organization';
import { newId, newName } from '@rinkside/platform/id';
import { adoptUpload, nameUpload } from '@rinkside/platform/uploads';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { lockCoach } from './coach.policy.js';
import { Organization } from './organization.entity.js';

const viewOf = (organization: Organization): OrganizationView => ({
  id: organization.id,
  name: organization.name,
  team_name: organization.teamName ?? null,
  image_url: organization.imageKey ? `/media/${organization.imageKey}` : null,
  website: organization.website ?? null,
  version: organization.version,
});

/** Adds an organization to the directory; its picture is uploaded separately, never an address from a client. */
export const createOrganization = async (ctx: Ctx, body: OrganizationBody): Promise<OrganizationView> =>
  viewOf(
    ctx.em.create(Organization, {
      id: newId(),
      name: body.name,
      teamName: body.team_name || null,
      imageKey: null,
      website: body.website || null,
      createdBy: ctx.actor.id,
      createdAt: ctx.now,
      version: 1,
    }),
  );

/** Locked for its coach: two edits at once are made one after the other. @throws 404 when unknown, 403 for others. */
const coachedRow = async (ctx: Ctx, id: string): Promise<Organization> => {
  await lockCoach(ctx, id);
  return ctx.em.findOneOrFail(Organization, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
};

/** Changes the given fields; what is left out stays. @throws 404 when unknown, 403 for others than its coaches. */
export const editOrganization = async (
  ctx: Ctx,
  { id, change }: { id: string; change: OrganizationChange },
): Promise<OrganizationView> => {
  const organization = await coachedRow(ctx, id);
  organization.name = change.name ?? organization.name;
  if (change.team_name !== undefined) organization.teamName = change.team_name || null;
  if (change.website !== undefined) organization.website = change.website || null;
  organization.version++;
  return viewOf(organization);
};

/** Names a picture about to be stored. @returns its key. @throws 404 when unknown, 403 for others than its coaches. */
export const nameImage = async (ctx: Ctx, id: string): Promise<string> => {
  await lockCoach(ctx, id);
  const key = `organizations/${id}/${newName()}.webp`;
  await nameUpload(ctx.sql, key);
  return key;
};

/** Points the organization at a picture named and stored; the old one is removed once this is committed. */
export const setImage = async (
  ctx: Ctx,
  { id, key }: { id: string; key: string },
): Promise<OrganizationView> => {
  const organization = await coachedRow(ctx, id);
  await adoptUpload(ctx.sql, key);
  if (organization.imageKey) ctx.emit('object.orphaned', { key: organization.imageKey });
  organization.imageKey = key;
  organization.version++;
  return viewOf(organization);
};
