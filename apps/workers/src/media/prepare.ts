import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { headLength, kindOf, type FileKind } from '@rinkside/platform/file-kind';
import { prepareImage } from './image.js';
import { probe } from './probe.js';
import { MediaRefusal } from './refusal.js';
import type { Stage } from './stage.js';
import { mapsTones, type Run, type Tools } from './tools.js';
import { prepareVideo } from './video.js';

const demuxers: Partial<Record<FileKind, string>> = { mov: 'mov', matroska: 'matroska', gif: 'gif' };

const readHead = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
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
export async function* prepare(
  tools: Tools,
  run: Pick<Run, 'cwd' | 'signal'>,
  progress: (percent: number) => void,
): AsyncGenerator<Stage> {
  const fileType = kindOf(await readHead(join(run.cwd, 'in')));
  if (!fileType) throw new MediaRefusal(mediaRules.kind, false);
  const demuxer = demuxers[fileType];
  const video = demuxer && (await probe(tools, run, demuxer, 'in'));
  progress(5);
  // A GIF with a single frame is a photo.
  if (video && (fileType !== 'gif' || video.frames > 1)) {
    const canConvert = !video.hdr || (await mapsTones(tools, run));
    yield* prepareVideo(tools, run, canConvert ? video : { ...video, hdr: null }, progress);
  } else yield await prepareImage(run, fileType);
}
