import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@rinkside/platform/env';
import { prepare } from '@rinkside/workers/media/prepare';
import { MediaRefusal } from '@rinkside/workers/media/refusal';
import { findTools } from '@rinkside/workers/media/tools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { h264, maker, vp9 } from '../media/make.js';

const tools = findTools(loadEnv({ DATABASE_URL: 'postgres://localhost/none' }));
/** Damaged copies of each kind of file. */
const copies = 200;
/** The longest one may take, ms: four times its second, and ten. */
const longest = 14_000;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-fuzz-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The same damage in every run. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const damaged = (whole: Buffer, roll: () => number) => {
  const bytes = Buffer.from(whole);
  for (let flips = 1 + Math.floor(roll() * 40); flips > 0; flips--) {
    // Half of it where containers say what is in them.
    const at = Math.floor(roll() * (roll() < 0.5 ? Math.min(2000, bytes.length) : bytes.length));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(roll() * 8));
  }
  return bytes;
};

const ending = async (cwd: string) => {
  try {
    let last = 'nothing';
    const signal = AbortSignal.timeout(longest);
    for await (const stage of prepare(tools, { cwd, signal }, () => undefined)) last = stage.mediaFile;
    return last;
  } catch (error) {
    if (error instanceof MediaRefusal) return 'refused';
    throw error;
  }
};

const working = async () => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return places.filter((place) => place.startsWith(home));
};

const size = '160x120';
type Make = ReturnType<typeof maker>;
const wholes: Record<string, (make: Make) => Promise<Buffer>> = {
  'film.mp4': (make) => make.clip('film.mp4', [...h264, '-movflags', '+faststart'], { size, seconds: 1 }),
  'film.webm': (make) => make.clip('film.webm', vp9, { size, seconds: 1 }),
  'photo.jpg': (make) => make.photo(300, 200).jpeg().toBuffer(),
  'photo.png': (make) => make.photo(300, 200).png().toBuffer(),
  'moving.gif': (make) => make.clip('moving.gif', ['-an'], { size, rate: 10, seconds: 1 }),
};
// @covers M2 R9
it.each(Object.entries(wholes))(
  'a damaged %s is shown or refused, in time, and leaves no program behind',
  async (name, make) => {
    const whole = await make(maker(home));
    const roll = dice(name.length * 7919);
    const counts: Record<string, number> = {};
    let slowest = 0;
    for (let copy = 0; copy < copies; copy++) {
      const cwd = join(home, `${name}-${copy}`);
      await mkdir(cwd);
      await writeFile(join(cwd, 'in'), damaged(whole, roll));
      const since = Date.now();
      const how = await ending(cwd);
      slowest = Math.max(slowest, Date.now() - since);
      counts[how] = (counts[how] ?? 0) + 1;
      await rm(cwd, { recursive: true });
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(copies);
    expect(slowest).toBeLessThan(longest);
    expect(await working()).toEqual([]);
  },
);
