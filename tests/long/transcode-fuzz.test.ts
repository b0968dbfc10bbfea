import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@rinkside/platform/env';
import { processMedia } from '@rinkside/workers/media/process-media';
import { MediaError } from '@rinkside/workers/media/media-error';
import { locateFfmpeg } from '@rinkside/workers/media/ffmpeg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { h264, createMediaMaker, vp9 } from '../media/media-maker.js';

const tools = locateFfmpeg(loadEnv({ DATABASE_URL: 'postgres://localhost/none' }));
/** Damaged copies per file type. */
const copies = 200;
/** Maximum processing time of a clip of one second. */
const maxDurationMs = 14_000;

let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-fuzz-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

/** Returns a seeded random generator, so that every run does the same damage. */
const seededRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const damage = (original: Buffer, random: () => number) => {
  const bytes = Buffer.from(original);
  for (let flips = 1 + Math.floor(random() * 40); flips > 0; flips--) {
    // Half of the bit flips hit the container headers in the first 2,000 bytes.
    const at = Math.floor(random() * (random() < 0.5 ? Math.min(2000, bytes.length) : bytes.length));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
};

/** Processes `in` in this folder. @returns the media file, or `rejected`. */
const processFile = async (cwd: string) => {
  try {
    let mediaFile = 'nothing';
    const signal = AbortSignal.timeout(maxDurationMs);
    for await (const stage of processMedia(tools, { cwd, signal }, () => undefined))
      mediaFile = stage.mediaFile;
    return mediaFile;
  } catch (error) {
    if (error instanceof MediaError) return 'rejected';
    throw error;
  }
};

/** Working directories of programs that still run below the temporary folder. */
const runningPrograms = async () => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const workingDirs = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return workingDirs.filter((dir) => dir.startsWith(tempDir));
};

const size = '160x120';
type Make = ReturnType<typeof createMediaMaker>;
const originals: Record<string, (make: Make) => Promise<Buffer>> = {
  'film.mp4': (make) => make.clip('film.mp4', [...h264, '-movflags', '+faststart'], { size, seconds: 1 }),
  'film.webm': (make) => make.clip('film.webm', vp9, { size, seconds: 1 }),
  'photo.jpg': (make) => make.photo(300, 200).jpeg().toBuffer(),
  'photo.png': (make) => make.photo(300, 200).png().toBuffer(),
  'moving.gif': (make) => make.clip('moving.gif', ['-an'], { size, rate: 10, seconds: 1 }),
};
// @covers M2 R9
it.each(Object.entries(originals))(
  'converts or rejects a damaged %s in time and leaves no program running',
  async (name, make) => {
    const original = await make(createMediaMaker(tempDir));
    const random = seededRandom(name.length * 7919);
    const counts: Record<string, number> = {};
    let slowestMs = 0;
    for (let copy = 0; copy < copies; copy++) {
      const cwd = join(tempDir, `${name}-${copy}`);
      await mkdir(cwd);
      await writeFile(join(cwd, 'in'), damage(original, random));
      const startedAt = Date.now();
      const result = await processFile(cwd);
      slowestMs = Math.max(slowestMs, Date.now() - startedAt);
      counts[result] = (counts[result] ?? 0) + 1;
      await rm(cwd, { recursive: true });
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(copies);
    expect(slowestMs).toBeLessThan(maxDurationMs);
    expect(await runningPrograms()).toEqual([]);
  },
);
