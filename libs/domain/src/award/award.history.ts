import type { ContentType } from '@rinkside/contracts/item';
import type { Position } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';

/** The fields of a game that milestones read. */
export interface MilestoneGame {
  id: string;
  position: Position | null;
  our_score: number;
  their_score: number;
  goals: number | null;
  assists: number | null;
  saves: number | null;
  goals_against: number | null;
}

/** A player's games in the order they were played, and their first highlight that other players see. */
export interface PlayerHistory {
  games: MilestoneGame[];
  highlight: string | null;
}

/** The item that earned an award. */
export interface AwardSource {
  content_type: ContentType;
  id: string;
}

/** Far above any real career; only the first games up to this number are read. */
const maxGames = 5000;

const selectHistory = statement(
  'award.history',
  `select (
     select coalesce(json_agg(game), '[]') from (
       select g.item_id as id, i.position, g.our_score, g.their_score, g.goals, g.assists, g.saves, g.goals_against
       from game g join item i on i.id = g.item_id where g.player_id = $1 and g.counts_from is null
       order by g.date, i.created_at, i.id limit ${maxGames}) game) as games,
     (select i.id from item i where i.author_id = $1 and i.content_type = 'highlight' and (i.in_feeds or i.club_visible)
       order by i.feed_at, i.id limit 1) as highlight`,
  z.object({ games: z.custom<MilestoneGame[]>(), highlight: z.string().nullable() }),
);

export const readPlayerHistory = async (sql: Sql, playerId: string): Promise<PlayerHistory> => {
  const [history] = await sql.rows(selectHistory, [playerId]);
  return history ?? { games: [], highlight: null };
};
