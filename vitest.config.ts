import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run the TypeScript sources of every package, one copy of each module.
const conditions = ['source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const nest = { ...sources, oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } } };
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    globalSetup: ['tests/services.ts'],
    projects: [
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: import.meta.dirname,
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...nest,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'libs/*/src/**/*.test.ts',
            'apps/{gateway,workers,identity}/src/**/*.test.ts',
            'tests/*.test.ts',
          ],
          ...patience,
        },
      },
      {
        ...nest,
        test: {
          name: 'world',
          environment: 'node',
          include: ['tests/{world,faults}/**/*.test.ts'],
          // Whole products side by side on a small machine starve each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
});
