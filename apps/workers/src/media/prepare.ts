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

const headOf = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Prepares the file `in` of a folder of its own, whatever it is, and leaves the results beside it.
 * Yields once something can be shown, and again when all of it is there.
 * @throws MediaRefusal with the reason for people.
 */
export async function* prepare(
  tools: Tools,
  run: Pick<Run, 'cwd' | 'signal'>,
  progress: (percent: number) => void,
): AsyncGenerator<Stage> {
  const kind = kindOf(await headOf(join(run.cwd, 'in')));
  if (!kind) throw new MediaRefusal(mediaRules.kind, false);
  const demuxer = demuxers[kind];
  const film = demuxer && (await probe(tools, run, demuxer, 'in'));
  progress(5);
  // A GIF of one picture is a photo.
  if (film && (kind !== 'gif' || film.frames > 1)) {
    const toned = film.hdr && !(await mapsTones(tools, run)) ? { ...film, hdr: null } : film;
    yield* prepareVideo(tools, run, toned, progress);
  } else yield await prepareImage(run, kind);
}
