import { openProductDatabase } from '@rinkside/domain/database';
import { followingFeed, organizationFeed } from '@rinkside/domain/feed/feed.views';
import { deepPage, lists, pageSize } from '../data/lists.js';
import { cast, size, tenth } from '../data/million.js';
import { Recorder } from '../data/recorder.js';
import type { Part } from '../part.js';
import { interleaved } from '../rounds.js';

const first = { page: 1, limit: pageSize };
const deep = { page: 46, limit: pageSize };
const [viewer = ''] = cast.deep;

const byNumber = {
  'organization feed': (sql: Recorder, page: typeof first) =>
    organizationFeed(sql, viewer, cast.leagueOrganization, page),
  'following feed': (sql: Recorder, page: typeof first) => followingFeed(sql, viewer, viewer, page),
};

/**
 * Deep pages cost what the first costs by cursor. By number, at most 1,000 rows are stepped over (decisions D), and
 * that costs no more than five first pages (attack A10).
 */
const bars = { byCursor: { most: 1.2 }, byNumber: { most: 5 } };

/** P3: the product's own statements on one prepared connection; a page is held against the first page beside it. */
export const depth: Part = {
  ids: ['P3'],
  async run(stage, { share }, tell) {
    const runs = Math.max(40, 200 * share);
    for (const items of [size.items, tenth]) {
      const fleet = await stage.fleet({ items });
      const database = await openProductDatabase({ DATABASE_URL: fleet.env.DATABASE_URL, DATABASE_POOL: 1 });
      const client = await database.pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        const sql = new Recorder(client);
        const among = `of ${items.toLocaleString('en')} items`;
        for (const [name, read] of Object.entries(byNumber)) {
          const taken = await interleaved(
            { floor: () => read(sql, first), product: () => read(sql, deep) },
            runs,
          );
          const held = taken.product / taken.floor;
          tell({
            id: 'P3',
            what: `page 46 by its number, ${name} ${among}`,
            unit: 'ms',
            ...taken,
            held,
            bar: bars.byNumber,
          });
        }
        for (const list of lists.slice(0, 2)) {
          const { page, query } = await deepPage(client, list);
          const taken = await interleaved(
            { floor: () => list.read(sql, first), product: () => list.read(sql, query) },
            runs,
          );
          const held = taken.product / taken.floor;
          tell({
            id: 'P3',
            what: `page ${page} by cursor, ${list.name} ${among}`,
            unit: 'ms',
            ...taken,
            held,
            bar: bars.byCursor,
          });
        }
        const of = (viewers: readonly string[]) => (run: number) => {
          const one = viewers[run % viewers.length] ?? '';
          return followingFeed(sql, one, one, first);
        };
        const taken = await interleaved(
          { floor: of(cast.followers50), product: of(cast.followers500) },
          runs,
        );
        const held = taken.product / taken.floor;
        tell({
          id: 'P3',
          what: `500 follows by 50, following feed ${among}`,
          unit: 'ms',
          ...taken,
          held,
          bar: { most: 5 },
        });
      } finally {
        client.release();
        await database.close();
        await stage.clear();
      }
    }
  },
};
