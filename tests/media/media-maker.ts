import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);

/** Location and device metadata that no stored object may contain. */
export const privateMetadataValues = ['+44.9778-093.2650', '44.9778', 'SpyPhone', '44/1 58/1 40/1'];
const privateMetadata = [
  '-metadata', 'location=+44.9778-093.2650/', '-metadata', 'com.apple.quicktime.location.ISO6709=+44.9778-093.2650/',
  '-metadata', 'make=SpyPhone', '-metadata', 'model=SpyPhone 9', '-metadata:s:v:0', 'handler_name=SpyPhone',
  '-movflags', '+use_metadata_tags',
]; // prettier-ignore

/** Creates media files in a folder with ffmpeg and sharp. */
export const createMediaMaker = (folder: string) => {
  const at = (name: string) => join(folder, name);
  const ffmpeg = (args: string[]) =>
    run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { cwd: folder, maxBuffer: 1e6 });
  const videoInput = (size: string, rate: number, seconds: number) => [
    '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
  ]; // prettier-ignore
  const audioInput = (seconds: number) => ['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`];

  /** Creates a clip with sound and with location and camera metadata; `args` set the codecs. */
  const clip = async (
    name: string,
    args: string[],
    { size = '640x360', rate = 30, seconds = 2, silent = false } = {},
  ) => {
    const source = [
      ...videoInput(size, rate, seconds),
      ...(silent ? [] : [...audioInput(seconds), '-shortest']),
    ];
    await ffmpeg([...source, ...args, ...(/\.(mp4|mov|3gp)$/.test(name) ? privateMetadata : []), name]);
    return readFile(at(name));
  };

  const photo = (width = 900, height = 600) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#2a6',
        noise: { type: 'gaussian', mean: 120, sigma: 30 },
      },
    }).withExif({
      IFD0: { Make: 'SpyPhone', Model: 'SpyPhone 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 58/1 40/1' },
    });

  return {
    at,
    ffmpeg,
    clip,
    photo,
    write: async (name: string, bytes: Buffer | string) => {
      await writeFile(at(name), bytes);
      return readFile(at(name));
    },
  };
};

/** Writes the display matrix of the first track of an MP4. ffmpeg changed the option for it in version 6. */
export const turned = (mp4: Buffer, clockwiseDegrees: 90 | 270): Buffer => {
  const sign = clockwiseDegrees === 90 ? 1 : -1;
  const matrix = [0, sign, 0, -sign, 0, 0, 0, 0].map((value) => value * 65_536);
  const bytes = Buffer.from(mp4);
  const start = bytes.indexOf('tkhd') + 44;
  for (const [at, value] of matrix.entries()) bytes.writeInt32BE(value, start + 4 * at);
  return bytes;
};

export const h264 = [
  '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '30', '-c:a', 'aac',
]; // prettier-ignore
export const hevc = [
  '-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params', 'log-level=none', '-c:a', 'aac',
]; // prettier-ignore
const hdr = (transfer: string) => [
  '-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-c:a', 'aac',
  '-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc',
  '-x265-params', `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`,
]; // prettier-ignore
export const hdr10 = hdr('smpte2084');
export const hlg = hdr('arib-std-b67');
export const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'];
export const av1 = ['-c:v', 'libsvtav1', '-preset', '12', '-pix_fmt', 'yuv420p', '-c:a', 'libopus'];
