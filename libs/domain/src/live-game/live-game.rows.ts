import { liveGameStatuses, type LiveGameEvent } from '@rinkside/contracts/live-game';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';

/** SQL for an instant in ISO 8601, as in JSON. */
const isoSql = (column: string) => `to_json(${column})#>>'{}'`;

/** SQL for the goals of the player in a live game aliased `l`. */
export const goalsSql = `(l.summary->'counts'->>'goals')::int`;

/** Columns that commands on a live game aliased `l` need. */
export const liveGameColumns = `l.id, l.player_id, l.status, l.period_minutes, ${isoSql('l.started_at')} as started_at,
  to_json(l.terms) as terms, l.device_id, l.game_id, ${goalsSql} as goals, l.version`;
export const liveGameRow = z.object({
  id: z.string(),
  player_id: z.string(),
  status: z.enum(liveGameStatuses),
  period_minutes: z.number(),
  started_at: z.string(),
  terms: z.custom<string[]>(),
  device_id: z.string(),
  game_id: z.string().nullable(),
  /** Of the player. */
  goals: z.number(),
  version: z.number(),
});
export type LiveGameRow = z.infer<typeof liveGameRow>;

export const selectEvents = statement(
  'liveGame.events',
  `select e.id, e.device_id, e.sequence, e.term, ${isoSql('e.occurred_at')} as occurred_at, e.action
   from live_game_event e where e.live_game_id = $1 order by e.position`,
  z.object({
    id: z.string(),
    device_id: z.string(),
    sequence: z.number(),
    term: z.number(),
    occurred_at: z.string(),
    action: z.custom<LiveGameEvent['action']>(),
  }),
);

export const selectScorer = statement(
  'liveGame.scorer',
  `select l.version, cardinality(l.terms) as term, l.device_id, coalesce(s.first_name, '') as name
   from live_game l left join player s on s.id = l.scorer_id where l.id = $1`,
  z.object({ version: z.number(), term: z.number(), device_id: z.string(), name: z.string() }),
);
