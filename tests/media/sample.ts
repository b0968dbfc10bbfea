import type { maker } from './make.js';

export type Make = ReturnType<typeof maker>;

/** An uploaded file and its expected result. */
export interface Sample {
  what: string;
  make: (make: Make, name: string) => Promise<Buffer>;
  ends:
    | { shown: 'video'; size: string; renditions: string[]; sound: boolean }
    | { shown: 'image'; size: string }
    | { refused: string };
}

/** Returns a `make` function for a clip encoded with these ffmpeg arguments. */
export const clip =
  (args: string[], more: Parameters<Make['clip']>[2] = {}): Sample['make'] =>
  (make, name) =>
    make.clip(name, args, more);
