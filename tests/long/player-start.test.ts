import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@rinkside/dev-runtime/install';
import { childEnv } from '@rinkside/platform/env';
import { which } from '@rinkside/platform/which';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { median } from '../../bench/rounds.js';
import { startFilms, type Start } from '../media/player-start.js';
import { processSample } from '../media/process-sample.js';
import { hevc } from '../media/media-maker.js';

const rounds = 3;
const megabits = [0.8, 1.5, 5, 20];

const env = childEnv();
const programs = {
  firefox: which('firefox-esr', env) ?? which('firefox', env),
  chromium: findProgram('chromium', env),
};
const players = [
  { name: 'Firefox, hls.js', browser: 'firefox', before: 'hls.js', now: 'product' },
  { name: 'Chromium, hls.js', browser: 'chromium', before: 'hls.js', now: 'product' },
  { name: 'Chromium, HLS', browser: 'chromium', before: 'native', now: 'native' },
] as const;

let tempDir: string;
let folder: string;
const rows: string[] = [];
let variants: string[] = [];

beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-player-start-'));
  const { cwd } = await processSample(tempDir, 'film.mp4', async (make, name) => {
    const picture = 'testsrc2=s=1920x1080:r=30:d=8,noise=alls=3:allf=t';
    await make.ffmpeg(['-f', 'lavfi', '-i', picture, ...hevc, name]);
    return readFile(make.at(name));
  });
  folder = cwd;
  const master = await readFile(join(folder, 'master.m3u8'), 'utf8');
  variants = [...master.matchAll(/:BANDWIDTH=(\d+).*\n(\w+)/g)].map(
    ([, bits, name]) => `${name}p with ${(Number(bits) / 1e6).toFixed(1)} Mbit/s`,
  );
}, 600_000);
afterAll(() => rm(tempDir, { recursive: true, force: true }));

const cell = (ms: number[], heights: number[], later: number[]) =>
  `${(median(ms) / 1000).toFixed(1)} s, ${median(heights)}p, then ${median(later)}p`;

it.for(players)(
  'starts with what the connection carries: $name',
  async ({ name, browser, before, now }, { skip }) => {
    const { [browser]: program } = programs;
    skip(!program, `The measurement needs ${browser}.`);
    if (!program) return;
    const kinds = [
      { player: before, isBestFirst: true },
      { player: now, isBestFirst: false },
    ] as const;
    for (const rate of megabits) {
      // Each start in a browser of its own: the product remembers the bandwidth.
      const measured = kinds.map(() => ({
        ms: [] as number[],
        first: [] as number[],
        later: [] as number[],
      }));
      for (let round = 0; round < rounds; round++)
        for (const [at, kind] of kinds.entries()) {
          const start: Start = { ...kind, bitsPerSecond: rate * 1e6 };
          const [result] = await startFilms(browser, program, folder, [start]);
          expect(result?.error).toBeUndefined();
          measured[at]?.ms.push(result?.firstPictureMs ?? NaN);
          measured[at]?.first.push(result?.firstHeight ?? NaN);
          measured[at]?.later.push(result?.laterHeight ?? NaN);
        }
      const [then, today] = measured;
      if (!then || !today) throw new Error('two kinds are measured');
      rows.push(
        `| ${name} | ${rate} | ${cell(then.ms, then.first, then.later)} | ${cell(today.ms, today.first, today.later)} |`,
      );
      expect.soft(median(today.ms)).toBeLessThan(median(then.ms) + 500);
      expect.soft(median(today.first)).toBe(480);
    }
  },
);

it('writes the table', async () => {
  const lines = [
    '# First picture by connection',
    '',
    `Time from opening a video to its first picture, the height of this picture, and the height 4 s later; medians of ${rounds} starts, in turns, each in a new browser, with 50 ms of latency. "Best first" is the master playlist in the opposite order with the defaults of hls.js. The film has ${variants.join(', ')}. Written by \`npm run test:long -- player-start\`.`,
    '',
    '| player | Mbit/s | best first | lowest first |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  if (rows.length > 0)
    await writeGeneratedPage('player-start.md', 'tests/long/player-start.test.ts', lines.join('\n'));
});
