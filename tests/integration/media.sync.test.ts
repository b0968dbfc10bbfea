// @module-tag extended
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureRendition } from '../media/flash-and-beep.js';
import { hevc } from '../media/media-maker.js';
import type { MediaSample } from '../media/media-sample.js';
import { processSample } from '../media/process-sample.js';
import { syncFilms } from '../media/sync-films.js';

let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-sync-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

it.each(Object.entries(syncFilms))(
  'keeps sound and picture in step without edit lists: %s',
  async (name, { make, beepAfterFlash, seconds, beeps }) => {
    const { cwd, rejection } = await processSample(tempDir, name, make);
    expect(rejection).toBeUndefined();
    const master = await readFile(join(cwd, 'master.m3u8'), 'utf8');
    for (const rendition of master.match(/^\w+(?=\.m3u8)/gm) ?? []) {
      const measured = await measureRendition(cwd, rendition);
      expect(measured.frameTimes[0]).toBe(0);
      expect(measured.soundStart).toBe(0);
      expect(measured.longestHole).toBeLessThan(0.03);
      expect(measured.soundEnd).toBeGreaterThan(seconds - 0.1);
      const expectedBeeps = beeps ?? measured.flashes.slice(1).map((flash) => flash + beepAfterFlash);
      expect(expectedBeeps.length).toBeGreaterThan(1);
      for (const expected of expectedBeeps) {
        const offsets = measured.beeps.map((beep) => Math.abs(beep - expected));
        expect(Math.min(...offsets)).toBeLessThan(0.02);
      }
    }
  },
  120_000,
);

it('keeps the times of frames at a variable rate, at most 60 per second', async () => {
  const still = `setpts='if(lt(N,3),N,3+(N-3)/120)/TB'`;
  const make: MediaSample['make'] = async ({ ffmpeg, at }, name) => {
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=120:d=2', '-vf', still];
    await ffmpeg([...source, '-enc_time_base', '1/1200', '-fps_mode', 'vfr', ...hevc, name]);
    return readFile(at(name));
  };
  const { cwd } = await processSample(tempDir, 'still.mp4', make);
  const { frameTimes } = await measureRendition(cwd, '120');
  expect(frameTimes.slice(0, 4).map((time) => Math.round(time * 1000))).toEqual([0, 1000, 2000, 3000]);
  expect(frameTimes.length).toBeGreaterThan(115);
  expect(frameTimes.length).toBeLessThan(125);
});
