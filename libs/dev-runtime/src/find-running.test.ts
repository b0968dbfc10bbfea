import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { expect, test } from 'vitest';
import { embeddedPostgres } from './postgres.js';
import { ProcessRegistry } from './process-registry.js';
import { findRunningPostgres } from './find-running.js';

test('finds the embedded PostgreSQL of a data folder only while it runs', async () => {
  const home = mkdtempSync(join(tmpdir(), 'rinkside-running-'));
  const processes = await ProcessRegistry.open(home);
  try {
    expect(findRunningPostgres(home)).toBeUndefined();
    const { url } = await embeddedPostgres(processes, home, { env: childEnv(), durable: false });
    expect(findRunningPostgres(home)).toBe(url);
    await processes.stop();
    expect(findRunningPostgres(home)).toBeUndefined();
  } finally {
    await processes.stop();
    rmSync(home, { recursive: true, force: true });
  }
});
