import { newId } from '@rinkside/platform/id';
import { createBatchedDelete } from '@rinkside/platform/batched-delete';
import type { Ctx } from '../actor.js';
import { OrganizationEdit, type EditedValues } from './organization-edit.entity.js';
import type { Organization } from './organization.entity.js';

export const editedNames = ['name', 'team_name', 'website', 'image_key'] as const;

export const editedValuesOf = (organization: Organization): EditedValues => ({
  name: organization.name,
  team_name: organization.teamName ?? null,
  website: organization.website ?? null,
  image_key: organization.imageKey ?? null,
});

/** How long a replaced picture is kept, so that a moderator can undo the edit. */
export const keptPictureDays = 30;

/** Records the values that an edit changed, if any. @param editorId who proposed the edit */
export const logEdit = (
  ctx: Ctx,
  organization: Organization,
  before: EditedValues,
  editorId = ctx.actor.id,
): void => {
  const after = editedValuesOf(organization);
  const changed = editedNames.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const pick = (values: EditedValues): Partial<EditedValues> =>
    Object.fromEntries(changed.map((name) => [name, values[name]]));
  ctx.em.create(OrganizationEdit, {
    id: newId(),
    organizationId: organization.id,
    editorId,
    before: pick(before),
    after: pick(after),
    createdAt: ctx.now,
    undoneAt: null,
  });
};

/** Edits are kept for 12 months. */
export const deleteOldEdits = createBatchedDelete(
  'organization.deleteOldEdits',
  'organization_edit',
  ['id'],
  `created_at < now() - interval '12 months'`,
);
