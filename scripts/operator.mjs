// `npm run operator -- …`: what only the operator may do, in the database DATABASE_URL names or `npm start` runs.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, compile, installPackages, PrepareFailure, root, run, underPinnedNode } =
  await import('./prepare.mjs');

await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  if ((await compile()) !== 0) throw new PrepareFailure('Compiling failed; the messages above say where.');
  const { runningPostgres } = await import('../libs/stack/dist/running.js');
  const database = process.env.DATABASE_URL || runningPostgres(process.env.RINKSIDE_HOME || '.rinkside');
  if (!database)
    throw new PrepareFailure(
      'No database runs here; start the product with "npm start", or set DATABASE_URL.',
    );
  const program = `${root}/libs/domain/dist/moderation/operator.js`;
  return run(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: database },
  });
});
