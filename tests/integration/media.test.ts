// @module-tag extended
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hevc, privateMetadataValues, vp9 } from '../media/media-maker.js';
import type { MediaSample } from '../media/media-sample.js';
import { processSample, type SampleResult } from '../media/process-sample.js';
import { samples } from '../media/samples.js';
import { sampleTable } from '../media/sample-table.js';

const run = promisify(execFile);
let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-media-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

const ffprobe = async (cwd: string, file: string) => {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-show_chapters', '-of', 'json', file];
  const { stdout } = await run('ffprobe', args, { cwd });
  return stdout;
};
/** Decodes the whole file and fails on any error. */
const decode = (cwd: string, file: string) =>
  run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-'], { cwd });
const segmentDurations = async (cwd: string, name: string) =>
  [...(await readFile(join(cwd, `${name}.m3u8`), 'utf8')).matchAll(/#EXTINF:([\d.]+)/g)].map(([, duration]) =>
    Number(duration),
  );

const expectVideo = async (
  { stages, cwd }: SampleResult,
  expected: Extract<MediaSample['expected'], { shown: 'video' }>,
) => {
  const [first, last] = stages;
  expect(first).toMatchObject({ mediaType: 'video', playbackFile: 'first.m3u8', final: false });
  expect(last).toMatchObject({ mediaType: 'video', mediaFile: 'media.mp4', playbackFile: 'master.m3u8' });
  expect(`${last?.width}x${last?.height}`).toBe(expected.size);
  const master = await readFile(join(cwd, 'master.m3u8'), 'utf8');
  expect(master.match(/^\w+(?=\.m3u8)/gm)?.toSorted()).toEqual(expected.renditions.toSorted());
  await run('ffmpeg', ['-v', 'error', '-i', 'master.m3u8', '-f', 'null', '-'], { cwd });
  const [durations = []] = await Promise.all(expected.renditions.map((name) => segmentDurations(cwd, name)));
  for (const name of expected.renditions)
    for (const [at, duration] of (await segmentDurations(cwd, name)).entries())
      expect(Math.abs(duration - (durations[at] ?? 0))).toBeLessThan(0.15);
  const { streams } = JSON.parse(await ffprobe(cwd, 'media.mp4')) as { streams: Record<string, unknown>[] };
  expect(streams.map(({ codec_name }) => codec_name)).toEqual(expected.sound ? ['h264', 'aac'] : ['h264']);
  expect(streams[0]).toMatchObject({
    pix_fmt: 'yuv420p',
    sample_aspect_ratio: expect.stringMatching(/^1:1|N\/A$/),
  });
  await decode(cwd, 'media.mp4');
  expect(await readFile(join(cwd, 'media.mp4'))).toSatisfy(
    (bytes: Buffer) => bytes.indexOf('moov') < bytes.indexOf('mdat'),
  );
  const poster = await sharp(join(cwd, 'poster.jpg')).metadata();
  expect(poster.width / poster.height).toBeCloseTo(last!.width / last!.height, 1);
};

/** Asserts that no output file contains the location, device or time of the recording. */
const expectNoMetadata = async ({ stages, cwd }: SampleResult) => {
  for (const file of stages.flatMap(({ files }) => files)) {
    const bytes = await readFile(join(cwd, file));
    for (const trace of privateMetadataValues)
      expect(bytes.includes(trace), `${file} contains ${trace}`).toBe(false);
    if (/\.(jpg|webp)$/.test(file)) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
    } else if (file.endsWith('.mp4'))
      expect(await ffprobe(cwd, file)).not.toMatch(/"location|SpyPhone|creation_time/i);
  }
};

/** The last result of each sample; later tests look at the outputs of the same samples. */
const processed = new Map<string, Promise<SampleResult>>();
const processNamed = (name: string, sample = samples[name]) => {
  if (!sample) throw new Error(`no sample named ${name}`);
  const result = processSample(tempDir, name, sample.make);
  processed.set(name, result);
  return result;
};
const resultOf = (name: string) => processed.get(name) ?? processNamed(name);

// @covers M1 R9 V5.2.2
describe.each(Object.entries(samples))('%s', (name, sample) => {
  it(sample.what, async () => {
    const result = await processNamed(name, sample);
    const { expected } = sample;
    if ('refused' in expected) {
      expect(result.rejection).toBe(expected.refused);
      expect(result.stages).toEqual([]);
      return;
    }
    expect(result.rejection).toBeUndefined();
    const last = result.stages.at(-1);
    expect(last).toMatchObject({ mediaType: expected.shown, final: true });
    const files = await readdir(result.cwd);
    expect(files.toSorted()).toEqual(['in', ...result.stages.flatMap((stage) => stage.files)].toSorted());
    expect(result.percents).toEqual(result.percents.toSorted((a, b) => a - b));
    expect(last?.reason).toBe((expected.shown === 'video' && expected.reason) || null);
    if (expected.shown === 'video') await expectVideo(result, expected);
    else expect(`${last?.width}x${last?.height}`).toBe(expected.size);
    await expectNoMetadata(result);
  });
});

/** The mean RGB colour of each frame. */
const frameColours = async (cwd: string, file: string) => {
  const args = ['-v', 'error', '-i', file, '-vf', 'scale=1:1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { cwd, encoding: 'buffer' });
  return Array.from({ length: stdout.length / 3 }, (_, at) => [...stdout.subarray(3 * at, 3 * at + 3)]);
};
const durationOf = async (cwd: string, file: string) =>
  Number((JSON.parse(await ffprobe(cwd, file)) as { format: { duration: string } }).format.duration);

it('removes trimmed video and audio', async () => {
  const { cwd, stages } = await resultOf('trimmed.mp4');
  expect(stages.at(-1)?.duration).toBeCloseTo(2.5, 1);
  const colours = await frameColours(cwd, 'media.mp4');
  expect(colours.length).toBeCloseTo(75, -1);
  for (const [red = 255, , blue = 0] of colours) expect(blue - red).toBeGreaterThan(150);
  const args = ['-i', 'media.mp4', '-map', '0:a', '-af', 'volumedetect', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', args, { cwd });
  expect(Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1])).toBeLessThan(-40);
});

it.each(['outlasting.mp4', 'outlasting.webm'])(
  'keeps audio that is longer than the video: %s',
  async (name) => {
    const { cwd, stages } = await resultOf(name);
    expect(stages.at(-1)?.duration).toBeCloseTo(5, 1);
    expect(await durationOf(cwd, 'media.mp4')).toBeCloseTo(5, 0);
  },
);

it.each([
  ['colours.gif', []],
  [
    'colours.webm',
    [...vp9, '-vf', 'scale=out_color_matrix=bt601,format=yuv420p', '-colorspace', 'smpte170m'],
  ],
  ['untold.webm', [...vp9, '-vf', 'scale=out_color_matrix=bt601,format=yuv420p']],
])('preserves colours: %s', async (name, args) => {
  const make: MediaSample['make'] = async ({ ffmpeg: making, at }) => {
    await making(['-f', 'lavfi', '-i', 'color=0xc83c28:s=160x120:r=10:d=1,format=rgb24', ...args, name]);
    return readFile(at(name));
  };
  const { cwd } = await processSample(tempDir, name, make);
  const [colour = []] = await frameColours(cwd, 'media.mp4');
  for (const [at, value] of [0xc8, 0x3c, 0x28].entries())
    expect(Math.abs((colour[at] ?? 0) - value)).toBeLessThan(8);
});

/** Returns how many frames `idet` finds interlaced and progressive. */
const countFields = async (cwd: string, file: string) => {
  const { stderr } = await run('ffmpeg', ['-i', file, '-vf', 'idet', '-f', 'null', '-'], { cwd });
  // From ffmpeg 7.1 on, an empty report comes before that of all frames.
  const reports = [...stderr.matchAll(/Multi frame.*TFF: *(\d+) BFF: *(\d+) Progressive: *(\d+)/g)];
  const [, top, bottom, progressive] = (reports.at(-1) ?? []).map(Number);
  return { interlaced: (top ?? 0) + (bottom ?? 0), progressive: progressive ?? 0 };
};

it.each(['interlaced.mp4', 'interlaced.mov'])('deinterlaces %s', async (name) => {
  const { cwd } = await resultOf(name);
  expect((await countFields(cwd, 'in')).interlaced).toBeGreaterThan(5);
  const { interlaced, progressive } = await countFields(cwd, 'media.mp4');
  expect(progressive).toBeGreaterThan(5);
  expect(interlaced).toBeLessThan(progressive / 4);
});

it('converts Display P3 to BT.709', async () => {
  const { cwd } = await resultOf('display-p3.mov');
  const [color = []] = await frameColours(cwd, 'media.mp4');
  for (const [at, value] of [200, 60, 40].entries())
    expect(Math.abs((color[at] ?? 0) - value)).toBeLessThan(9);
});

it.each([
  ['red', [255, 0, 0]],
  ['lime', [0, 255, 0]],
] as const)('shows the nearest color for one outside BT.709: %s in Display P3', async (color, expected) => {
  const name = `${color}.mov`;
  const make: MediaSample['make'] = async ({ ffmpeg: making, at }) => {
    const source = ['-f', 'lavfi', '-i', `color=${color}:s=160x120:r=10:d=0.5,format=yuv420p`];
    const tags = ['-color_primaries', 'smpte432', '-color_trc', 'bt709', '-colorspace', 'smpte170m'];
    await making([...source, ...hevc, '-x265-params', 'log-level=none:crf=1', ...tags, name]);
    return readFile(at(name));
  };
  const { cwd } = await processSample(tempDir, name, make);
  const [shown = []] = await frameColours(cwd, 'media.mp4');
  for (const [at, value] of expected.entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(9);
});

it('converts a HEIC in Display P3 to sRGB', async () => {
  const { cwd } = await resultOf('display-p3.heic');
  const { dominant } = await sharp(join(cwd, 'image.jpg')).stats();
  expect(dominant.r).toBeGreaterThan(245);
  expect(Math.max(dominant.g, dominant.b)).toBeLessThan(12);
});

it('shows the first frame with content as the poster', async () => {
  const { cwd } = await resultOf('fades-in.mp4');
  const { channels } = await sharp(join(cwd, 'poster.jpg')).stats();
  expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(40);
});

it('docs/generated/media-samples.md contains the current table of samples', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/generated/media-samples.md'), 'utf8');
  expect(page).toContain(sampleTable(samples));
});
