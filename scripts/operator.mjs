// `npm run operator -- …`: runs operator commands on the database of DATABASE_URL, or on the one started by `npm start`.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, compile, installPackages, SetupError, root, run, requirePinnedNode } =
  await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  if ((await compile()) !== 0) throw new SetupError('Compiling failed; see the messages above.');
  const { findRunningPostgres } = await import('../libs/dev-runtime/dist/find-running.js');
  const database = process.env.DATABASE_URL || findRunningPostgres(process.env.RINKSIDE_HOME || '.rinkside');
  if (!database)
    throw new SetupError(
      'No running database was found; start the product with "npm start", or set DATABASE_URL.',
    );
  const program = `${root}/libs/domain/dist/moderation/operator.js`;
  return run(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: database },
  });
});
