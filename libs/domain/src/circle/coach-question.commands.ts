import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { openQuestionsSql, sharesFamilySql } from './circle.policy.js';
import { findCircleFacts, lockForDecision, mergeCircles } from './merge-circles.js';

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
  `select own.player_id as id, own.yes, (
       select coalesce(json_agg(other.player_id), '[]') from coach_answer other
       where other.circle_id = own.circle_id and other.target_id = own.target_id and other.player_id <> own.player_id
         and ${sharesFamilySql('other.player_id', 'own.player_id')}) as relatives
   from coach_answer own
   where own.circle_id = $1 and own.target_id = $2 and exists (
     select from ${openQuestionsSql} and v.id = own.player_id and c.id = own.circle_id and t.id = own.target_id)
   order by own.answered_at, own.player_id`,
  z.object({ id: z.string(), yes: z.boolean(), relatives: z.custom<string[]>() }),
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
 * @throws notFound unless the actor may answer
 */
export const answerCoachQuestion = async (
  ctx: Ctx,
  { circleId, targetId, yes }: { circleId: string; targetId: string; yes: boolean },
): Promise<{ success: true; joined: boolean }> => {
  const unknown = new AppError('notFound', coachCircleRules.unknown);
  const circle = await findCircleFacts(ctx, circleId);
  if (!circle || ctx.actor.guardianRights) throw unknown;
  const { organizationId, ownId } = circle;
  await lockForDecision(ctx, { organizationId, circleIds: [circleId] });
  const questions = await ctx.sql.rows(selectQuestion, [ctx.actor.id, circleId, targetId]);
  if (questions.length === 0) throw unknown;
  await ctx.sql.rows(upsertAnswer, [ctx.actor.id, circleId, targetId, yes, ctx.now]);
  logAction(ctx, yes ? 'know_coach' : 'not_know_coach', { type: 'circle', id: circleId });
  const joined = isEnough(await ctx.sql.rows(selectAnswers, [circleId, targetId]));
  if (joined) {
    const own = ownId === null || ownId === targetId;
    await mergeCircles(ctx, { organizationId, fromId: circleId, toId: targetId, own, decided: false });
    logAction(ctx, 'join_circles', { type: 'circle', id: targetId });
  }
  return { success: true, joined };
};
