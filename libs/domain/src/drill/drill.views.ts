import { drillRules, type DrillSessionView, type DrillView } from '@rinkside/contracts/drill';
import type { DrillFilter } from '@rinkside/contracts/drill.filter';
import type { PageQuery } from '@rinkside/contracts/paging';
import { Refusal } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import { rowsPage, type Listed, type RowsPage } from '../feed/rows.js';
import { drillOf } from './drill.library.js';
import { findDrills } from './drill.search.js';
import { isShown, shownDrill, traineeOf } from './drill.viewer.js';

export const drillUnknown = () => new Refusal(404, drillRules.unknown);

/** Returns the drills that match the filter and suit the viewer's age. */
export const shownDrills = async (sql: Sql, viewerId: string, filter: DrillFilter): Promise<DrillView[]> => {
  const profile = await traineeOf(sql, viewerId);
  return findDrills(filter).filter((drill) => isShown(drill, profile));
};

/** Returns a drill. @throws 404 if it is unknown or does not suit the viewer's age. */
export const oneDrill = async (sql: Sql, viewerId: string, id: string): Promise<DrillView> => {
  const drill = shownDrill(id, await traineeOf(sql, viewerId));
  if (!drill) throw drillUnknown();
  return drill;
};

export type SessionRow = Omit<DrillSessionView, 'title'>;
/** Adds the drill's current title to a stored session. */
export const sessionView = (row: SessionRow): DrillSessionView => ({
  ...row,
  title: drillOf(row.drill_id)?.title ?? row.drill_id,
});

/** SQL for the JSON of a session with the given alias. */
export const sessionJson = (s: string) => `json_build_object('id', ${s}.id, 'drill_id', ${s}.drill_id,
  'seconds', ${s}.seconds, 'feeling', ${s}.feeling, 'created_at', ${s}.created_at)`;

// $1 player, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const selectSessions = statement<Listed<SessionRow>>(
  'drill.sessions',
  `select ${sessionJson('s')} as row, s.id, to_json(s.created_at)#>>'{}' as at
   from drill_session s where s.player_id = $1 and (s.created_at, s.id) < ($2::timestamptz, $3::uuid)
   order by s.created_at desc, s.id desc limit $4 offset $5`,
);
const sessionsPage = rowsPage(selectSessions);

/** Returns a page of a player's finished drills, newest first. */
export const sessionsOf = async (
  sql: Sql,
  playerId: string,
  query: PageQuery,
): Promise<RowsPage<DrillSessionView>> => {
  const { rows, nextCursor } = await sessionsPage(sql, playerId, query);
  return { rows: rows.map(sessionView), nextCursor };
};
