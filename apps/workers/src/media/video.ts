import { existsSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { masterPlaylist } from './hls-master.js';
import { isBrowserPlayable, planRenditions, type VideoRendition } from './rendition-plan.js';
import { hasUniformKeyframes, type VideoInfo } from './probe.js';
import {
  copyArgs,
  encodeArgs,
  needsSoundFile,
  progressiveMp4Args,
  posterArgs,
  posterFiles,
  soundArgs,
  soundFile,
} from './ffmpeg-args.js';
import { previewArgs, previewFiles, previewTimesFile, previewTrack } from './seek-preview.js';
import { MediaError } from './media-error.js';
import type { MediaOutput } from './media-output.js';
import { ffmpeg, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';

const filesOf = (renditions: VideoRendition[]) =>
  renditions.flatMap(({ name }) => [`${name}.mp4`, `${name}.m3u8`]);

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

const writeMaster = async (cwd: string, file: string, video: VideoInfo, renditions: VideoRendition[]) => {
  const readVariant = async (rendition: VideoRendition) => ({
    ...rendition,
    playlist: await readFile(join(cwd, `${rendition.name}.m3u8`), 'utf8'),
    head: await readHead(join(cwd, `${rendition.name}.mp4`)),
  });
  await writeFile(join(cwd, file), masterPlaylist(await Promise.all(renditions.map(readVariant)), video));
};

const writePoster = async (tools: FfmpegTools, run: FfmpegRun, video: VideoInfo) => {
  await ffmpeg(tools, run, posterArgs(video));
  if (!existsSync(join(run.cwd, 'poster.jpg')))
    throw new MediaError(mediaRules.videoDamaged, true, 'no frame for the poster');
};

/** Writes the pictures of the seek bar and their times. */
const writePreviews = async (tools: FfmpegTools, run: FfmpegRun, video: VideoInfo) => {
  await ffmpeg(tools, run, previewArgs(video));
  const times = join(run.cwd, previewTimesFile);
  await writeFile(join(run.cwd, 'preview.vtt'), previewTrack(video, await readFile(times, 'utf8')));
  await rm(times);
};

/** The progress of an encoder without the steps back that ffmpeg reports since version 7. */
const forwardOnly = (report: (seconds: number) => void) => {
  let latest = 0;
  return (seconds: number) => {
    latest = Math.max(latest, seconds);
    report(latest);
  };
};

/**
 * Processes a video in the run's folder. Yields a playable version first, then all renditions.
 * @param progress Called with 10 to 95 percent.
 * @throws MediaError
 */
export async function* processVideo(
  tools: FfmpegTools,
  run: Pick<FfmpegRun, 'cwd' | 'signal'>,
  video: VideoInfo,
  progress: (percent: number) => void,
): AsyncGenerator<MediaOutput> {
  const canCopy = isBrowserPlayable(video) && (await hasUniformKeyframes(tools, run, video));
  const plan = planRenditions(video, canCopy);
  const { first, remaining, compatible } = plan;
  const { cwd } = run;
  const { totalDuration } = video;
  // Aborts all encoders when the consumer stops early or one of them fails.
  const abort = new AbortController();
  const signal = AbortSignal.any([run.signal, abort.signal]);
  const baseRun: FfmpegRun = { cwd, signal, seconds: totalDuration };
  const limit = Math.min(totalDuration, tools.maxVideoSeconds) + 1;
  const reportProgress = forwardOnly((seconds) => progress(10 + Math.min(seconds / totalDuration, 1) * 85));
  const isCopy = first.maxBitrate === null;
  const [top = first] = isCopy ? [first] : remaining;
  const { width, height } = top;
  const common = {
    mediaType: 'video',
    width,
    height,
    duration: totalDuration,
    thumbnailFile: 'poster.jpg',
    reason: video.lacksSound ? mediaRules.soundFormat : null,
  } as const;

  if (needsSoundFile(video)) await ffmpeg(tools, baseRun, soundArgs(video));
  const firstArgs = isCopy ? copyArgs(video, first) : encodeArgs(video, [first], plan, limit);
  const encodeFirst = async () => {
    const runs = [
      writePoster(tools, baseRun, video),
      ffmpeg(tools, { ...baseRun, onProgress: reportProgress }, firstArgs),
    ];
    settled.push(Promise.allSettled(runs));
    await Promise.all(runs);
    await writeMaster(cwd, 'first.m3u8', video, [first]);
  };

  const encodeRemaining = async () => {
    if (remaining.length === 0) return;
    await ffmpeg(tools, { ...baseRun, isBackground: true }, encodeArgs(video, remaining, plan, limit));
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
      files: [...filesOf([first]), ...posterFiles, 'first.m3u8'],
      final: false,
    };
    await remainingRun;
    await ffmpeg(tools, baseRun, progressiveMp4Args(compatible));
    await writePreviews(tools, baseRun, video);
    await rm(join(cwd, soundFile), { force: true });
    await writeMaster(cwd, 'master.m3u8', video, [first, ...remaining]);
    yield {
      ...common,
      mediaFile: 'media.mp4',
      playbackFile: 'master.m3u8',
      files: [...filesOf(remaining), 'media.mp4', ...previewFiles, 'master.m3u8'],
      final: true,
    };
  } finally {
    abort.abort();
    await Promise.all(settled);
  }
}
