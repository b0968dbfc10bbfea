import type { ChildView } from '@rinkside/contracts/child';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { unreadCounts } from '../notification/notification.views.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { db } from '../query-builder.js';
import { avatarUrlSql } from './avatar.js';

const selectChildren = statement(
  'player.children',
  `select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
     'avatar', ${avatarUrlSql('a')}, 'age', a.age, 'level', a.level, 'position', a.position,
     'organization', ${organizationCardJson}, 'version', a.version) as child
   from guardian g join player a on a.id = g.child_id left join organization o on o.id = a.organization_id
   where g.guardian_id = $1 and a.closed_at is null order by g.created_at, a.id`,
  z.object({ child: z.custom<Omit<ChildView, 'unread'>>() }),
);

/** Returns the child profiles of an account in the order they were added, with their unread notifications. */
export const readChildren = async (sql: Sql, guardianId: string): Promise<ChildView[]> => {
  const rows = await sql.rows(selectChildren, [guardianId]);
  const children = rows.map(({ child }) => child);
  const unread = await unreadCounts(
    sql,
    children.map(({ id }) => id),
  );
  return children.map((child) => Object.assign(child, { unread: unread.get(child.id) ?? 0 }));
};

/** Returns the ids of the child profiles of an account. */
export const childIdsOf = async (sql: Sql, guardianId: string): Promise<string[]> => {
  const rows = await runQuery(
    sql,
    db.selectFrom('guardian').select('child_id').where('guardian_id', '=', guardianId),
  );
  return rows.map(({ child_id }) => child_id);
};
