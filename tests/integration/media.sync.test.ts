// @module-tag extended
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flashAndBeep, measureRendition } from '../media/flash-and-beep.js';
import { h264, hevc, vp9 } from '../media/media-maker.js';
import { caseFile, type MediaSample } from '../media/media-sample.js';
import { processSample } from '../media/process-sample.js';

let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-sync-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

const film =
  (args: string[], inputs: Parameters<typeof flashAndBeep>[0] = {}): MediaSample['make'] =>
  async (make, name) => {
    await make.ffmpeg([...flashAndBeep(inputs), ...args, name]);
    return readFile(make.at(name));
  };
/** Makes the picture or the sound start later. */
const late = (stream: 'a' | 'v', seconds: number) => [
  stream === 'a' ? '-af' : '-vf',
  `${stream === 'a' ? 'asetpts' : 'setpts'}=PTS+${seconds}/TB`,
];
const sharpKeys = [...h264.filter((arg) => arg !== 'ultrafast' && arg !== '-preset'), '-preset', 'veryfast'];

interface Expected {
  make: MediaSample['make'];
  /** Seconds from each flash to its beep. */
  beepAfterFlash: number;
  seconds: number;
  /** Times of the beeps if not every flash has one. */
  beeps?: number[];
}

const films: Record<string, Expected> = {
  'copied.mp4': { make: film(sharpKeys), beepAfterFlash: 0, seconds: 4 },
  'ten-frames.mp4': { make: film(hevc, { rate: 10 }), beepAfterFlash: 0, seconds: 4 },
  'fifty-frames.webm': { make: film(vp9, { rate: 50 }), beepAfterFlash: 0, seconds: 4 },
  'late-sound.mp4': { make: film([...sharpKeys, ...late('a', 0.5)]), beepAfterFlash: 0.5, seconds: 4.5 },
  'late-sound.mkv': { make: film([...hevc, ...late('a', 0.27)]), beepAfterFlash: 0.27, seconds: 4.27 },
  'late-picture.mp4': { make: film([...sharpKeys, ...late('v', 0.5)]), beepAfterFlash: -0.5, seconds: 4.5 },
  'sound-after-first-segment.mp4': {
    make: film([...sharpKeys, ...late('a', 3)]),
    beepAfterFlash: 0,
    seconds: 7,
    beeps: [3, 4, 5, 6],
  },
  'early-end.mp4': {
    make: film(sharpKeys, { seconds: 6, soundSeconds: 3 }),
    beepAfterFlash: 0,
    seconds: 6,
    beeps: [0, 1, 2],
  },
  'pause.webm': {
    make: caseFile('sound-pauses.webm'),
    beepAfterFlash: 0,
    seconds: 10,
    beeps: [0, 6.49],
  },
};

it.each(Object.entries(films))(
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
);

it('keeps the times of frames at a variable rate, at most 60 per second', async () => {
  const still = `setpts='if(lt(N,3),N,3+(N-3)/120)/TB'`;
  const make: MediaSample['make'] = async ({ ffmpeg, at }, name) => {
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=120:d=2', '-vf', still];
    await ffmpeg([...source, '-enc_time_base', '1/1200', '-vsync', 'vfr', ...hevc, name]);
    return readFile(at(name));
  };
  const { cwd } = await processSample(tempDir, 'still.mp4', make);
  const { frameTimes } = await measureRendition(cwd, '120');
  expect(frameTimes.slice(0, 4).map((time) => Math.round(time * 1000))).toEqual([0, 1000, 2000, 3000]);
  expect(frameTimes.length).toBeGreaterThan(115);
  expect(frameTimes.length).toBeLessThan(125);
});
