import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests import the TypeScript sources of every package, so that each module is loaded once.
const conditions = ['source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const nest = { ...sources, oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } } };
/** `npm run test:long` */
const long = process.env.RINKSIDE_LONG === '1';
/** `npm run evaluate`: asks the configured model the coach questions. */
const evaluate = process.env.RINKSIDE_EVALUATE === '1';
const integrationTests = evaluate
  ? 'tests/evaluation/*.evaluate.ts'
  : long
    ? 'tests/long/**/*.test.ts'
    : 'tests/integration/**/*.test.ts';
/** Vitest leaves one processor free by default; many tests wait for a store. */
const maxWorkers = '100%';
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    globalSetup: ['tests/services.ts'],
    tags: [{ name: 'extended', description: 'Runs in `npm run test:all`, not in `npm test`.' }],
    projects: [
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: import.meta.dirname,
          environment: 'jsdom',
          // A context per file instead of a process: a third of the time.
          pool: 'vmForks',
          maxWorkers,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          ...timeouts,
          setupFiles: ['apps/web/src/state/testing-library.setup.ts'],
        },
      },
      {
        ...nest,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          maxWorkers,
          include: [
            'libs/*/src/**/*.test.ts',
            'apps/{gateway,workers,identity}/src/**/*.test.ts',
            'tests/{cluster,coach,code,contact-data,documents,operations,web}/*.test.ts',
          ],
          // Some start whole products.
          retry: process.env.CI ? 1 : 0,
          ...timeouts,
        },
      },
      {
        ...nest,
        test: {
          name: 'integration',
          environment: 'node',
          include: [integrationTests],
          // Every file starts its own installation. Sharing the loaded modules saves a second per file.
          isolate: false,
          sequence: { groupOrder: 1 },
          // The reporter marks retried tests with '(retry x1)'.
          retry: process.env.CI ? 1 : 0,
          ...(long
            ? { fileParallelism: false, maxConcurrency: 2, testTimeout: 3_600_000, hookTimeout: 600_000 }
            : { maxWorkers: 2, ...timeouts }),
        },
      },
      {
        ...nest,
        test: {
          name: 'chaos',
          environment: 'node',
          include: ['tests/{chaos,evaluation}/**/*.test.ts'],
          // Each file starts ten processes and measures recovery times.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          retry: process.env.CI ? 1 : 0,
          ...timeouts,
        },
      },
    ],
  },
});
