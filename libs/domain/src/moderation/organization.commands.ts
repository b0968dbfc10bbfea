import { moderationRules } from '@rinkside/contracts/moderation';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { takeKeptObject } from '@rinkside/platform/staged-objects';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { OrganizationEdit } from '../organization/organization-edit.entity.js';
import { editedNames, editedValuesOf } from '../organization/organization-edit.rows.js';
import { Organization } from '../organization/organization.entity.js';
import { db } from '../query-builder.js';
import { logAction } from './moderation.log.js';

const lockOrganization = async (ctx: Ctx, id: string): Promise<Organization> => {
  const organization = await ctx.em.findOne(Organization, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!organization) throw notFound();
  return organization;
};

/**
 * Restores the values that an edit changed. @throws notFound for an unknown edit, conflict if it was undone, if a later
 * edit changed the same values, or if its picture is no longer stored.
 */
export const undoEdit = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const edit = await ctx.em.findOne(OrganizationEdit, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!edit) throw notFound();
  if (edit.undoneAt) throw new AppError('conflict', moderationRules.undone);
  const organization = await lockOrganization(ctx, edit.organizationId);
  const current = editedValuesOf(organization);
  if (editedNames.some((name) => name in edit.after && current[name] !== edit.after[name]))
    throw new AppError('conflict', moderationRules.editedSince);
  const restored = { ...current, ...edit.before };
  if (restored.image_key !== current.image_key) {
    if (restored.image_key && !(await takeKeptObject(ctx.sql, restored.image_key)))
      throw new AppError('conflict', moderationRules.pictureGone);
    if (current.image_key) ctx.emit('object.orphaned', { key: current.image_key });
  }
  organization.name = restored.name ?? organization.name;
  organization.teamName = restored.team_name;
  organization.website = restored.website;
  organization.imageKey = restored.image_key;
  organization.version++;
  edit.undoneAt = ctx.now;
  logAction(ctx, 'undo_edit', { type: 'organization', id: organization.id });
  return { success: true };
};

/**
 * Deletes an organization from the directory or restores it; its members and items stay. Repeating the current state
 * changes nothing. @throws notFound for an unknown organization.
 */
export const setOrganizationDeleted = async (
  ctx: Ctx,
  { id, action }: { id: string; action: 'delete' | 'restore' },
): Promise<{ success: true }> => {
  const organization = await lockOrganization(ctx, id);
  if (!!organization.deletedAt === (action === 'delete')) return { success: true };
  organization.deletedAt = action === 'delete' ? ctx.now : null;
  organization.version++;
  logAction(ctx, `${action}_organization`, { type: 'organization', id });
  return { success: true };
};

/** Ends a coach's rights; only a moderator can give them again. @throws notFound for a player without coach rights. */
export const revokeCoach = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const [revoked] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({
        coach_confirmed_at: null,
        coach_revoked_at: ctx.now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('role', '=', 'coach')
      .where('coach_confirmed_at', 'is not', null)
      .returning('version'),
  );
  if (!revoked) throw notFound();
  await runQuery(
    ctx.sql,
    db
      .updateTable('circle_place')
      .set({ coach_at: null })
      .where('player_id', '=', id)
      .where('coach_at', 'is not', null),
  );
  logAction(ctx, 'revoke_coach', { type: 'user', id });
  ctx.emit('profile.changed', { user_id: id, ...revoked });
  return { success: true };
};
