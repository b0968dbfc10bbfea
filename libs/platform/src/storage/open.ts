import type { Env } from '../env.js';
import { diskStorage } from './disk.js';
import type { Storage } from './storage.js';

/** S3 where S3_ENDPOINT is given, else the local disk below RINKSIDE_HOME, and then S3's client is not even loaded. */
export const openStorage = async (env: Env): Promise<Storage> =>
  env.S3_ENDPOINT ? (await import('./s3.js')).s3Storage(env) : diskStorage(env.RINKSIDE_HOME);
