import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { masterPlaylist } from './master.js';
import { planOf, type Rung } from './plan.js';
import type { Film } from './probe.js';
import { copyArgs, encodeArgs, everybodyArgs, posterArgs, posters } from './render.js';
import type { Stage } from './stage.js';
import { ffmpeg, type Run, type Tools } from './tools.js';

const filesOf = (renditions: Rung[]) => renditions.flatMap(({ name }) => [`${name}.mp4`, `${name}.m3u8`]);

/** Reads enough of an MP4 to contain its `avcC` box. */
const readHead = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const writeMaster = async (cwd: string, file: string, video: Film, renditions: Rung[]) => {
  const readVariant = async (rendition: Rung) => ({
    ...rendition,
    playlist: await readFile(join(cwd, `${rendition.name}.m3u8`), 'utf8'),
    head: await readHead(join(cwd, `${rendition.name}.mp4`)),
  });
  await writeFile(join(cwd, file), masterPlaylist(await Promise.all(renditions.map(readVariant)), video));
};

/**
 * Processes a video in the run's folder. Yields a playable version first, then all renditions.
 * @param progress Called with 10 to 95 percent.
 * @throws MediaError
 */
export async function* prepareVideo(
  tools: Tools,
  run: Pick<Run, 'cwd' | 'signal'>,
  video: Film,
  progress: (percent: number) => void,
): AsyncGenerator<Stage> {
  const plan = planOf(video);
  const { first, rest, everybody } = plan;
  const { cwd } = run;
  const { length } = video;
  // Aborts all encoders when the consumer stops early or one of them fails.
  const abort = new AbortController();
  const signal = AbortSignal.any([run.signal, abort.signal]);
  const baseRun: Run = { cwd, signal, seconds: length };
  const limit = Math.min(length, tools.seconds) + 1;
  const reportProgress = (seconds: number) => progress(10 + Math.min(seconds / length, 1) * 85);
  const isCopy = first.bitrate === null;
  const [top = first] = isCopy ? [first] : rest;
  const { width, height } = top;
  const common = {
    mediaType: 'video',
    width,
    height,
    duration: length,
    thumbnailFile: 'poster.jpg',
  } as const;

  const firstArgs = isCopy ? copyArgs(video, first) : encodeArgs(video, [first], plan, limit);
  const encodeFirst = async () => {
    const runs = [
      ffmpeg(tools, baseRun, posterArgs(video)),
      ffmpeg(tools, { ...baseRun, onTime: reportProgress }, firstArgs),
    ];
    settled.push(Promise.allSettled(runs));
    await Promise.all(runs);
    await writeMaster(cwd, 'first.m3u8', video, [first]);
  };

  const encodeRemaining = async () => {
    if (rest.length === 0) return;
    await ffmpeg(tools, { ...baseRun, patient: true }, encodeArgs(video, rest, plan, limit));
  };
  // Copying needs little CPU, so the other renditions are encoded in parallel with it.
  const parallel = isCopy ? encodeRemaining() : undefined;
  const settled: Promise<unknown>[] = parallel ? [Promise.allSettled([parallel])] : [];
  try {
    await encodeFirst();
    const remainingRun = parallel ?? encodeRemaining();
    settled.push(Promise.allSettled([remainingRun]));
    yield {
      ...common,
      mediaFile: `${first.name}.mp4`,
      playbackFile: 'first.m3u8',
      files: [...filesOf([first]), ...posters, 'first.m3u8'],
      final: false,
    };
    await remainingRun;
    await ffmpeg(tools, baseRun, everybodyArgs(everybody));
    await writeMaster(cwd, 'master.m3u8', video, isCopy ? [first, ...rest] : [...rest, first]);
    yield {
      ...common,
      mediaFile: 'media.mp4',
      playbackFile: 'master.m3u8',
      files: [...filesOf(rest), 'media.mp4', 'master.m3u8'],
      final: true,
    };
  } finally {
    abort.abort();
    await Promise.all(settled);
  }
}
