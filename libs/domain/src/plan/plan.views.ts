import type { PlanDays, StoredPlanDay, TrainingPlanView } from '@rinkside/contracts/drill';
import { todayUtc } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import { readTrainingProfile } from '../drill/drill.policy.js';
import { db } from '../query-builder.js';
import { generatePlan, mondayOf } from './plan.generate.js';
import { planCounts, type PlanGame } from './plan.rationale.js';

/** Number of last games a plan is based on. */
const maxGames = 5;

const selectLastGames = statement(
  'plan.games',
  `select json_build_object('date', g.date, 'position', i.position, 'our_score', g.our_score,
     'their_score', g.their_score, ${planCounts.map((name) => `'${name}', g.${name}`).join(', ')}) as game
   from game g join item i on i.id = g.item_id where g.player_id = $1 and g.counts_from is null order by g.date desc, i.id desc limit ${maxGames}`,
  z.object({ game: z.custom<PlanGame>() }),
);

const toWeek =
  (monday: string) =>
  ({ day, items }: StoredPlanDay): PlanDays[number] => ({
    day,
    items: items.map(({ skipped, ...item }) => ({ ...item, snoozed: skipped === monday })),
  });

/** Returns a player's training plan of the current week: as edited, otherwise generated from age, position and last games. */
export const readTrainingPlan = async (
  sql: Sql,
  playerId: string,
  today = todayUtc(),
): Promise<TrainingPlanView> => {
  const profile = await readTrainingProfile(sql, playerId, today);
  const games = await sql.rows(selectLastGames, [playerId]);
  const [stored] = await runQuery(
    sql,
    db.selectFrom('training_plan').select(['days', 'version']).where('player_id', '=', playerId),
  );
  const days = stored?.days?.map(toWeek(mondayOf(today)));
  return {
    ...generatePlan(
      { ...profile, today },
      games.map(({ game }) => game),
      { editedDays: days },
    ),
    edited: !!days,
    version: stored?.version ?? 0,
  };
};
