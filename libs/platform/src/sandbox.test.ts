import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fences } from './fence.js';
import { runForeign, type Foreign } from './sandbox.js';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'rinkside-sandbox-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const shell = (script: string, more: Partial<Foreign> = {}) =>
  runForeign({
    program: '/bin/sh',
    args: ['-c', script],
    cwd,
    memory: { address: 1_000_000_000 },
    cpu: 5,
    file: 1_000_000,
    wall: 5000,
    output: 100_000,
    ...more,
  });
const { unshare, prlimit } = await fences();

it('gives what the program says, line by line where asked', async () => {
  expect(await shell('echo one; echo two')).toBe('one\ntwo\n');
  const lines: string[] = [];
  expect(await shell('echo one; echo two', { onLine: (line) => lines.push(line) })).toBe('');
  expect(lines).toEqual(['one', 'two']);
});

it('lets it see nothing of our environment', async () => {
  process.env.RINKSIDE_SECRET = 'secret';
  expect(await shell('env')).not.toContain('secret');
  delete process.env.RINKSIDE_SECRET;
});

// @covers F13
it('ends it and all it started when its time is over, when it is told to, and when it talks too much', async () => {
  const alive = async () => (await shell('ps ax 2>/dev/null || true')).includes('sleep 4242');
  await expect(shell('sleep 4242 & sleep 4242', { wall: 200 })).rejects.toMatchObject({ kind: 'timeout' });
  expect(await alive()).toBe(false);
  await expect(shell('sleep 4242', { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
    kind: 'stopped',
  });
  await expect(shell('yes')).rejects.toMatchObject({ kind: 'flood' });
  expect(await shell('sleep 4242 & echo done')).toBe('done\n');
  expect(await alive()).toBe(false);
});

it('says why it failed, for logs', async () => {
  await expect(shell('echo because >&2; exit 3')).rejects.toMatchObject({
    kind: 'failed',
    said: 'because\n',
  });
  await expect(shell('kill -9 $$')).rejects.toMatchObject({ kind: 'killed' });
});

// @covers F13 V15.2.2
it.runIf(prlimit)('bounds processor time, files and memory', async () => {
  await expect(shell('while :; do :; done', { cpu: 1 })).rejects.toMatchObject({ kind: 'killed' });
  await expect(shell('head -c 3000000 /dev/zero > big || exit 1')).rejects.toThrow();
  await expect(
    shell('head -c 600000000 /dev/zero | tail -c 500000000 >/dev/null || exit 1', {
      memory: { address: 100_000_000 },
    }),
  ).rejects.toThrow();
});

it.runIf(unshare)('leaves it no network', async () => {
  expect(await shell('tail -n +3 /proc/net/dev | cut -d: -f1')).toMatch(/^\s*(lo)?\s*$/);
});
