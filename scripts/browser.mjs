// Runs a project of playwright.long.config.ts against the built product.
import { build, SetupError, packageFile, run } from './prepare.mjs';

/** Builds the product and runs one Playwright project. @returns its exit code */
export const runLong = async (project, env = {}) => {
  await build();
  const { findProgram, installCommand } = await import('../libs/dev-runtime/dist/install.js');
  const chromium = process.env.CHROMIUM_PATH || findProgram('chromium', process.env);
  if (!chromium)
    throw new SetupError(`Chromium is not installed; run: ${installCommand(['chromium'], process.env)}`);
  const args = ['test', '-c', 'playwright.long.config.ts', `--project=${project}`, '--reporter=list'];
  return run(process.execPath, [packageFile('@playwright/test/cli.js'), ...args], {
    env: { ...process.env, CHROMIUM_PATH: chromium, ...env },
  });
};
