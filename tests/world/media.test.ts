// @module-tag extended
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mediaRules } from '@rinkside/contracts/media';
import { loadEnv } from '@rinkside/platform/env';
import { headLength, kindOf } from '@rinkside/platform/file-kind';
import { prepare } from '@rinkside/workers/media/prepare';
import { MediaRefusal } from '@rinkside/workers/media/refusal';
import type { Stage } from '@rinkside/workers/media/stage';
import { findTools } from '@rinkside/workers/media/tools';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maker, traces, vp9 } from '../media/make.js';
import type { Sample } from '../media/sample.js';
import { samples } from '../media/samples.js';
import { tableOf } from '../media/table.js';

const run = promisify(execFile);
const tools = findTools(loadEnv({ DATABASE_URL: 'postgres://localhost/none' }));
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-media-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

interface Ending {
  stages: Stage[];
  percents: number[];
  refused?: string;
  cwd: string;
}

/** What becomes of a file that is sent: the same steps as the product's, without its rows. */
const send = async (name: string, sample: Sample): Promise<Ending> => {
  const cwd = join(home, name, 'work');
  await mkdir(cwd, { recursive: true });
  const bytes = await sample.make(maker(join(home, name)), name);
  const ending: Ending = { stages: [], percents: [], cwd };
  if (bytes.length === 0) return { ...ending, refused: mediaRules.missing };
  if (!kindOf(bytes.subarray(0, headLength))) return { ...ending, refused: mediaRules.kind };
  await writeFile(join(cwd, 'in'), bytes);
  try {
    const signal = AbortSignal.timeout(60_000);
    for await (const stage of prepare(tools, { cwd, signal }, (percent) => ending.percents.push(percent)))
      ending.stages.push(stage);
  } catch (error) {
    if (!(error instanceof MediaRefusal)) throw error;
    ending.refused = error.reason;
  }
  return ending;
};

const ffprobe = async (cwd: string, file: string) => {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-show_chapters', '-of', 'json', file];
  const { stdout } = await run('ffprobe', args, { cwd });
  return stdout;
};
/** Every frame, to its end. */
const decode = (cwd: string, file: string) =>
  run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-'], { cwd });
const cuts = async (cwd: string, name: string) =>
  [...(await readFile(join(cwd, `${name}.m3u8`), 'utf8')).matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) =>
    Number(length),
  );

