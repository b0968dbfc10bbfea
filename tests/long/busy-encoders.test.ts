import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createMediaMaker, h264 } from '../media/media-maker.js';
import { samples } from '../media/samples.js';

const encoders = 4;
const busyProcesses = 4;

it('every healthy film gets ready with four encoders at once beside four busy processes', async () => {
  const tempDir = await mkdtemp(join(tmpdir(), 'rinkside-encoders-'));
  onTestFinished(() => rm(tempDir, { recursive: true, force: true }));
  const films = Object.entries(samples).filter(
    ([, { expected }]) => 'shown' in expected && expected.shown === 'video',
  );
  const makerIn = async (name: string) => {
    await mkdir(join(tempDir, name));
    return createMediaMaker(join(tempDir, name));
  };
  const files = new Map<string, Buffer>();
  for (const [name, { make }] of films) files.set(name, await make(await makerIn(name), name));
  const long = await makerIn('long');
  files.set(
    'long.mp4',
    await long.clip('long.mp4', [...h264, '-b:v', '6M'], { size: '1920x1080', seconds: 20 }),
  );

  const app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: encoders,
  });
  onTestFinished(() => app.close());
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  onTestFinished(() => {
    for (const child of busy) child.kill('SIGKILL');
  });
  const uploaded: { name: string; status: () => Promise<string> }[] = [];
  for (const [name, bytes] of files) {
    const person = await app.user();
    const { id } = await person.call(highlightRoutes.create, {
      body: {},
      file: new Blob([new Uint8Array(bytes)]),
    });
    const status = async () => (await person.call(highlightRoutes.one, { params: { id } })).status;
    uploaded.push({ name, status });
  }
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(uploaded.map(async ({ name, status }) => [name, await status()] as const)),
    );
  await waitFor(
    'no film is being processed',
    async () => !Object.values(await statuses()).includes('processing') || undefined,
    3_000_000,
  );
  expect(await statuses()).toEqual(Object.fromEntries(uploaded.map(({ name }) => [name, 'ready'])));
});
