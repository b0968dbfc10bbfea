import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createMediaMaker } from './media-maker.js';

export type MediaMaker = ReturnType<typeof createMediaMaker>;

/** An uploaded file and its expected result. */
export interface MediaSample {
  what: string;
  make: (make: MediaMaker, name: string) => Promise<Buffer>;
  expected:
    | { shown: 'video'; size: string; renditions: string[]; sound: boolean; reason?: string }
    | { shown: 'image'; size: string }
    | { refused: string };
}

/** Returns a `make` function for a clip encoded with these ffmpeg arguments. */
export const encodedClip =
  (args: string[], more: Parameters<MediaMaker['clip']>[2] = {}): MediaSample['make'] =>
  (make, name) =>
    make.clip(name, args, more);

/** Returns a `make` function for a file in `tests/media/cases`. */
export const caseFile =
  (file: string): MediaSample['make'] =>
  () =>
    readFile(join(import.meta.dirname, 'cases', file));
