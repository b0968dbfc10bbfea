import type { KeptDay, TrainingPlanView } from '@rinkside/contracts/drill';
import { todayUtc } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import { traineeOf } from '../drill/drill.viewer.js';
import { derivePlan, mondayOf, type PlanDays } from './plan.derive.js';
import type { PlanGame } from './plan.reasons.js';

/** Games a plan rests on. */
const most = 5;

const lastGames = statement<{ game: PlanGame }>(
  'plan.games',
  `select json_build_object('date', g.date, 'position', i.position, 'our_score', g.our_score,
     'their_score', g.their_score, 'goals', g.goals, 'assists', g.assists, 'saves', g.saves,
     'shots_against', g.shots_against, 'goals_against', g.goals_against,
     'powerplay_goals_against', g.powerplay_goals_against) as game
   from game g join item i on i.id = g.item_id where g.player_id = $1 order by g.date desc, i.id desc limit ${most}`,
);

const plan = statement<{ days: KeptDay[] | null; version: number }>(
  'plan.kept',
  `select days, version from training_plan where player_id = $1`,
);

const inWeek =
  (monday: string) =>
  ({ day, items }: KeptDay): PlanDays[number] => ({
    day,
    items: items.map(({ skipped, ...item }) => ({ ...item, snoozed: skipped === monday })),
  });

/** Somebody's training plan of this week: as they changed it, else derived from their age, position and last games. */
export const trainingPlan = async (
  sql: Sql,
  playerId: string,
  today = todayUtc(),
): Promise<TrainingPlanView> => {
  const who = await traineeOf(sql, playerId, today);
  const games = await sql.rows(lastGames, [playerId]);
  const [kept] = await sql.rows(plan, [playerId]);
  const days = kept?.days?.map(inWeek(mondayOf(today)));
  return {
    ...derivePlan(
      { ...who, today },
      games.map(({ game }) => game),
      { kept: days },
    ),
    edited: !!days,
    version: kept?.version ?? 0,
  };
};
