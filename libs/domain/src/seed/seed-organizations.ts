import { organizationBody } from '@rinkside/contracts/organization.schema';
import { randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { commitObject, reserveObject } from '@rinkside/platform/staged-objects';
import { actorOf } from '../actor.js';
import { createOrganization } from '../organization/organization.commands.js';
import { directoryCurator } from '../organization/organization.views.js';
import { db } from '../query-builder.js';
import { toSquareWebp } from '../image/square-image.js';
import { Organization } from '../organization/organization.entity.js';
import { renderCrest } from './crest.js';
import { directory } from './directory.js';
import { commandsAt, forEachConcurrently, type SeedResources } from './resources.js';

/** Placeholder actor without an account; `created_by` marks the organizations of the seed. */
const curator = actorOf(directoryCurator);

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
    Promise.all(
      missing.map((body) => createOrganization(ctx, { ...organizationBody.parse(body), confirmed: true })),
    ),
  );
  for (const { id, name } of created) ids.set(name, id);
  return ids;
};

/** Adds the crests of the organizations that have no image. */
export const seedCrests = async (resources: SeedResources, now: Date): Promise<void> => {
  const rows = await runQuery(
    resources.database.sql,
    db
      .selectFrom('organization')
      .select(['id', 'name', 'team_name'])
      .where('created_by', '=', curator.id)
      .where('image_key', 'is', null),
  );
  const commands = commandsAt(resources, now);
  await forEachConcurrently(rows, 4, async ({ id, name, team_name }) => {
    const key = `organizations/${id}/${randomToken()}.webp`;
    await commands.run(curator, (ctx) => reserveObject(ctx.sql, key));
    const image = await toSquareWebp(renderCrest(name, team_name ?? ''), 'cover');
    await resources.storage.put(key, image, 'image/webp');
    await commands.run(curator, async (ctx) => {
      const organization = await ctx.em.findOneOrFail(Organization, id);
      await commitObject(ctx.sql, key);
      organization.imageKey = key;
      organization.version++;
    });
  });
};
