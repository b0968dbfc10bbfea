import { circleNeeds } from '@rinkside/contracts/circle';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { blockedWithSql } from '../block/block.policy.js';
import { lockFamilies } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { staffRoleSql } from '../team/team.policy.js';
import { circleLinkIsOpenSql, isCoachPlaceSql, needsSql } from './circle.policy.js';
import { addPlace } from './circle.rows.js';

const openLink = z.object({
  id: z.string(),
  circleId: z.string(),
  createdBy: z.string(),
  /** Its maker answers for the limits of an account: a coach, or the staff of the link's team. */
  byCoach: z.boolean(),
});
export type OpenLink = z.infer<typeof openLink>;

// A link ends with the place of its maker.
const lockLink = statement(
  'circle.lockLink',
  `select l.id, l.circle_id as "circleId", l.created_by as "createdBy",
     ${isCoachPlaceSql('place', 'maker')} or l.team_id is not null as "byCoach"
   from circle_link l join circle c on c.id = l.circle_id join organization o on o.id = c.organization_id
   join player maker on maker.id = l.created_by
   join circle_place place on place.circle_id = l.circle_id and place.player_id = maker.id
   where (l.token_hash = $1 and l.team_id is null or l.id = $3::uuid) and ${circleLinkIsOpenSql('l')} and o.deleted_at is null
     and maker.suspended_at is null and maker.id <> all(${blockedWithSql('$2::uuid')})
     and (l.team_id is null or exists (select from team t where t.id = l.team_id and ${staffRoleSql('t', 'maker.id')} is not null))
   for no key update of l`,
  openLink,
);

/** Locks an open link, so that its uses are counted. That of a team is found by its id. @returns undefined for any other link */
export const lockOpenLink = async (
  ctx: Ctx,
  {
    tokenHash = null,
    linkId = null,
    playerId,
  }: { tokenHash?: string | null; linkId?: string | null; playerId: string },
): Promise<OpenLink | undefined> => (await ctx.sql.rows(lockLink, [tokenHash, playerId, linkId]))[0];

const selectNeeds = statement(
  'circle.needs',
  `select ${needsSql('a', '$2::uuid')} as needs,
     exists (select from circle_place p where p.circle_id = $2 and p.player_id = a.id) as member
   from player a where a.id = $1`,
  z.object({ needs: z.enum(circleNeeds), member: z.boolean() }),
);

/** Counts a use of a locked link. */
export const countUse = (ctx: Ctx, linkId: string) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('circle_link')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('id', '=', linkId),
  );

/**
 * Gives a player the place of a link, if nothing else is needed; the player's family and the link are locked. A coach's link
 * answers for the limits of an account.
 * @param askedBy the account that opened the link
 * @returns whether the player has a place
 */
export const admit = async (
  ctx: Ctx,
  { playerId, askedBy, link }: { playerId: string; askedBy: string | null; link: OpenLink },
): Promise<boolean> => {
  const { id: linkId, circleId, createdBy, byCoach } = link;
  const [profile] = await ctx.sql.rows(selectNeeds, [playerId, circleId]);
  if (profile?.member) return true;
  if (profile?.needs !== 'answer' && !(profile?.needs === 'club_coach' && byCoach)) return false;
  await countUse(ctx, linkId);
  await addPlace(ctx, { circleId, playerId, source: 'link', linkId, askedBy, givenBy: createdBy });
  ctx.emit('circle.joined', {
    circle_id: circleId,
    player_id: playerId,
    confirmed_by: null,
    invited_by: createdBy,
    ...(askedBy && askedBy !== playerId && { account_id: askedBy }),
  });
  return true;
};

const selectByLink = statement(
  'circle.requestsByLink',
  `select r.player_id as "playerId", r.link_id as "linkId", r.asked_by as "askedBy" from circle_request r
   join player a on a.id = r.player_id and a.onboarding_complete where r.link_id is not null
     and not exists (select from team_request t where t.player_id = r.player_id and t.link_id = r.link_id and t.arrival = 'code')
     and (r.player_id = $1 or r.player_id in (select child_id from guardian where guardian_id = $1))
   order by r.player_id, r.link_id limit 50`,
  z.object({ playerId: z.string(), linkId: z.string(), askedBy: z.string().nullable() }),
);

/** After an account confirmed its address or completed its profile: gives it and its children the places of the links they opened. */
export const admitByLinks = async (ctx: Ctx, accountId: string): Promise<void> => {
  const requests = await ctx.sql.rows(selectByLink, [accountId]);
  if (requests.length === 0) return;
  await lockFamilies(ctx, [accountId, ...requests.map(({ playerId }) => playerId)]);
  for (const { playerId, linkId, askedBy } of requests) {
    const link = await lockOpenLink(ctx, { linkId, playerId });
    if (link) await admit(ctx, { playerId, askedBy, link });
  }
};
