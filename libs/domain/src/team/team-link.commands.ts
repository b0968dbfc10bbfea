import {
  teamCodeAlphabet,
  teamCodeLength,
  teamRules,
  type AcceptTeamBody,
  type TeamLinkBody,
  type TeamLinkView,
  type teamRoutes,
} from '@rinkside/contracts/team';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError, notFound } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasConfirmedAddressSql } from '../circle/circle.policy.js';
import { assertInviter, readInviter } from '../circle/led-circle.js';
import { admit, countUse, lockOpenLink } from '../circle/link-admission.js';
import { addRequest } from '../circle/request.rows.js';
import { accountOf } from '../family/acting-account.js';
import { hashLinkToken } from '../family/link-token.js';
import { lockFamilies, lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { announceRequest, settleTeamRequests } from './team-requests.rows.js';
import { emitTeamChanges, lockStaffedTeam } from './team.rows.js';
import { hasCredentialSql, readTeam } from './team.views.js';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const randomCode = (): string =>
  Array.from({ length: teamCodeLength }, () => teamCodeAlphabet[randomInt(teamCodeAlphabet.length)]).join('');

const countOpenLinks = statement(
  'team.openLinks',
  `select count(*)::int as open from circle_link where team_id = $1 and revoked_at is null and expires_at > now() and uses < max_uses`,
  z.object({ open: z.number() }),
);

const insertLink = statement(
  'team.insertLink',
  `insert into circle_link (id, circle_id, team_id, created_by, token_hash, max_uses, created_at, expires_at, code, code_expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
  z.object({ id: z.string() }),
);

/**
 * Makes an invitation link with a code. Not idempotent, because the token is not stored.
 * @throws notFound and forbidden as {@link lockStaffedTeam}, conflict for one link too many
 */
export const addTeamLink = async (
  ctx: Ctx,
  { teamId, uses, days }: { teamId: string; uses: number; days: number },
): Promise<TeamLinkView & { token: string }> => {
  const { id: createdBy } = ctx.actor;
  await lockPlayers(ctx, [createdBy]);
  const { circleId, organizationId } = await lockStaffedTeam(ctx, teamId);
  assertInviter(await readInviter(ctx, organizationId), teamRules.linkAdults);
  const [links] = await ctx.sql.rows(countOpenLinks, [teamId]);
  if ((links?.open ?? 0) >= teamRules.maxOpenLinks) throw new AppError('conflict', teamRules.tooManyLinks);
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + days * dayMs);
  const codeExpiresAt = new Date(ctx.now.getTime() + teamRules.codeHours * hourMs);
  // A code that another link has is drawn again.
  for (;;) {
    const id = newId();
    const values = [
      id,
      circleId,
      teamId,
      createdBy,
      hashLinkToken(token),
      uses,
      ctx.now,
      expiresAt,
      randomCode(),
      codeExpiresAt,
    ];
    if ((await ctx.sql.rows(insertLink, values)).length === 0) continue;
    await emitTeamChanges(ctx, [teamId]);
    const { desk } = await readTeam(ctx.sql, ctx.actor, teamId);
    const link = desk?.links.find((added) => added.id === id);
    if (!link) throw new Error(`the link ${id} was not stored`);
    return { ...link, token };
  }
};

/** Ends a link of a team and its code; who came by it stays. Repeating it changes nothing. @throws notFound for an unknown link, forbidden for others than its staff */
export const revokeTeamLink = async (
  ctx: Ctx,
  { teamId, linkId }: { teamId: string; linkId: string },
): Promise<{ success: true }> => {
  // The link first, as somebody who accepts it does.
  const links = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_link')
      .select('revoked_at')
      .where('id', '=', linkId)
      .where('team_id', '=', teamId)
      .forNoKeyUpdate(),
  );
  await lockStaffedTeam(ctx, teamId);
  const [link] = links;
  if (!link) throw notFound();
  if (link.revoked_at) return { success: true };
  await runQuery(
    ctx.sql,
    db.updateTable('circle_link').set({ revoked_at: ctx.now, code: null }).where('id', '=', linkId),
  );
  await emitTeamChanges(ctx, [teamId]);
  return { success: true };
};

const findLink = statement(
  'team.findLink',
  `select l.id, l.team_id as "teamId" from circle_link l join team t on t.id = l.team_id join circle c on c.id = t.circle_id
   join organization o on o.id = c.organization_id where ${hasCredentialSql('l', '$1', '$2')} and o.deleted_at is null`,
  z.object({ id: z.string(), teamId: z.string() }),
);

const insertRequest = statement(
  'team.insertRequest',
  `insert into team_request (team_id, player_id, arrival, link_id, number, asked_by, asked_at, plays)
   select $1::uuid, $2::uuid, $3::text, $4::uuid, $5::text, $6::uuid, $7::timestamptz, $8::boolean
   where not exists (select from team_member m where m.team_id = $1 and m.player_id = $2 and m.until is null)
   on conflict (team_id, player_id) do update set number = coalesce(excluded.number, team_request.number), plays = excluded.plays,
     arrival = case when excluded.arrival = 'link' then 'link' else team_request.arrival end,
     link_id = case when excluded.arrival = 'link' then excluded.link_id else team_request.link_id end
   returning xmax = 0 as added`,
  z.object({ added: z.boolean() }),
);

const selectOutcome = statement(
  'team.outcome',
  `select exists (select from circle_place p where p.circle_id = t.circle_id and p.player_id = a.id) as "hasPlace",
     exists (select from team_request r where r.team_id = t.id and r.player_id = a.id) as waiting,
     (select to_json(m) from (select m.number from team_member m
       where m.team_id = t.id and m.player_id = a.id and m.until is null) m) as member,
     ${hasConfirmedAddressSql('a')} as confirmed
   from team t, player a where t.id = $1 and a.id = $2`,
  z.object({
    hasPlace: z.boolean(),
    waiting: z.boolean(),
    member: z.object({ number: z.string().nullable() }).nullable(),
    confirmed: z.boolean(),
  }),
);

/** The hash of a link's token, or a code. */
export const credentialOf = ({ token, code }: TeamLinkBody) => ({
  tokenHash: token === undefined ? null : hashLinkToken(token),
  code: code ?? null,
});

/**
 * Brings the actor's profile into a team: by a link at once, by a code once its staff confirm it. A profile without a
 * confirmed address or that is not complete waits, too. Parents, coaches and players who do not play in this team get a place
 * in the circle only. Repeating it changes nothing.
 * @throws notFound for a link or a code that does not work
 */
export const acceptTeamLink = async (
  ctx: Ctx,
  { number: typed, plays, ...body }: AcceptTeamBody,
): Promise<ReplyOf<typeof teamRoutes.acceptLink>> => {
  const { id: playerId, onboarded, role } = ctx.actor;
  const number = typed ?? null;
  const arrival = body.token === undefined ? 'code' : 'link';
  const ended = new AppError('notFound', arrival === 'link' ? teamRules.linkEnded : teamRules.codeUnknown);
  await lockFamilies(ctx, [playerId]);
  const { tokenHash, code } = credentialOf(body);
  const [found] = await ctx.sql.rows(findLink, [tokenHash, code]);
  if (!found) throw ended;
  const { teamId } = found;
  const before = await readOutcome(ctx, teamId, playerId);
  // Nothing is left to give to them, also by a repeated tap of the last one whom the link let in.
  if (before.hasPlace && !before.waiting && (before.member || role !== 'player' || !plays))
    return outcomeOf(teamId, before, number);
  const link = await lockOpenLink(ctx, { linkId: found.id, playerId });
  if (!link) throw ended;
  const { circleId, id: linkId } = link;
  const askedBy = accountOf(ctx.actor);
  const [request] = await ctx.sql.rows(insertRequest, [
    teamId,
    playerId,
    arrival,
    linkId,
    number,
    askedBy,
    ctx.now,
    plays,
  ]);
  if (arrival === 'link' && onboarded) {
    if (before.hasPlace) {
      await countUse(ctx, linkId);
      await settleTeamRequests(ctx, { circleId, playerId, decided: false });
    } else if (!(await admit(ctx, { playerId, askedBy, link })))
      await addRequest(ctx, { circleId, linkId, quiet: true });
  } else if (!before.hasPlace) {
    await addRequest(ctx, { circleId, linkId, quiet: true });
  }
  const after = await readOutcome(ctx, teamId, playerId);
  if (after.waiting && request?.added) {
    if (arrival === 'code') await countUse(ctx, linkId);
    // Nobody sees a profile that is not complete: its requests are announced once it is.
    if (onboarded) await announceRequest(ctx, { teamIds: [teamId], playerId });
  }
  return outcomeOf(teamId, after, number);
};

/** @param number that the person typed */
const outcomeOf = (
  team_id: string,
  { hasPlace, waiting, member, confirmed }: Awaited<ReturnType<typeof readOutcome>>,
  number: string | null,
): ReplyOf<typeof teamRoutes.acceptLink> => {
  const waits = waiting || !hasPlace;
  return {
    team_id,
    state: member && hasPlace ? 'member' : waits ? 'waiting' : 'joined',
    needs: waits ? (confirmed ? 'staff' : 'address') : null,
    number: member?.number ?? null,
    number_taken: number !== null && !!member && member.number !== number,
  };
};

const readOutcome = async (ctx: Ctx, teamId: string, playerId: string) => {
  const [outcome] = await ctx.sql.rows(selectOutcome, [teamId, playerId]);
  if (!outcome) throw new AppError('notFound', teamRules.unknown);
  return outcome;
};