const checkVideo = async ({ stages, cwd }: Ending, ends: Extract<Sample['ends'], { shown: 'video' }>) => {
  const [first, last] = stages;
  expect(first).toMatchObject({ mediaType: 'video', playbackFile: 'first.m3u8', final: false });
  expect(last).toMatchObject({ mediaType: 'video', mediaFile: 'media.mp4', playbackFile: 'master.m3u8' });
  expect(`${last?.width}x${last?.height}`).toBe(ends.size);
  const master = await readFile(join(cwd, 'master.m3u8'), 'utf8');
  expect(master.match(/^\w+(?=\.m3u8)/gm)).toEqual(ends.renditions);
  await run('ffmpeg', ['-v', 'error', '-i', 'master.m3u8', '-f', 'null', '-'], { cwd });
  const [lengths = []] = await Promise.all(ends.renditions.map((name) => cuts(cwd, name)));
  for (const name of ends.renditions)
    for (const [at, length] of (await cuts(cwd, name)).entries())
      expect(Math.abs(length - (lengths[at] ?? 0))).toBeLessThan(0.15);
  const { streams } = JSON.parse(await ffprobe(cwd, 'media.mp4')) as { streams: Record<string, unknown>[] };
  expect(streams.map(({ codec_name }) => codec_name)).toEqual(ends.sound ? ['h264', 'aac'] : ['h264']);
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

/** Nothing of where and with what it was taken is in any file. */
const checkBare = async ({ stages, cwd }: Ending) => {
  for (const file of stages.flatMap(({ files }) => files)) {
    const bytes = await readFile(join(cwd, file));
    for (const trace of traces) expect(bytes.includes(trace), `${file} tells ${trace}`).toBe(false);
    if (/\.(jpg|webp)$/.test(file)) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
    } else if (file.endsWith('.mp4'))
      expect(await ffprobe(cwd, file)).not.toMatch(/"location|SpyPhone|creation_time/i);
  }
};

// @covers M1 R9 V5.2.2
describe.each(Object.entries(samples))('%s', (name, sample) => {
  it(sample.what, async () => {
    const ending = await send(name, sample);
    const { ends } = sample;
    if ('refused' in ends) {
      expect(ending.refused).toBe(ends.refused);
      expect(ending.stages).toEqual([]);
      return;
    }
    expect(ending.refused).toBeUndefined();
    const last = ending.stages.at(-1);
    expect(last).toMatchObject({ mediaType: ends.shown, final: true });
    const files = await readdir(ending.cwd);
    expect(files.toSorted()).toEqual(['in', ...ending.stages.flatMap((stage) => stage.files)].toSorted());
    expect(ending.percents).toEqual(ending.percents.toSorted((a, b) => a - b));
    if (ends.shown === 'video') await checkVideo(ending, ends);
    else expect(`${last?.width}x${last?.height}`).toBe(ends.size);
    await checkBare(ending);
  });
});

const sent = (name: string) => {
  const sample = samples[name];
  if (!sample) throw new Error('there is no such sample');
  return send(name, sample);
};
/** The colour of each frame of a rendition, as a browser shows it. */
const coloursOf = async (cwd: string, file: string) => {
  const args = ['-v', 'error', '-i', file, '-vf', 'scale=1:1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { cwd, encoding: 'buffer' });
  return Array.from({ length: stdout.length / 3 }, (_, at) => [...stdout.subarray(3 * at, 3 * at + 3)]);
};
const lengthOf = async (cwd: string, file: string) =>
  Number((JSON.parse(await ffprobe(cwd, file)) as { format: { duration: string } }).format.duration);

it('what was trimmed away is neither seen nor heard', async () => {
  const { cwd, stages } = await sent('trimmed.mp4');
  expect(stages.at(-1)?.duration).toBeCloseTo(2.5, 1);
  const colours = await coloursOf(cwd, 'media.mp4');
  expect(colours.length).toBeCloseTo(75, -1);
  for (const [red = 255, , blue = 0] of colours) expect(blue - red).toBeGreaterThan(150);
  const listen = ['-i', 'media.mp4', '-map', '0:a', '-af', 'volumedetect', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', listen, { cwd });
  expect(Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1])).toBeLessThan(-40);
});

it.each(['outlasting.mp4', 'outlasting.webm'])('sound is heard to its end: %s', async (name) => {
  const { cwd, stages } = await sent(name);
  expect(stages.at(-1)?.duration).toBeCloseTo(5, 1);
  expect(await lengthOf(cwd, 'media.mp4')).toBeCloseTo(5, 0);
});

it.each([
  ['colours.gif', []],
  [
    'colours.webm',
    [...vp9, '-vf', 'scale=out_color_matrix=bt601,format=yuv420p', '-colorspace', 'smpte170m'],
  ],
  ['untold.webm', [...vp9, '-vf', 'scale=out_color_matrix=bt601,format=yuv420p']],
])('colours stay as they were: %s', async (name, args) => {
  const make: Sample['make'] = async ({ ffmpeg: making, at }) => {
    await making(['-f', 'lavfi', '-i', 'color=0xc83c28:s=160x120:r=10:d=1,format=rgb24', ...args, name]);
    return readFile(at(name));
  };
  const { cwd } = await send(name, { what: '', make, ends: { refused: '' } });
  const [shown = []] = await coloursOf(cwd, 'media.mp4');
  for (const [at, value] of [0xc8, 0x3c, 0x28].entries())
    expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(8);
});

it('the table of samples in the documentation is this one', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/media.md'), 'utf8');
  expect(page).toContain(tableOf(samples));
});
