import type { maker } from './make.js';

export type Make = ReturnType<typeof maker>;

/** One input, and how it must end. */
export interface Sample {
  what: string;
  make: (make: Make, name: string) => Promise<Buffer>;
  ends:
    | { shown: 'video'; size: string; renditions: string[]; sound: boolean }
    | { shown: 'image'; size: string }
    | { refused: string };
}

/** A clip coded like this. */
export const clip =
  (args: string[], more: Parameters<Make['clip']>[2] = {}): Sample['make'] =>
  (make, name) =>
    make.clip(name, args, more);
