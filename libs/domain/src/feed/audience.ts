import type { Sql, Statement } from '@rinkside/platform/sql';
import * as z from 'zod';

/** The subject of a live update and the people who may receive it. */
export interface AudienceRequest {
  /** A player, a live game, a circle or a team. */
  subjectId: string;
  viewerIds: readonly string[];
}

export const audienceRow = z.object({ allowed: z.boolean() });

/**
 * Returns a function that finds for each request which of the people may receive its updates, in one statement.
 * @param select returns `allowed` for each pair of $1, the subjects, and $2, the viewers, in their order
 */
export const createAudienceReader =
  (select: Statement<z.infer<typeof audienceRow>>) =>
  async (sql: Sql, requests: readonly AudienceRequest[]): Promise<Set<string>[]> => {
    const pairs = requests.flatMap(({ subjectId, viewerIds }, at) =>
      viewerIds.map((viewerId) => ({ at, subjectId, viewerId })),
    );
    const allowed = requests.map(() => new Set<string>());
    if (pairs.length === 0) return allowed;
    const rows = await sql.rows(select, [
      pairs.map(({ subjectId }) => subjectId),
      pairs.map(({ viewerId }) => viewerId),
    ]);
    for (const [index, { at, viewerId }] of pairs.entries())
      if (rows[index]?.allowed) allowed[at]?.add(viewerId);
    return allowed;
  };
