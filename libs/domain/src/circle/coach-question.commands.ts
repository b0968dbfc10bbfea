import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { addOffer } from './circle-offer.rows.js';
import { isCoachPlaceSql, openQuestionsSql, sharesFamilySql } from './circle.policy.js';
import { findCircleFacts, lockForDecision, makeOwn, mergeCircles } from './merge-circles.js';

const selectQuestion = statement(
  'circle.askedAboutCoach',
  `select v.id from ${openQuestionsSql} and v.id = $1 and c.id = $2 and t.id = $3`,
  z.object({ id: z.string() }),
);
const upsertAnswer = statement(
  'circle.answerCoach',
  `insert into coach_answer (player_id, circle_id, target_id, yes, answered_at) values ($1, $2, $3, $4, $5)
   on conflict (player_id, circle_id, target_id) do update set yes = excluded.yes, answered_at = excluded.answered_at`,
);
// Only answers of people who may still answer count.
const selectAnswers = statement(
  'circle.coachAnswers',
  `select own.player_id as id, own.yes, exists (select from circle_place place join circle t on t.id = place.circle_id
       where place.player_id = own.player_id and t.id = own.target_id and t.own
         and place.source in ('member', 'moderator')) as settled, (
       select coalesce(json_agg(other.player_id), '[]') from coach_answer other
       where other.circle_id = own.circle_id and other.target_id = own.target_id and other.player_id <> own.player_id
         and ${sharesFamilySql('other.player_id', 'own.player_id')}) as relatives
   from coach_answer own
   where own.circle_id = $1 and own.target_id = $2 and exists (
     select from ${openQuestionsSql} and v.id = own.player_id and c.id = own.circle_id and t.id = own.target_id)
   order by own.answered_at, own.player_id`,
  z.object({
    id: z.string(),
    yes: z.boolean(),
    /** Belongs to the own circle since before circles, or by a moderator. */
    settled: z.boolean(),
    relatives: z.custom<string[]>(),
  }),
);
const selectCompany = statement(
  'circle.company',
  `select exists (select from circle_place place join player a on a.id = place.player_id
       where place.circle_id = $1 and not ${isCoachPlaceSql('place', 'a')})
     or exists (select from circle_request r where r.circle_id = $1) as company`,
  z.object({ company: z.boolean() }),
);

type CoachAnswer = z.infer<NonNullable<(typeof selectAnswers)['schema']>>;

/** Counts families: an answer counts unless one of the same family counted before. */
const countFamilies = (answers: CoachAnswer[]): number => {
  const counted = new Set<string>();
  for (const { id, relatives } of answers)
    if (!relatives.some((relative) => counted.has(relative))) counted.add(id);
  return counted.size;
};

/**
 * Whether enough families know the coach. Each 'no' asks for two more; after two, a moderator decides.
 */
const isEnough = (answers: CoachAnswer[]): boolean => {
  const refusals = answers.filter(({ yes }) => !yes).length;
  const needed = coachCircleRules.families * (1 + refusals);
  return refusals < coachCircleRules.refusals && countFamilies(answers.filter(({ yes }) => yes)) >= needed;
};

/**
 * Answers for the actor's circle whether the coach of another circle is its coach. With enough families the coach's circle
 * joins it, and it becomes the own circle of an organization that has none. An answer can be changed until then.
 * Who belongs to the coach's circle, or waits for it, asked that coach and not people who began a circle by a link. So where
 * others come along, only settled members of the own circle decide alone; otherwise the coach agrees, too, and the coach's
 * circle becomes the own one meanwhile.
 * @throws notFound unless the actor may answer
 */
export const answerCoachQuestion = async (
  ctx: Ctx,
  { circleId, targetId, yes }: { circleId: string; targetId: string; yes: boolean },
): Promise<{ success: true; joined: boolean; offered: boolean }> => {
  const unknown = new AppError('notFound', coachCircleRules.unknown);
  const circle = await findCircleFacts(ctx, circleId);
  if (!circle || ctx.actor.guardianRights) throw unknown;
  const { organizationId, ownId } = circle;
  await lockForDecision(ctx, { organizationId, circleIds: [circleId] });
  const questions = await ctx.sql.rows(selectQuestion, [ctx.actor.id, circleId, targetId]);
  if (questions.length === 0) throw unknown;
  await ctx.sql.rows(upsertAnswer, [ctx.actor.id, circleId, targetId, yes, ctx.now]);
  logAction(ctx, yes ? 'know_coach' : 'not_know_coach', { type: 'circle', id: circleId });
  const answers = await ctx.sql.rows(selectAnswers, [circleId, targetId]);
  if (!isEnough(answers)) return { success: true, joined: false, offered: false };
  const own = ownId === null || ownId === targetId;
  const [{ company } = { company: true }] = await ctx.sql.rows(selectCompany, [circleId]);
  const joined = !company || isEnough(answers.filter(({ yes, settled }) => !yes || settled));
  if (joined) {
    await mergeCircles(ctx, { organizationId, fromId: circleId, toId: targetId, own, decided: false });
    logAction(ctx, 'join_circles', { type: 'circle', id: targetId });
  } else {
    if (ownId === null) await makeOwn(ctx, { id: circleId, organizationId });
    await addOffer(ctx, { fromId: targetId, toId: circleId });
  }
  return { success: true, joined, offered: !joined };
};
