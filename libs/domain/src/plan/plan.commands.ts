import {
  drillRules,
  type PlanDays,
  type StoredPlanDay,
  type TrainingPlanBody,
  type TrainingPlanView,
} from '@rinkside/contracts/drill';
import { todayUtc } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { visibleDrill, readTrainingProfile } from '../drill/drill.policy.js';
import { lockOwnPlayer } from '../player/player.repository.js';
import { mondayOf } from './plan.generate.js';
import { workloadFor } from './plan.workload.js';
import { readTrainingPlan } from './plan.views.js';

const savePlan = statement<never>(
  'plan.save',
  `insert into training_plan (player_id, days, version) values ($1, $2, 1)
   on conflict (player_id) do update set days = excluded.days, version = training_plan.version + 1
   where training_plan.days is distinct from excluded.days`,
);

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
  const storedDays = days && JSON.stringify(toStoredDays(days, mondayOf(today)));
  await ctx.sql.rows(savePlan, [ctx.actor.id, storedDays]);
  return readTrainingPlan(ctx.sql, ctx.actor.id, today);
};
