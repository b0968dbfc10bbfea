import { guardianRules, type ClosableSetting, closableSettings } from '@rinkside/contracts/guardian';
import { commenterGroups, type ProfileBody } from '@rinkside/contracts/player';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { commentersOf } from '../player/commenters.js';
import type { Player } from '../player/player.entity.js';
import { publicSettings } from '../player/player.policy.js';

/** The fields of a profile that its guardians and its login are told of. */
const toldFields = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  birthdate: ({ birthdate }) => birthdate,
  role: ({ role }) => role,
  position: ({ position }) => position,
  level: ({ level }) => level,
  zipcode: ({ zipcode }) => zipcode,
  age: ({ age }) => age,
  organization_id: ({ organizationId }) => organizationId,
  show_full_name_publicly: (player) => publicSettings(player).showFullName,
  public_player_page: (player) => publicSettings(player).publicPage,
  who_can_comment: (player) => commentersOf(player),
  approve_followers: ({ approveFollowers }) => approveFollowers,
  guardian_ai_confirmed: ({ guardianAiConfirmedAt }) => !!guardianAiConfirmedAt,
} satisfies Record<string, (player: Player) => unknown>;
type ToldField = keyof typeof toldFields;
const toldNames = Object.keys(toldFields) as ToldField[];

/** How open a setting is; a lower number is more closed. */
const opennessOf: Record<ClosableSetting, (player: Player) => number> = {
  public_player_page: (player) => Number(publicSettings(player).publicPage),
  show_full_name_publicly: (player) => Number(publicSettings(player).showFullName),
  // The groups are listed from the most open one.
  who_can_comment: (player) => -commenterGroups.indexOf(commentersOf(player)),
  approve_followers: ({ approveFollowers }) => Number(!approveFollowers),
  guardian_ai_confirmed: ({ guardianAiConfirmedAt }) => Number(!!guardianAiConfirmedAt),
};

/** What a profile is before an update. */
export const settingsOf = (player: Player) => ({
  told: toldNames.map((name) => [name, toldFields[name](player)] as const),
  openness: closableSettings.map((setting) => [setting, opennessOf[setting](player)] as const),
});
type Settings = ReturnType<typeof settingsOf>;

const overseerFields = [
  'first_name',
  'last_name',
  'birthdate',
  'role',
] as const satisfies (keyof ProfileBody & ToldField)[];

/** @throws forbidden if an overseer changes who the player is. */
export const assertOverseerFields = ({ actor }: Ctx, player: Player, body: ProfileBody): void => {
  if (actor.guardianRights !== 'oversee') return;
  if (overseerFields.some((name) => body[name] !== undefined && body[name] !== toldFields[name](player)))
    throw new AppError('forbidden', guardianRules.overseerFields);
};

const closuresOf = (ctx: Ctx, childId: string) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('guardian_closure as c')
      .innerJoin('player as a', 'a.id', 'c.closed_by')
      .select(['c.setting', 'c.closed_by', 'a.first_name'])
      .where('c.child_id', '=', childId),
  );

/**
 * Keeps who closed a setting of a child, and asks before another guardian opens it. Call after the update.
 * @throws conflict naming who closed it, unless the guardian confirmed.
 */
export const recordClosures = async (
  ctx: Ctx,
  player: Player,
  { before, accountId, reopen }: { before: Settings; accountId: string; reopen: boolean },
): Promise<void> => {
  const changed = before.openness.map(([setting, openness]) => ({
    setting,
    change: opennessOf[setting](player) - openness,
  }));
  const opened = changed.filter(({ change }) => change > 0).map(({ setting }) => setting);
  const closed = changed.filter(({ change }) => change < 0).map(({ setting }) => setting);
  const { guardianRights } = ctx.actor;
  if (opened.length > 0) {
    const closures = (await closuresOf(ctx, player.id)).filter(({ setting }) => opened.includes(setting));
    const byOther = closures.find(({ closed_by }) => closed_by !== accountId);
    if (byOther && guardianRights && !reopen) {
      const message = guardianRules.closed(byOther.first_name ?? '');
      throw new AppError('conflict', message, [{ path: 'reopen', message }]);
    }
    if (closures.length > 0)
      await runQuery(
        ctx.sql,
        db.deleteFrom('guardian_closure').where('child_id', '=', player.id).where('setting', 'in', opened),
      );
  }
  if (!guardianRights) return;
  const values = { child_id: player.id, closed_by: accountId, closed_at: ctx.now };
  for (const setting of closed)
    await runQuery(
      ctx.sql,
      db
        .insertInto('guardian_closure')
        .values({ ...values, setting })
        .onConflict((conflict) =>
          conflict.columns(['child_id', 'setting']).doUpdateSet({ closed_by: accountId, closed_at: ctx.now }),
        ),
    );
};

/** Tells the child's login and the other guardians which fields a guardian changed. */
export const emitSettingsChange = (
  ctx: Ctx,
  { childId, accountId, fields }: { childId: string; accountId: string; fields: string[] },
): void => {
  if (ctx.actor.guardianRights && fields.length > 0)
    ctx.emit('guardian.changed_settings', {
      child_id: childId,
      guardian_id: accountId,
      fields,
      at: ctx.now.toISOString(),
    });
};

/** Returns the names of the fields that an update changed. */
export const changedFields = (player: Player, before: Settings): string[] =>
  before.told.filter(([name, value]) => toldFields[name](player) !== value).map(([name]) => name);
