import { fileURLToPath } from 'node:url';
import { mediaRules } from '@rinkside/contracts/media';
import { imageExitCodes } from '@rinkside/domain/image/image-program';
import { photoFiles } from '@rinkside/domain/image/photo-renditions';
import type { FileType } from '@rinkside/platform/file-type';
import { SandboxError, runSandboxed } from '@rinkside/platform/sandbox';
import * as z from 'zod';
import { MediaError, asInfrastructureError } from './media-error.js';
import type { MediaOutput } from './media-output.js';
import type { FfmpegRun } from './ffmpeg.js';

/** The largest photo accepted, pixels. Phones take up to 48 megapixels. */
export const maxImagePixels = 60_000_000;

/** Resolves in the sources and in the build. */
const imageWorker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image-worker.ts' : './image-worker.js', import.meta.url),
);
const imageSize = z.object({ width: z.int().min(1), height: z.int().min(1) });

const toMediaError = (error: unknown): unknown => {
  if (!(error instanceof SandboxError) || error.kind === 'stopped') return error;
  const infrastructureError = asInfrastructureError(error);
  if (infrastructureError) return infrastructureError;
  if (error.exitCode === imageExitCodes.tooLarge)
    return new MediaError(mediaRules.imagePixels, false, error.stderrTail);
  const isTooSlow = error.kind === 'timeout' || error.kind === 'killed';
  return new MediaError(isTooSlow ? mediaRules.imageSlow : mediaRules.imageDamaged, true, error.message);
};

/**
 * Re-encodes a photo in two sizes, each as JPEG and WebP, rotated upright and without metadata.
 * @throws MediaError
 */
export const processImage = async (
  { cwd, signal }: Pick<FfmpegRun, 'cwd' | 'signal'>,
  fileType: FileType,
): Promise<MediaOutput> => {
  try {
    const output = await runSandboxed({
      program: process.execPath,
      args: ['--max-old-space-size=512', imageWorker, fileType, String(maxImagePixels)],
      cwd,
      signal,
      memory: { data: 1_500_000_000 },
      cpuSeconds: 60,
      maxFileBytes: 200_000_000,
      timeoutMs: 60_000,
      maxOutputBytes: 10_000,
    });
    const { width, height } = imageSize.parse(JSON.parse(output.toString()));
    return {
      mediaType: 'image',
      width,
      height,
      duration: null,
      mediaFile: 'image.jpg',
      playbackFile: null,
      thumbnailFile: 'small.jpg',
      reason: null,
      files: [...photoFiles],
      final: true,
    };
  } catch (error) {
    throw toMediaError(error);
  }
};
