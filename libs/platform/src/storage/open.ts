import type { Env } from '../env.js';
import { diskStorage } from './disk.js';
import { s3Storage } from './s3.js';
import type { Storage } from './storage.js';

/** S3 where S3_ENDPOINT is given, else the local disk below RINKSIDE_HOME. */
export const openStorage = (env: Env): Promise<Storage> =>
  env.S3_ENDPOINT ? s3Storage(env) : diskStorage(env.RINKSIDE_HOME);
