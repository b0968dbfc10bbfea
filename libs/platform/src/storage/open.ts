import type { Env } from '../env.js';
import { diskStorage } from './disk.js';
import type { Storage } from './storage.js';

/** Opens S3 storage if S3_ENDPOINT is set, else the local disk under RINKSIDE_HOME. The S3 client is loaded on demand. */
export const openStorage = async (env: Env): Promise<Storage> =>
  env.S3_ENDPOINT ? (await import('./s3.js')).s3Storage(env) : diskStorage(env.RINKSIDE_HOME);
