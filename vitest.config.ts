import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run the TypeScript sources of every package, one copy of each module.
const conditions = ['source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const nest = { ...sources, oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } } };
/** The long tests run alone, by hand. */
const long = process.env.RINKSIDE_LONG === '1';
/** The coach's questions, asked of whichever model is configured: `npm run evaluate`. */
const evaluate = process.env.RINKSIDE_EVALUATE === '1';
const worlds = evaluate
  ? 'tests/evaluation/*.evaluate.ts'
  : long
    ? 'tests/long/**/*.test.ts'
    : 'tests/world/**/*.test.ts';
/** Vitest leaves a processor free by default; many tests wait for a store. */
const maxWorkers = '100%';
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

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
          setupFiles: ['apps/web/src/state/settled.setup.ts'],
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
            'tests/{,operations/}*.test.ts',
          ],
          ...patience,
        },
      },
      {
        ...nest,
        test: {
          name: 'world',
          environment: 'node',
          include: [worlds],
          // Every file opens an installation of its own; sharing the loaded modules saves a second per file.
          isolate: false,
          sequence: { groupOrder: 1 },
          // As for the browser: what needed its second try is marked '(retry x1)'.
          retry: process.env.CI ? 1 : 0,
          ...(long
            ? { fileParallelism: false, testTimeout: 3_600_000, hookTimeout: 600_000 }
            : { maxWorkers: 2, ...patience }),
        },
      },
      {
        ...nest,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,evaluation}/**/*.test.ts'],
          // Each is an installation of ten processes, and measures how long it takes to recover.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          retry: process.env.CI ? 1 : 0,
          ...patience,
        },
      },
    ],
  },
});
