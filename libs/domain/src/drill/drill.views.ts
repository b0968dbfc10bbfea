import { drillRules, type DrillSessionView, type DrillView } from '@rinkside/contracts/drill';
import type { DrillFilter } from '@rinkside/contracts/drill.filter';
import type { PageQuery } from '@rinkside/contracts/paging';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import { createPageReader, pagedRow, type RowsPage } from '../feed/page-reader.js';
import { drillById } from './drill.library.js';
import { searchDrills } from './drill.search.js';
import { canSeeDrill, visibleDrill, readTrainingProfile } from './drill.policy.js';

export const drillNotFound = () => new AppError('notFound', drillRules.unknown);

/** Returns the drills that match the filter and suit the viewer's age. */
export const visibleDrills = async (
  sql: Sql,
  viewerId: string,
  filter: DrillFilter,
): Promise<DrillView[]> => {
  const profile = await readTrainingProfile(sql, viewerId);
  return searchDrills(filter).filter((drill) => canSeeDrill(drill, profile));
};

/** Returns a drill. @throws notFound if it is unknown or does not suit the viewer's age. */
export const readDrill = async (sql: Sql, viewerId: string, id: string): Promise<DrillView> => {
  const drill = visibleDrill(id, await readTrainingProfile(sql, viewerId));
  if (!drill) throw drillNotFound();
  return drill;
};

export type DrillSessionRow = Omit<DrillSessionView, 'title'>;
/** Adds the drill's current title to a stored session. */
export const toDrillSessionView = (row: DrillSessionRow): DrillSessionView => ({
  ...row,
  title: drillById(row.drill_id)?.title ?? row.drill_id,
});

/** SQL for the JSON of a session with the given alias. */
export const drillSessionJson = (s: string) => `json_build_object('id', ${s}.id, 'drill_id', ${s}.drill_id,
  'seconds', ${s}.seconds, 'feeling', ${s}.feeling, 'created_at', ${s}.created_at)`;

// $1 player, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const selectSessions = statement(
  'drill.sessions',
  `select ${drillSessionJson('s')} as row, s.id, to_json(s.created_at)#>>'{}' as at
   from drill_session s where s.player_id = $1 and (s.created_at, s.id) < ($2::timestamptz, $3::uuid)
   order by s.created_at desc, s.id desc limit $4 offset $5`,
  pagedRow<DrillSessionRow>(),
);
const sessionsPage = createPageReader(selectSessions);

/** Returns a page of a player's finished drills, newest first. */
export const drillSessionsOf = async (
  sql: Sql,
  playerId: string,
  query: PageQuery,
): Promise<RowsPage<DrillSessionView>> => {
  const { rows, nextCursor } = await sessionsPage(sql, playerId, query);
  return { rows: rows.map(toDrillSessionView), nextCursor };
};
