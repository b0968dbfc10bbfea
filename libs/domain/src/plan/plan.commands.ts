import { isDeepStrictEqual } from 'node:util';
import {
  drillRules,
  type PlanDays,
  type StoredPlanDay,
  type TrainingPlanBody,
  type TrainingPlanView,
} from '@rinkside/contracts/drill';
import { todayUtc } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import type { Ctx } from '../actor.js';
import { visibleDrill, readTrainingProfile } from '../drill/drill.policy.js';
import { lockOwnPlayer } from '../player/player.repository.js';
import { mondayOf } from './plan.generate.js';
import { workloadFor } from './plan.workload.js';
import { readTrainingPlan } from './plan.views.js';
import { TrainingPlan } from './training-plan.entity.js';

const toStoredDays = (days: PlanDays, monday: string): StoredPlanDay[] =>
  days.map(({ day, items }) => ({
    day,
    items: items.map(({ snoozed, ...item }) => ({ ...item, skipped: snoozed ? monday : null })),
  }));

const assertFits = async (ctx: Ctx, days: PlanDays) => {
  const profile = await readTrainingProfile(ctx.sql, ctx.actor.id);
  const items = days.flatMap((day) => day.items);
  if (items.some(({ drill_id }) => !visibleDrill(drill_id, profile)))
    throw validationError('days', drillRules.unknownInPlan);
  // Snoozed items count, because they return next week.
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  if (minutes > workloadFor(profile.age).maxWeeklyMinutes) throw validationError('days', drillRules.cap);
};

/**
 * Stores the actor's edited plan, or restores the generated one with `null`. Repeating the current plan changes nothing.
 * @throws invalid for unknown or unsuitable drills, and for more weekly minutes than the actor's age allows.
 */
export const changePlan = async (ctx: Ctx, { days }: TrainingPlanBody): Promise<TrainingPlanView> => {
  await lockOwnPlayer(ctx);
  if (days) await assertFits(ctx, days);
  const today = todayUtc(ctx.now);
  const storedDays = days && toStoredDays(days, mondayOf(today));
  const plan = await ctx.em.findOne(TrainingPlan, ctx.actor.id);
  if (!plan) ctx.em.create(TrainingPlan, { playerId: ctx.actor.id, days: storedDays, version: 1 });
  else if (!isDeepStrictEqual(plan.days ?? null, storedDays)) {
    plan.days = storedDays;
    plan.version++;
  }
  await ctx.em.flush();
  return readTrainingPlan(ctx.sql, ctx.actor.id, today);
};
