import { fileURLToPath } from 'node:url';
import { mediaRules } from '@rinkside/contracts/media';
import type { FileKind } from '@rinkside/platform/file-kind';
import { ForeignFailure, runForeign } from '@rinkside/platform/sandbox';
import * as z from 'zod';
import { MediaRefusal, oursOf } from './refusal.js';
import type { Stage } from './stage.js';
import type { Run } from './tools.js';

/** The largest photo taken, pixels: phones' 48 megapixels and a little. */
export const imagePixels = 60_000_000;

/** From the sources as from the build. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './draw.ts' : './draw.js', import.meta.url),
);
const drawn = z.object({ width: z.int().min(1), height: z.int().min(1) });

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof ForeignFailure) || error.kind === 'stopped') return error;
  const ours = oursOf(error);
  if (ours) return ours;
  if (error.code === 3) return new MediaRefusal(mediaRules.imagePixels, false, error.said);
  const slow = error.kind === 'timeout' || error.kind === 'killed';
  return new MediaRefusal(slow ? mediaRules.slow : mediaRules.imageDamaged, true, error.message);
};

/** Draws a photo anew in two sizes, each as JPEG and WebP, upright and without metadata. @throws MediaRefusal */
export const prepareImage = async (
  { cwd, signal }: Pick<Run, 'cwd' | 'signal'>,
  kind: FileKind,
): Promise<Stage> => {
  try {
    const said = await runForeign({
      program: process.execPath,
      args: ['--max-old-space-size=512', program, kind, String(imagePixels)],
      cwd,
      signal,
      memory: { data: 1_500_000_000 },
      cpu: 60,
      file: 200_000_000,
      wall: 60_000,
      output: 10_000,
    });
    const { width, height } = drawn.parse(JSON.parse(said));
    return {
      mediaType: 'image',
      width,
      height,
      duration: null,
      mediaFile: 'image.jpg',
      playbackFile: null,
      thumbnailFile: 'small.jpg',
      files: ['image.jpg', 'image.webp', 'small.jpg', 'small.webp'],
      final: true,
    };
  } catch (error) {
    throw refusalOf(error);
  }
};
