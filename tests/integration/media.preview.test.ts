// @module-tag extended
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processSample } from '../media/process-sample.js';
import { framesPerSecond, makeTimeCoded, readPreviews } from '../media/time-coded.js';
import { timeCodedFilms } from '../media/time-coded-films.js';

let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-preview-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

/** The times of a cue are rounded to this, s. */
const cuePrecision = 0.001;

it.each(Object.entries(timeCodedFilms))(
  'shows the picture of its time above the seek bar: %s',
  async (name, film) => {
    const { cwd, stages, rejection } = await processSample(tempDir, name, makeTimeCoded(film));
    expect(rejection).toBeUndefined();
    expect(stages[0]?.mediaFile === 'source.mp4').toBe(film.isCopied);
    const previews = await readPreviews(cwd);
    expect(previews.length).toBeGreaterThanOrEqual(film.pictures);
    const frameSeconds = 1 / framesPerSecond(film.rate);
    for (const { start, frame } of previews)
      expect(Math.abs(frame * frameSeconds - start), `frame ${frame} at ${start} s`).toBeLessThanOrEqual(
        frameSeconds + cuePrecision,
      );
  },
  120_000,
);
