import type { AwardView } from '@rinkside/contracts/award';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { playerVisibleSql } from '../player/player.policy.js';
import { awardCatalogue } from './award.catalogue.js';

type AwardRow = Omit<AwardView, 'award'> & { kind: string };

/** SQL for the JSON of an award `w`, earned by item `i`, which is included only while other players may see it. */
const rowJson = `json_build_object('id', w.id, 'kind', w.kind, 'created_at', w.granted_at, 'version', w.version,
  'source', case when i.viewable then json_build_object('content_type', i.content_type, 'id', i.id) end)`;

const toView = ({ kind, ...row }: AwardRow): AwardView[] => {
  const award = awardCatalogue.find((entry) => entry.kind === kind);
  if (!award) return [];
  const { name, description } = award;
  return [{ ...row, award: { name, description, image_url: `/awards/${kind}.svg` } }];
};

const ofPlayer = statement(
  'award.ofPlayer',
  `select (select coalesce(json_agg(${rowJson} order by w.granted_at desc, w.id desc), '[]')
     from award w left join item i on i.id = w.item_id where w.player_id = a.id) as awards
   from player a where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ awards: z.custom<AwardRow[]>() }),
);

/** Returns a player's awards, newest first; within one grant, the last earned first. @throws notFound for a player the viewer may not see. */
export const awardsOf = async (sql: Sql, viewerId: string, id: string): Promise<AwardView[]> => {
  const [row] = await sql.rows(ofPlayer, [viewerId, id]);
  if (!row) throw notFound();
  return row.awards.flatMap(toView);
};

const byIds = statement(
  'award.byIds',
  `select ${rowJson} as award from award w left join item i on i.id = w.item_id
   where w.id = any(${stableArrayParam('$1', 'uuid')}) order by w.id`,
  z.object({ award: z.custom<AwardRow>() }),
);

export const awardViews = async (sql: Sql, ids: string[]): Promise<AwardView[]> => {
  const rows = ids.length > 0 ? await sql.rows(byIds, [ids]) : [];
  return rows.flatMap((row) => toView(row.award));
};
