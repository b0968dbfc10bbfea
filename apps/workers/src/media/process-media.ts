import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { sniffLength, detectFileType, type FileType } from '@rinkside/platform/file-type';
import { processImage } from './image.js';
import { probe } from './probe.js';
import { MediaError } from './media-error.js';
import type { MediaOutput } from './media-output.js';
import { supportsToneMapping, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';
import { processVideo } from './video.js';

const demuxers: Partial<Record<FileType, string>> = {
  mov: 'mov',
  matroska: 'matroska',
  gif: 'gif',
  mpegts: 'mpegts',
  mpeg: 'mpeg',
  avi: 'avi',
  asf: 'asf',
  flv: 'flv',
  ogg: 'ogg',
};

const readHead = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Processes the upload in the file `in` of `run.cwd` and writes the results into the same folder. Yields once something
 * can be shown and again when everything is finished.
 * @throws MediaError with the reason to show to the author.
 */
export async function* processMedia(
  tools: FfmpegTools,
  run: Pick<FfmpegRun, 'cwd' | 'signal'>,
  progress: (percent: number) => void,
): AsyncGenerator<MediaOutput> {
  const fileType = detectFileType(await readHead(join(run.cwd, 'in')));
  if (!fileType) throw new MediaError(mediaRules.kind, false);
  const demuxer = demuxers[fileType];
  const video = demuxer && (await probe(tools, run, demuxer, 'in'));
  progress(5);
  // A GIF with a single frame is a photo.
  if (video && (fileType !== 'gif' || video.frameCount > 1)) {
    const canConvert = !video.wideColor || (await supportsToneMapping(tools, run));
    yield* processVideo(tools, run, canConvert ? video : { ...video, wideColor: null }, progress);
  } else yield await processImage(run, fileType);
}
