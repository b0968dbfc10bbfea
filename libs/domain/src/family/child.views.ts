import type { ChildView } from '@rinkside/contracts/child';
import { stableArrayParam, statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { unreadCounts } from '../notification/notification.views.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { avatarUrlSql } from '../player/avatar.js';
import { guardianRightsSql, isChildProfileSql } from './guardian.policy.js';

const selectChildren = statement(
  'player.children',
  `select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
     'avatar', ${avatarUrlSql('a')}, 'age', a.age, 'level', a.level, 'position', a.position,
     'organization', ${organizationCardJson}, 'version', a.version,
     'has_login', not ${isChildProfileSql('a')}, 'rights', ${guardianRightsSql('a')},
     'guardians', (select count(*) from guardian other where other.child_id = a.id)) as child
   from guardian g join player a on a.id = g.child_id left join organization o on o.id = a.organization_id
   where g.guardian_id = $1 and a.closed_at is null and ${guardianRightsSql('a')} is not null order by g.created_at, a.id`,
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

const selectActingIds = statement(
  'player.actingChildIds',
  `select guardian_id, child_id from guardian g join player a on a.id = g.child_id
   where guardian_id = any(${stableArrayParam('$1', 'uuid')}) and ${guardianRightsSql('a')} = 'act'`,
  z.object({ guardian_id: z.string(), child_id: z.string() }),
);

/** Returns the ids of the children that each account acts as, in the order of the accounts. */
export const actingChildIds = async (sql: Sql, guardianIds: string[]): Promise<string[][]> => {
  const rows = await sql.rows(selectActingIds, [guardianIds]);
  const ids = Map.groupBy(rows, ({ guardian_id }) => guardian_id);
  return guardianIds.map((id) => (ids.get(id) ?? []).map(({ child_id }) => child_id));
};

const selectFamilyMembers = statement(
  'player.familyMembers',
  `select p as id from unnest(${stableArrayParam('$1', 'uuid')}) p
   where exists (select from guardian g where g.guardian_id = p) or exists (select from guardian g where g.child_id = p)`,
  z.object({ id: z.string() }),
);

/** Returns which of the players are a guardian or a child profile. */
export const familyMembers = async (sql: Sql, playerIds: readonly string[]): Promise<Set<string>> => {
  if (playerIds.length === 0) return new Set();
  const rows = await sql.rows(selectFamilyMembers, [playerIds]);
  return new Set(rows.map(({ id }) => id));
};
