import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { loadEnv } from '@rinkside/platform/env';
import { sniffLength, detectFileType } from '@rinkside/platform/file-type';
import { processMedia } from '@rinkside/workers/media/process-media';
import { MediaError } from '@rinkside/workers/media/media-error';
import type { MediaOutput } from '@rinkside/workers/media/media-output';
import { locateFfmpeg, type FfmpegTools } from '@rinkside/workers/media/ffmpeg';
import { createMediaMaker } from './media-maker.js';
import type { MediaSample } from './media-sample.js';

const tools = locateFfmpeg(loadEnv({ DATABASE_URL: 'postgres://localhost/none' }));

export interface SampleResult {
  stages: MediaOutput[];
  percents: number[];
  rejection?: string;
  /** The folder with the results. */
  cwd: string;
}

/** Processes a file with the same steps as the upload and the media worker, without the database. */
export const processBytes = async (
  cwd: string,
  bytes: Buffer,
  ffmpegTools: FfmpegTools = tools,
): Promise<SampleResult> => {
  await mkdir(cwd, { recursive: true });
  const result: SampleResult = { stages: [], percents: [], cwd };
  if (bytes.length === 0) return { ...result, rejection: mediaRules.missing };
  if (!detectFileType(bytes.subarray(0, sniffLength))) return { ...result, rejection: mediaRules.kind };
  await writeFile(join(cwd, 'in'), bytes);
  try {
    const signal = AbortSignal.timeout(300_000);
    for await (const stage of processMedia(ffmpegTools, { cwd, signal }, (percent) =>
      result.percents.push(percent),
    ))
      result.stages.push(stage);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    result.rejection = error.reason;
  }
  return result;
};

/** Makes a file in a folder of its own. */
export const makeSample = async (
  tempDir: string,
  name: string,
  make: MediaSample['make'],
): Promise<Buffer> => {
  await mkdir(join(tempDir, name), { recursive: true });
  return make(createMediaMaker(join(tempDir, name)), name);
};

/** Makes and processes a file. */
export const processSample = async (
  tempDir: string,
  name: string,
  make: MediaSample['make'],
): Promise<SampleResult> => processBytes(join(tempDir, name, 'work'), await makeSample(tempDir, name, make));
