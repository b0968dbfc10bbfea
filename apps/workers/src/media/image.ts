import { fileURLToPath } from 'node:url';
import { mediaRules } from '@rinkside/contracts/media';
import type { FileKind } from '@rinkside/platform/file-kind';
import { ForeignFailure, runForeign } from '@rinkside/platform/sandbox';
import * as z from 'zod';
import { MediaRefusal, oursOf } from './refusal.js';
import type { Stage } from './stage.js';
import type { Run } from './tools.js';

/** The largest photo accepted, pixels. Phones take up to 48 megapixels. */
export const imagePixels = 60_000_000;

/** Resolves in the sources and in the build. */
const imageWorker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image-worker.ts' : './image-worker.js', import.meta.url),
);
const imageSize = z.object({ width: z.int().min(1), height: z.int().min(1) });

const toMediaError = (error: unknown): unknown => {
  if (!(error instanceof ForeignFailure) || error.kind === 'stopped') return error;
  const infrastructureError = oursOf(error);
  if (infrastructureError) return infrastructureError;
  if (error.code === 3) return new MediaRefusal(mediaRules.imagePixels, false, error.said);
  const isTooSlow = error.kind === 'timeout' || error.kind === 'killed';
  return new MediaRefusal(isTooSlow ? mediaRules.slow : mediaRules.imageDamaged, true, error.message);
};

/**
 * Re-encodes a photo in two sizes, each as JPEG and WebP, rotated upright and without metadata.
 * @throws MediaError
 */
export const prepareImage = async (
  { cwd, signal }: Pick<Run, 'cwd' | 'signal'>,
  fileType: FileKind,
): Promise<Stage> => {
  try {
    const output = await runForeign({
      program: process.execPath,
      args: ['--max-old-space-size=512', imageWorker, fileType, String(imagePixels)],
      cwd,
      signal,
      memory: { data: 1_500_000_000 },
      cpu: 60,
      file: 200_000_000,
      wall: 60_000,
      output: 10_000,
    });
    const { width, height } = imageSize.parse(JSON.parse(output));
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
    throw toMediaError(error);
  }
};
