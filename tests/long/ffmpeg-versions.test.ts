import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpegBuilds, missingForBuilds, type FfmpegBuild } from '../media/ffmpeg-builds.js';
import { measureRendition } from '../media/flash-and-beep.js';
import { makeSample, processBytes } from '../media/process-sample.js';
import { differences, measureSample, measuresText } from '../media/sample-measures.js';
import { samples } from '../media/samples.js';
import { syncFilms } from '../media/sync-films.js';
import { framesPerSecond, makeTimeCoded, readPreviews } from '../media/time-coded.js';
import { timeCodedFilms } from '../media/time-coded-films.js';

const missing = missingForBuilds();

/** Samples that ffmpeg or ffprobe reads. */
const measured = Object.entries(samples).filter(
  ([name, { expected }]) => !('shown' in expected && expected.shown === 'image') || name === 'still.gif',
);

/** The static builds of 6.0 and 7.0.2 crash in every transport stream. The version itself does not matter. */
const crashes: Record<string, string[]> = { 'camcorder.mts': ['7.0.2'], 'broadcast.ts': ['7.0.2'] };

let tempDir: string;
let builds: FfmpegBuild[] = [];
/** Rows by file name. Those of the page stay when only some samples are measured. */
const rows = new Map<string, string>();

beforeAll(async () => {
  if (missing) return;
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-ffmpeg-versions-'));
  builds = await ffmpegBuilds(tempDir);
  const previous = await readFile(repoPath('docs/generated/ffmpeg-versions.md'), 'utf8').catch(() => '');
  for (const [row, name = ''] of previous.matchAll(/^\| (\S+\.\w+) \|.*$/gm)) rows.set(name, row);
});
afterAll(async () => {
  if (tempDir) await rm(tempDir, { recursive: true, force: true });
});

it.for(measured)('makes the same of %s with every ffmpeg', async ([name, { make }], { skip }) => {
  skip(missing !== undefined, `The builds need ${missing}.`);
  const bytes = await makeSample(tempDir, name, make);
  const results = [];
  for (const [at, { name: build, tools }] of builds.entries()) {
    const cwd = join(tempDir, `${name}-${at}`);
    const result = await processBytes(cwd, bytes, tools);
    expect.soft(result.percents, build).toEqual(result.percents.toSorted((a, b) => a - b));
    results.push(await measureSample(result));
    await rm(cwd, { recursive: true });
  }
  const [reference, ...others] = results;
  if (!reference) throw new Error('no installed ffmpeg');
  const cells = others.map((other) =>
    differences(other, reference).length > 0 ? measuresText(other) : 'same',
  );
  rows.set(name, `| ${[name, measuresText(reference), ...cells].join(' | ')} |`);
  for (const [at, other] of others.entries()) {
    const build = builds[at + 1]?.name ?? '';
    const isCrash = crashes[name]?.some((version) => build.startsWith(version));
    if (isCrash) expect.soft(other.result, build).toContain(mediaRules.videoDamaged);
    else expect.soft(differences(other, reference), `${name} with ${build}`).toEqual([]);
  }
});

it.for(Object.entries(syncFilms).filter(([name]) => name === 'late-picture.mp4'))(
  'keeps the frame rate of a picture that starts after its sound with every ffmpeg: %s',
  async ([name, { make, seconds }], { skip }) => {
    skip(missing !== undefined, `The builds need ${missing}.`);
    const bytes = await makeSample(tempDir, name, make);
    for (const [at, { name: build, tools }] of builds.entries()) {
      const { cwd } = await processBytes(join(tempDir, `${name}-${at}`), bytes, tools);
      const { frameTimes } = await measureRendition(cwd, '120');
      expect.soft(frameTimes.length, build).toBe(30 * seconds);
    }
  },
);

it.for(Object.entries(timeCodedFilms))(
  'shows the picture of its time above the seek bar with every ffmpeg: %s',
  async ([name, film], { skip }) => {
    skip(missing !== undefined, `The builds need ${missing}.`);
    const bytes = await makeSample(tempDir, name, makeTimeCoded(film));
    const frameSeconds = 1 / framesPerSecond(film.rate);
    const cells = [];
    for (const [at, { tools }] of builds.entries()) {
      const { cwd } = await processBytes(join(tempDir, `${name}-${at}`), bytes, tools);
      const previews = await readPreviews(cwd);
      expect.soft(previews.length).toBeGreaterThanOrEqual(film.pictures);
      const offsets = previews.map(({ start, frame }) => Math.abs(frame * frameSeconds - start));
      const latest = Math.max(...offsets);
      expect.soft(latest).toBeLessThanOrEqual(frameSeconds + 0.001);
      cells.push(`${previews.length} previews, at most ${Math.round(1000 * latest)} ms off`);
    }
    rows.set(name, `| ${[name, ...cells].join(' | ')} |`);
  },
);

it('writes the table', async ({ skip }) => {
  skip(missing !== undefined, `The builds need ${missing}.`);
  const names = builds.map(({ name }) => name);
  const lines = [
    '# Results by version of ffmpeg',
    '',
    'What the media worker makes of every [sample](media-samples.md) with the installed ffmpeg and with later versions: size and renditions; duration, frames and frame rate of `media.mp4`; the mean color of the poster; the number of the pictures of the seek bar and the mean color of the first. `same` allows 50 ms, one frame and 6 of 255 levels. The static build of 7.0.2 crashes in every transport stream, as that of 6.0 does. The last rows are films whose frames show their number: how far the frame of a cue is from its time. Written by `npm run test:long -- ffmpeg-versions`; [ADR 13](../adr/0013-ffmpeg.md) explains what depends on the version.',
    '',
    `| file | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---').join('|')}|`,
    ...rows.values(),
    '',
  ];
  await writeGeneratedPage('ffmpeg-versions.md', 'tests/long/ffmpeg-versions.test.ts', lines.join('\n'));
});
