import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOnPath } from './env.js';
import { ffmpegFault, ffmpegParts } from './ffmpeg-build.js';

const installed = { ffmpeg: findOnPath('ffmpeg') ?? '', ffprobe: findOnPath('ffprobe') };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rinkside-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('accepts the installed ffmpeg', async () => {
  expect(await ffmpegFault(installed.ffmpeg, installed.ffprobe)).toBeUndefined();
});

it.each(Object.entries(ffmpegParts).map(([kind, names]) => [kind, names.at(-1) ?? ''] as const))(
  'names what is missing in a build: %s %s',
  async (kind, name) => {
    const program = join(folder, `without-${kind}`);
    const list = `${installed.ffmpeg} "$@"`;
    const lines = [
      '#!/bin/sh',
      `case "$*" in *-${kind}) ${list} | grep -vw ${name};; *) exec ${list};; esac`,
    ];
    await writeFile(program, `${lines.join('\n')}\n`);
    await chmod(program, 0o755);
    const fault = await ffmpegFault(program, installed.ffprobe);
    expect(fault?.kind).toBe('incomplete');
    expect(fault?.reason).toMatch(new RegExp(`^${program} lacks the [a-z ]+ ${name}( and the .*)?$`));
  },
);

it('says when a program is missing or does not run', async () => {
  expect(await ffmpegFault(installed.ffmpeg, undefined)).toMatchObject({
    reason: 'ffprobe is not installed',
  });
  const nothing = join(folder, 'nothing');
  expect(await ffmpegFault(nothing, undefined)).toMatchObject({ reason: `${nothing} does not run` });
});
