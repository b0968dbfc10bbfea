import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@rinkside/dev-runtime/install';
import { childEnv } from '@rinkside/platform/env';
import { which } from '@rinkside/platform/which';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayedTimes } from '../media/player-sync.page.js';
import { playFilms } from '../media/player-sync.js';
import { processSample } from '../media/process-sample.js';
import { syncFilms } from '../media/sync-films.js';
import { median } from '../../bench/rounds.js';

const maxOffsetMs = 20;

const env = childEnv();
const programs = {
  firefox: which('firefox-esr', env) ?? which('firefox', env),
  chromium: findProgram('chromium', env),
  pulseaudio: which('pulseaudio', env),
};
const missing = Object.entries(programs)
  .filter(([, path]) => !path)
  .map(([name]) => name);

/** The times of a film, s. */
interface Timing {
  firstFlash: number;
  firstBeep: number;
  /** A time with sound between two beeps. */
  from: number;
}
interface Playback extends Timing {
  film: string;
  file: string;
  url: string;
}

let tempDir: string;
const playbacks: Playback[] = [];
/** The offset of each file in each player, ms. */
const offsets = new Map<Playback, Record<string, number>>();

/** The film of the cases has no tone between its beeps. */
const measured = Object.entries(syncFilms).filter(([name]) => name !== 'pause.webm');

beforeAll(async () => {
  if (missing.length > 0) return;
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-player-sync-'));
  for (const [film, { make, beepAfterFlash, beeps }] of measured) {
    const { cwd } = await processSample(tempDir, film, make);
    const master = await readFile(join(cwd, 'master.m3u8'), 'utf8');
    const firstBeep = beeps?.[0] ?? Math.max(beepAfterFlash, 0);
    const timing = { firstFlash: Math.max(-beepAfterFlash, 0), firstBeep, from: firstBeep + 0.5 };
    for (const file of [...(master.match(/^\w+\.m3u8/gm) ?? []), 'media.mp4'])
      playbacks.push({ film, file, url: `/${film}/work/${file}`, ...timing });
  }
});
afterAll(async () => {
  if (tempDir) await rm(tempDir, { recursive: true, force: true });
});

/** Returns how much later the sound is than the picture, ms; the beep farthest off counts. */
const offsetMs = ({ firstFlash, firstBeep, from }: Timing, { flashes, beeps, error }: PlayedTimes) => {
  expect(error).toBeUndefined();
  expect(flashes.length).toBeGreaterThan(1);
  expect(beeps.length).toBeGreaterThan(1);
  const pictureError = median(flashes.map((time, at) => time - (firstFlash + 1 + at)));
  const nextBeep = firstBeep + Math.ceil(from - firstBeep);
  const errors = beeps.map((time, at) => time - (nextBeep + at) - pictureError);
  return 1000 * errors.reduce((worst, next) => (Math.abs(next) > Math.abs(worst) ? next : worst));
};

const players = [
  { name: 'Firefox, hls.js', browser: 'firefox', player: 'hls.js', file: /m3u8$/ },
  { name: 'Firefox, MP4', browser: 'firefox', player: 'native', file: /mp4$/ },
  { name: 'Chromium, hls.js', browser: 'chromium', player: 'hls.js', file: /m3u8$/ },
  { name: 'Chromium, HLS', browser: 'chromium', player: 'native', file: /m3u8$/ },
  { name: 'Chromium, MP4', browser: 'chromium', player: 'native', file: /mp4$/ },
] as const;

it.for(players)(
  `plays sound and picture at most ${maxOffsetMs} ms apart: $name`,
  // A busy machine may leave a hole in a recording.
  { retry: 1 },
  async ({ name, browser, player, file }, { skip }) => {
    skip(missing.length > 0, `The measurement needs ${missing.join(' and ')}.`);
    const { [browser]: program = '', pulseaudio = '' } = programs;
    const matching = playbacks.filter((playback) => file.test(playback.file));
    const films = matching.map(({ url, from }) => ({ url, from, player }));
    const results = await playFilms(browser, { browser: program, pulseaudio }, tempDir, films);
    for (const [at, playback] of matching.entries()) {
      const offset = offsetMs(playback, results[at]!);
      expect.soft(Math.abs(offset), `${playback.film} ${playback.file}`).toBeLessThanOrEqual(maxOffsetMs);
      offsets.set(playback, { ...offsets.get(playback), [name]: offset });
    }
  },
);

it('writes the table', async ({ skip }) => {
  skip(missing.length > 0, `The measurement needs ${missing.join(' and ')}.`);
  const names = players.map(({ name }) => name);
  const rows = playbacks.map((playback) => {
    const cells = names.map((name) => offsets.get(playback)?.[name]?.toFixed(1).replace('-0.0', '0.0') ?? '');
    return `| ${[playback.film, playback.file.replace('.m3u8', ''), ...cells].join(' | ')} |`;
  });
  const lines = [
    '# Sound and picture in players',
    '',
    'How much later the sound is than the picture, against the film, in ms. Written by `npm run test:long -- player-sync`; [media](../features/media.md) has the method.',
    '',
    `| film | rendition | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ];
  await writeGeneratedPage('player-sync.md', 'tests/long/player-sync.test.ts', lines.join('\n'));
});
