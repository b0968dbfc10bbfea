import { organizationBody } from '@rinkside/contracts/organization.schema';
import { runQuery } from '@rinkside/platform/query-builder';
import { actorOf } from '../actor.js';
import { createOrganization } from '../organization/organization.commands.js';
import { db } from '../query-builder.js';
import { directory } from './directory.js';
import { commandsAt, type SeedResources } from './resources.js';

/** Placeholder actor without an account; `created_by` marks the organizations of the seed. */
const curator = actorOf('00000000-0000-4000-8000-000000000001');

/** Adds the missing organizations in one transaction. @returns ids by name. */
export const seedOrganizations = async (
  resources: SeedResources,
  now: Date,
): Promise<Map<string, string>> => {
  const rows = await runQuery(
    resources.database.sql,
    db.selectFrom('organization').select(['id', 'name']).where('created_by', '=', curator.id),
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = directory.filter(({ name }) => !ids.has(name));
  if (missing.length === 0) return ids;
  const created = await commandsAt(resources, now).run(curator, (ctx) =>
    Promise.all(missing.map((body) => createOrganization(ctx, organizationBody.parse(body)))),
  );
  for (const { id, name } of created) ids.set(name, id);
  return ids;
};
