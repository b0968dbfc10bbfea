// What a real browser is run for by hand, by the built product: the projects of playwright.long.config.ts.
import { build, PrepareFailure, program, run } from './prepare.mjs';

/** Builds the product and runs one project. @returns its exit code. */
export const runLong = async (project, env = {}) => {
  await build();
  const { findPiece, installCommand } = await import('../libs/stack/dist/install.js');
  const chromium = process.env.CHROMIUM_PATH || findPiece('chromium', process.env);
  if (!chromium)
    throw new PrepareFailure(`There is no Chromium; run: ${installCommand(['chromium'], process.env)}`);
  const args = ['test', '-c', 'playwright.long.config.ts', `--project=${project}`, '--reporter=list'];
  return run(process.execPath, [program('@playwright/test/cli.js'), ...args], {
    env: { ...process.env, CHROMIUM_PATH: chromium, ...env },
  });
};
