import { expect, it } from 'vitest';
import { loadEnv } from '../env.js';
import { openStorage } from './open.js';

it.each([
  [{}, 'S3_ACCESS_KEY is empty'],
  [{ S3_ACCESS_KEY: '', S3_SECRET_KEY: 'secret' }, 'S3_ACCESS_KEY is empty'],
  [{ S3_ACCESS_KEY: 'key', S3_SECRET_KEY: '' }, 'S3_SECRET_KEY is empty'],
])('names the missing key of S3: %j', async (keys, sentence) => {
  const env = loadEnv({
    DATABASE_URL: 'postgres://user:password@127.0.0.1:1/unused',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    ...keys,
  });
  await expect(openStorage(env)).rejects.toThrow(sentence);
});
