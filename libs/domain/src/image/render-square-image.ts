import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { imageRules } from '@rinkside/contracts/image';
import { type FileType, sniffLength, detectFileType } from '@rinkside/platform/file-type';
import { AppError } from '@rinkside/platform/errors';
import { SandboxError, runSandboxed } from '@rinkside/platform/sandbox';
import { imageExitCodes } from './image-program.js';
import type { ImageFit } from './square-image.js';

/** Pixels accepted by type. AVIF needs 14 bytes of memory per pixel, the others at most 6. */
const maxPixels: Partial<Record<FileType, number>> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  webp: 40_000_000,
  gif: 40_000_000,
  avif: 20_000_000,
  heic: 50_000_000,
};

/** Longest time that a program takes, ms. */
export const imageTimeoutMs = 25_000;

/** `data` includes 570 MB that Node reserves and does not use: about 530 MB remain for the image. */
const limits = {
  memory: { data: 1_100_000_000 },
  cpuSeconds: 15,
  maxFileBytes: 0,
  timeoutMs: imageTimeoutMs,
  maxOutputBytes: 2_000_000,
};

/** Resolves in the sources and in the build. */
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './square-image-program.ts' : './square-image-program.js',
    import.meta.url,
  ),
);

const toAppError = (error: unknown): unknown => {
  if (!(error instanceof SandboxError) || error.kind === 'missing') return error;
  return error.kind === 'failed' && error.exitCode !== imageExitCodes.tooLarge
    ? new AppError('unsupportedType', imageRules.type)
    : new AppError('tooLarge', imageRules.pixels);
};

/**
 * Converts an uploaded image to an upright, square WebP without metadata, in a sandboxed process. The type is detected
 * from the bytes, not from the file name or declared type.
 * @throws unsupportedType if it is not an image, tooLarge if it has too many pixels or takes too long.
 */
export const renderSquareImage = async (bytes: Buffer, fit: ImageFit): Promise<Buffer> => {
  const fileType = detectFileType(bytes.subarray(0, sniffLength));
  const pixels = fileType && maxPixels[fileType];
  if (!pixels) throw new AppError('unsupportedType', imageRules.type);
  try {
    return await runSandboxed({
      ...limits,
      program: process.execPath,
      args: ['--max-old-space-size=128', program, fileType, String(pixels), fit],
      // libvips would store large images in temporary files.
      env: { VIPS_DISC_THRESHOLD: '4g' },
      input: bytes,
      cwd: tmpdir(),
    });
  } catch (error) {
    throw toAppError(error);
  }
};
