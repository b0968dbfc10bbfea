import {
  liveGameStatuses,
  type ReadLiveGameEvent,
  type LiveGameSummary,
  type ScoringRole,
} from '@rinkside/contracts/live-game';
import { positions } from '@rinkside/contracts/player';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';

/** SQL for an instant in ISO 8601, as in JSON. */
const isoSql = (column: string) => `to_json(${column})#>>'{}'`;

/** SQL for the goals of the player in a live game aliased `l`. */
export const goalsSql = `(l.summary->'counts'->>'goals')::int`;

/** Columns that commands on a live game aliased `l` need. */
export const liveGameColumns = `l.id, l.player_id, l.status, l.period_minutes, ${isoSql('l.started_at')} as started_at,
  to_json(l.terms) as terms, l.device_id, l.game_id, ${goalsSql} as goals, l.version, l.summary, l.position, l.opponent_id,
  l.opponent_name`;
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
  summary: z.custom<LiveGameSummary>(),
  position: z.enum(positions).nullable(),
  opponent_id: z.string().nullable(),
  opponent_name: z.string().nullable(),
});
/** A live game that the actor may log. */
export interface LiveGameRow extends z.infer<typeof liveGameRow> {
  role: ScoringRole;
}

const liveGameEventRow = z.object({
  id: z.string(),
  device_id: z.string(),
  sequence: z.number(),
  term: z.number(),
  occurred_at: z.string(),
  action: z.custom<ReadLiveGameEvent['action']>(),
  /** Whether a scorer by link logged it, and that account. */
  by_link: z.boolean(),
  scorer_id: z.string().nullable(),
  takenDown: z.boolean(),
});
export type LiveGameEventRow = z.infer<typeof liveGameEventRow>;

export const selectEvents = statement(
  'liveGame.events',
  `select e.id, e.device_id, e.sequence, e.term, ${isoSql('e.occurred_at')} as occurred_at, e.action,
     e.by_link, e.scorer_id, e.taken_down_at is not null as "takenDown"
   from live_game_event e where e.live_game_id = $1 order by e.position`,
  liveGameEventRow,
);

export const selectScorer = statement(
  'liveGame.scorer',
  `select l.version, cardinality(l.terms) as term, l.device_id, coalesce(s.first_name, '') as name
   from live_game l left join player s on s.id = l.scorer_id where l.id = $1`,
  z.object({ version: z.number(), term: z.number(), device_id: z.string(), name: z.string() }),
);
