import {
  drillRules,
  type KeptDay,
  type TrainingPlanBody,
  type TrainingPlanView,
} from '@rinkside/contracts/drill';
import { todayUtc } from '@rinkside/contracts/player';
import { badInput } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { shownDrill, traineeOf } from '../drill/drill.viewer.js';
import { ownRow } from '../player/own-row.js';
import { mondayOf, type PlanDays } from './plan.derive.js';
import { loadOf } from './plan.load.js';
import { trainingPlan } from './plan.views.js';

const keep = statement<never>(
  'plan.keep',
  `insert into training_plan (player_id, days, version) values ($1, $2, 1)
   on conflict (player_id) do update set days = excluded.days, version = training_plan.version + 1
   where training_plan.days is distinct from excluded.days`,
);

const keptDays = (days: PlanDays, monday: string): KeptDay[] =>
  days.map(({ day, items }) => ({
    day,
    items: items.map(({ snoozed, ...item }) => ({ ...item, skipped: snoozed ? monday : null })),
  }));

const assertFits = async (ctx: Ctx, days: PlanDays) => {
  const who = await traineeOf(ctx.sql, ctx.actor.id);
  const items = days.flatMap((day) => day.items);
  if (items.some(({ drill_id }) => !shownDrill(drill_id, who)))
    throw badInput('days', drillRules.unknownInPlan);
  // What is put off comes back next week.
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  if (minutes > loadOf(who.age).cap) throw badInput('days', drillRules.cap);
};

/**
 * Changes the actor's plan, or with `null` goes back to the derived one; the same again changes nothing.
 * @throws 400 for drills that are none or do not suit them, and for more minutes than suit their age.
 */
export const changePlan = async (ctx: Ctx, { days }: TrainingPlanBody): Promise<TrainingPlanView> => {
  await ownRow(ctx);
  if (days) await assertFits(ctx, days);
  const today = todayUtc(ctx.now);
  const kept = days && JSON.stringify(keptDays(days, mondayOf(today)));
  await ctx.sql.rows(keep, [ctx.actor.id, kept]);
  return trainingPlan(ctx.sql, ctx.actor.id, today);
};
