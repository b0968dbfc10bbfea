import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { detectIsolation } from './process-isolation.js';
import { runSandboxed, type SandboxOptions } from './sandbox.js';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'rinkside-sandbox-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const shell = async (script: string, overrides: Partial<SandboxOptions> = {}) => {
  const output = await runSandboxed({
    program: '/bin/sh',
    args: ['-c', script],
    cwd,
    memory: { address: 1_000_000_000 },
    cpuSeconds: 5,
    maxFileBytes: 1_000_000,
    timeoutMs: 5000,
    maxOutputBytes: 100_000,
    ...overrides,
  });
  return output.toString();
};
const { unshare, prlimit } = await detectIsolation();

it('returns standard output, or passes it on line by line', async () => {
  expect(await shell('echo one; echo two')).toBe('one\ntwo\n');
  const lines: string[] = [];
  expect(await shell('echo one; echo two', { onLine: (line) => lines.push(line) > 0 })).toBe('');
  expect(lines).toEqual(['one', 'two']);
});

it('passes input on, also to a program that does not read it', async () => {
  const input = Buffer.alloc(1_000_000, 'x');
  expect(await shell('wc -c', { input })).toMatch(/^\s*1000000\n$/);
  expect(await shell('echo done', { input })).toBe('done\n');
});

it.skipIf(!existsSync('/proc/self/autogroup'))(
  'lowers the priority of the session of the program',
  async () => {
    const script = 'until grep -q "nice 19" /proc/$$/autogroup; do :; done; nice';
    expect(await shell(script, { niceness: 19 })).toBe('19\n');
  },
);

it('hides the environment of the parent process', async () => {
  process.env.RINKSIDE_SECRET = 'secret';
  expect(await shell('env')).not.toContain('secret');
  delete process.env.RINKSIDE_SECRET;
});

// @covers F13
it('kills the program and its children on timeout, on abort and on too much output', async () => {
  const isAlive = async () => (await shell('ps ax 2>/dev/null || true')).includes('sleep 4242');
  await expect(shell('sleep 4242 & sleep 4242', { timeoutMs: 200 })).rejects.toMatchObject({
    kind: 'timeout',
  });
  expect(await isAlive()).toBe(false);
  await expect(shell('sleep 4242', { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
    kind: 'stopped',
  });
  await expect(shell('yes')).rejects.toMatchObject({ kind: 'outputLimit' });
  expect(await shell('sleep 4242 & echo done')).toBe('done\n');
  expect(await isAlive()).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'ends a program that works without progress, and no waiting one',
  { timeout: 60_000, tags: ['extended'] },
  async () => {
    const limits = { timeoutMs: 50_000, cpuSeconds: 20, stalledCpuSeconds: 0.5 };
    const onLine = (line: string) => line === 'frame';
    await expect(shell('while :; do :; done', { ...limits, onLine })).rejects.toMatchObject({
      kind: 'stalled',
    });
    const work =
      'i=0; while [ $i -lt 2000000 ]; do i=$((i+1)); [ $((i % 50000)) -eq 0 ] && echo frame; done; true';
    expect(await shell(work, { ...limits, onLine })).toBe('');
    expect(await shell('sleep 2', { ...limits, onLine })).toBe('');
  },
);

it('reports the exit reason and the end of standard error', async () => {
  await expect(shell('echo because >&2; exit 3')).rejects.toMatchObject({
    kind: 'failed',
    stderrTail: 'because\n',
  });
  await expect(shell('kill -9 $$')).rejects.toMatchObject({ kind: 'killed' });
  await expect(shell('kill -SEGV $$')).rejects.toMatchObject({ kind: 'crashed' });
});

// @covers F13 V15.2.2
it.runIf(prlimit)('limits CPU time, file size and memory', async () => {
  await expect(shell('while :; do :; done', { cpuSeconds: 1 })).rejects.toMatchObject({ kind: 'killed' });
  await expect(shell('head -c 3000000 /dev/zero > big || exit 1')).rejects.toThrow();
  await expect(
    shell('head -c 600000000 /dev/zero | tail -c 500000000 >/dev/null || exit 1', {
      memory: { address: 100_000_000 },
    }),
  ).rejects.toThrow();
});

it.runIf(unshare)('denies network access', async () => {
  expect(await shell('tail -n +3 /proc/net/dev | cut -d: -f1')).toMatch(/^\s*(lo)?\s*$/);
});
