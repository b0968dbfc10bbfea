import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { callRoute } from '@rinkside/testkit/client';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import type { Part } from '../part.js';
import { compare, inTurns } from '../rounds.js';

const run = promisify(execFile);
const length = 10;

/** The standard clip: 10 s of 1080p with 30 frames, H.264 with 12.8 Mb/s, much motion, and AAC. */
const makeClip = async (home: string) => {
  const source = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=1920x1080:r=30:d=${length}`,
    '-f',
    'lavfi',
    '-i',
    `sine=f=440:d=${length}`,
  ];
  const moving = ['-vf', 'noise=alls=18:allf=t', '-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '12.8M'];
  const rate = ['-maxrate', '12.8M', '-bufsize', '12.8M', '-g', '60', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await run(
    'ffmpeg',
    ['-v', 'error', '-nostdin', '-y', ...source, '-shortest', ...moving, ...rate, '-f', 'mp4', 'in'],
    { cwd: home },
  );
  return readFile(join(home, 'in'));
};

const timed = async (work: () => Promise<unknown>) => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
};

const hls = (name: string) => [
  '-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file+independent_segments', '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`,
]; // prettier-ignore
const rung = (label: string, name: string, bitrate: number) => [
  '-map', label, '-map', '0:a', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'main',
  '-maxrate', String(bitrate), '-bufsize', String(2 * bitrate), '-g', '60', '-sc_threshold', '0',
  '-pix_fmt', 'yuv420p', '-c:a', 'copy', ...hls(name),
]; // prettier-ignore

/** The same work by bare programs: no fence, no limits, into a folder; with the priority the product gives its own. */
const bareCommands = (home: string) => {
  const input = ['-i', join(home, 'in')];
  const bare = async (program: string, args: string[]) => {
    const cwd = await mkdtemp(join(home, 'raw-'));
    await run('nice', ['-n', '10', program, '-v', 'error', ...args], { cwd, maxBuffer: 50_000_000 });
    await rm(cwd, { recursive: true });
  };
  const first = async () => {
    await bare('ffprobe', [
      '-show_streams',
      '-show_format',
      '-show_entries',
      'packet=pts_time,flags',
      ...input,
    ]);
    await bare('ffmpeg', ['-ss', '1', ...input, '-frames:v', '1', '-vf', 'scale=1280:-2', 'poster.jpg']);
    await bare('ffmpeg', [...input, '-c', 'copy', ...hls('source')]);
  };
  const all = () =>
    bare('ffmpeg', [
      ...input,
      '-filter_complex', '[0:v]split=2[a][b];[a]scale=1280:720[v0];[b]scale=854:480[v1]',
      '-map', '0:v', '-map', '0:a', '-c', 'copy', ...hls('source'),
      ...rung('[v0]', '720', 2_800_000), ...rung('[v1]', '480', 1_400_000),
    ]); // prettier-ignore
  return async () => ({ first: await timed(first), all: await timed(all) });
};

/** P11 and P12: from the answer to an upload until it can be played, and until all of it is there. */
export const media: Part = {
  ids: ['P11', 'P12'],
  async run(stage, { rounds }, tell) {
    const fleet = await stage.fleet({ items: 100_000 });
    const { origin } = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, 'transcode-highlight,remove-object');
    const home = await mkdtemp(join(tmpdir(), 'rinkside-bench-'));
    const token = await fleet.issuer.token('1000');
    const screen = await new Screen(origin, token).open();
    try {
      const file = new Blob([new Uint8Array(await makeClip(home))]);
      const product = async () => {
        const { id } = await callRoute(origin, token, highlightRoutes.create, { file, body: {} });
        const since = performance.now();
        await screen.hears('highlight.ready', ({ highlight }) => highlight.id === id);
        const first = (performance.now() - since) / 1000;
        const whole = () =>
          screen
            .all('feed.changed')
            .some(
              ({ item }) =>
                item.content_type === 'highlight' && item.id === id && item.media_url?.endsWith('/media.mp4'),
            );
        await until('all of it is heard of', whole, 60_000);
        return { first, all: (performance.now() - since) / 1000 };
      };
      const found = await inTurns(Math.min(rounds, 3), { floor: bareCommands(home), product });
      const first = compare(found.floor, found.product, 'first');
      const all = compare(found.floor, found.product, 'all');
      tell({
        id: 'P11',
        what: 'the standard clip (10 s of 1080p), upload answered to first playable',
        unit: 's',
        ...first,
        held: first.ratio,
        bar: { most: 2 },
      });
      tell({
        id: 'P12',
        what: 'all of its renditions',
        unit: 's',
        ...all,
        held: all.ratio,
        bar: { most: 1.1 },
      });
      const each = all.product / length;
      tell({
        id: 'P12',
        what: 'the same for a second of film',
        unit: 's',
        floor: all.floor / length,
        product: each,
        held: each,
        bar: { most: 0.5 },
      });
    } finally {
      screen.close();
      await rm(home, { recursive: true, force: true });
    }
  },
};
