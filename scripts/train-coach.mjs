// `npm run train-coach`: trains how the coach understands messages, from the examples in the repository.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, compile, installPackages, SetupError, root, run, requirePinnedNode } =
  await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  if ((await compile()) !== 0) throw new SetupError('Compiling failed; see the messages above.');
  const status = await run(process.execPath, [`${root}/libs/coach/dist/training/train-coach.js`, root]);
  return (
    status ||
    run(process.execPath, [
      `${root}/node_modules/oxfmt/bin/oxfmt`,
      `${root}/libs/coach/weights/ranking.json`,
      `${root}/libs/safety/weights/care.json`,
    ])
  );
});
