import { openProductDatabase } from '@rinkside/domain/database';
import { readFollowingFeed, readOrganizationFeed } from '@rinkside/domain/feed/feed.views';
import { findDeepPage, pagedLists, pageSize } from '../data/paged-lists.js';
import { sampleIds, datasetSize, reducedItemCount } from '../data/large-dataset.js';
import { RecordingSql } from '../data/recording-sql.js';
import type { Scenario } from '../scenario.js';
import { measureInterleaved } from '../rounds.js';

const first = { page: 1, limit: pageSize };
const deep = { page: 46, limit: pageSize };
const [viewer = ''] = sampleIds.deepPagingViewers;

const readsByNumber = {
  'organization feed': (sql: RecordingSql, page: typeof first) =>
    readOrganizationFeed(sql, viewer, sampleIds.leagueOrganization, page),
  'following feed': (sql: RecordingSql, page: typeof first) => readFollowingFeed(sql, viewer, viewer, page),
};

/** By cursor a deep page must cost as much as the first. By number at most 1,000 rows are skipped, at most 5 times the cost. */
const targets = { byCursor: { max: 1.2 }, byNumber: { max: 5 } };

/** P3: the product's statements on one connection; a deep page is compared with the first page. */
export const deepPaging: Scenario = {
  ids: ['P3'],
  async run(benchEnv, { scale }, record) {
    const runs = Math.max(40, 200 * scale);
    for (const items of [datasetSize.items, reducedItemCount]) {
      const fleet = await benchEnv.fleet({ items });
      const database = await openProductDatabase({ DATABASE_URL: fleet.env.DATABASE_URL, DATABASE_POOL: 1 });
      const client = await database.pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        const sql = new RecordingSql(client);
        const suffix = `of ${items.toLocaleString('en')} items`;
        for (const [name, read] of Object.entries(readsByNumber)) {
          const medians = await measureInterleaved(
            { baseline: () => read(sql, first), product: () => read(sql, deep) },
            runs,
          );
          const ratio = medians.product / medians.baseline;
          record({
            id: 'P3',
            what: `page 46 by number, ${name} ${suffix}`,
            unit: 'ms',
            ...medians,
            value: ratio,
            target: targets.byNumber,
          });
        }
        for (const list of pagedLists.slice(0, 2)) {
          const { page, query } = await findDeepPage(client, list);
          const medians = await measureInterleaved(
            { baseline: () => list.read(sql, first), product: () => list.read(sql, query) },
            runs,
          );
          const ratio = medians.product / medians.baseline;
          record({
            id: 'P3',
            what: `page ${page} by cursor, ${list.name} ${suffix}`,
            unit: 'ms',
            ...medians,
            value: ratio,
            target: targets.byCursor,
          });
        }
        const readFollowing = (viewers: readonly string[]) => (run: number) => {
          const viewerId = viewers[run % viewers.length] ?? '';
          return readFollowingFeed(sql, viewerId, viewerId, first);
        };
        const medians = await measureInterleaved(
          {
            baseline: readFollowing(sampleIds.viewersWith50Follows),
            product: readFollowing(sampleIds.viewersWith500Follows),
          },
          runs,
        );
        const ratio = medians.product / medians.baseline;
        record({
          id: 'P3',
          what: `500 follows compared with 50, following feed ${suffix}`,
          unit: 'ms',
          ...medians,
          value: ratio,
          target: { max: 5 },
        });
      } finally {
        client.release();
        await database.close();
        await benchEnv.closeFleets();
      }
    }
  },
};
