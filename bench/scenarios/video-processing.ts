import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { callRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { clipSeconds, makeClip } from '../data/test-clip.js';
import type { Scenario } from '../scenario.js';
import { compare, interleave } from '../rounds.js';

const run = promisify(execFile);
const measureSeconds = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

const hlsArgs = (name: string) => [
  '-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file+independent_segments', '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`,
]; // prettier-ignore
const renditionArgs = (label: string, name: string, bitrate: number) => [
  '-map', label, '-map', '0:a', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'main',
  '-maxrate', String(bitrate), '-bufsize', String(2 * bitrate), '-g', '60', '-sc_threshold', '0',
  '-pix_fmt', 'yuv420p', '-c:a', 'copy', ...hlsArgs(name),
]; // prettier-ignore

/** Baseline: the same work with plain ffmpeg, without isolation or limits, at the product's scheduling priority. */
const bareCommands = (home: string) => {
  const input = ['-i', join(home, 'in')];
  const runBare = async (program: string, args: string[]) => {
    const cwd = await mkdtemp(join(home, 'raw-'));
    await run('nice', ['-n', '10', program, '-v', 'error', ...args], { cwd, maxBuffer: 50_000_000 });
    await rm(cwd, { recursive: true });
  };
  const first = async () => {
    await runBare('ffprobe', [
      '-show_streams',
      '-show_format',
      '-show_entries',
      'packet=pts_time,flags',
      ...input,
    ]);
    await runBare('ffmpeg', ['-ss', '1', ...input, '-frames:v', '1', '-vf', 'scale=1280:-2', 'poster.jpg']);
    await runBare('ffmpeg', [...input, '-c', 'copy', ...hlsArgs('source')]);
  };
  const all = () =>
    runBare('ffmpeg', [
      ...input,
      '-filter_complex', '[0:v]split=2[a][b];[a]scale=1280:720[v0];[b]scale=854:480[v1]',
      '-map', '0:v', '-map', '0:a', '-c', 'copy', ...hlsArgs('source'),
      ...renditionArgs('[v0]', '720', 2_800_000), ...renditionArgs('[v1]', '480', 1_400_000),
    ]); // prettier-ignore
  return async () => ({ first: await measureSeconds(first), all: await measureSeconds(all) });
};

/** P11 and P12: time from the upload's reply to the first playable rendition, and to all renditions. */
export const videoProcessing: Scenario = {
  ids: ['P11', 'P12'],
  async run(benchEnv, { rounds }, record) {
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const { origin } = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, 'transcode-highlight,delete-object');
    const home = await mkdtemp(join(tmpdir(), 'rinkside-bench-'));
    const token = await fleet.issuer.token('1000');
    const client = await new LiveClient(origin, token).open();
    try {
      const file = new Blob([new Uint8Array(await makeClip(home))]);
      const product = async () => {
        const { id } = await callRoute(origin, token, highlightRoutes.create, { file, body: {} });
        const startedAt = performance.now();
        await client.waitForEvent('highlight.ready', ({ highlight }) => highlight.id === id);
        const first = (performance.now() - startedAt) / 1000;
        const isComplete = () =>
          client
            .eventsNamed('feed.changed')
            .some(
              ({ item }) =>
                item.content_type === 'highlight' && item.id === id && item.media_url?.endsWith('/media.mp4'),
            );
        await waitFor('all renditions are ready', isComplete, 60_000);
        return { first, all: (performance.now() - startedAt) / 1000 };
      };
      const samples = await interleave(Math.min(rounds, 3), { baseline: bareCommands(home), product });
      const first = compare(samples.baseline, samples.product, 'first');
      const all = compare(samples.baseline, samples.product, 'all');
      record({
        id: 'P11',
        what: 'test clip (10 s of 1080p), from upload reply to first playable',
        unit: 's',
        ...first,
        value: first.ratio,
        target: { max: 2 },
      });
      record({
        id: 'P12',
        what: 'all renditions',
        unit: 's',
        ...all,
        value: all.ratio,
        target: { max: 1.1 },
      });
      const secondsPerSecond = all.product / clipSeconds;
      record({
        id: 'P12',
        what: 'all renditions, per second of video',
        unit: 's',
        baseline: all.baseline / clipSeconds,
        product: secondsPerSecond,
        value: secondsPerSecond,
        target: { max: 0.5 },
      });
    } finally {
      client.close();
      await rm(home, { recursive: true, force: true });
    }
  },
};
