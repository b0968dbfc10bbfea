import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import { expect, test } from 'vitest';
import { embeddedPostgres } from './postgres.js';
import { Processes } from './processes.js';
import { runningPostgres } from './running.js';

test('finds the embedded PostgreSQL of a data folder only while it runs', async () => {
  const home = mkdtempSync(join(tmpdir(), 'rinkside-running-'));
  const processes = await Processes.open(home);
  try {
    expect(runningPostgres(home)).toBeUndefined();
    const { url } = await embeddedPostgres(processes, home, { env: inherited(), durable: false });
    expect(runningPostgres(home)).toBe(url);
    await processes.stop();
    expect(runningPostgres(home)).toBeUndefined();
  } finally {
    await processes.stop();
    rmSync(home, { recursive: true, force: true });
  }
});
