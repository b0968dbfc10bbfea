import { expect, test } from 'vitest';
import { loadEnv } from './env.js';
import { createLog } from './log.js';
import { RateLimiter } from './rate-limiter.js';

test.each([
  ['not configured', {}],
  ['unavailable', { REDIS_URL: 'redis://127.0.0.1:1' }],
])('counts in memory while Redis is %s', async (_state, redis) => {
  const env = loadEnv({ DATABASE_URL: 'postgres://localhost/rink', ...redis });
  const limiter = await RateLimiter.open(env, createLog('test', 'silent'));
  const limit = { max: 2, seconds: 60 };
  const consume = (caller: string) => limiter.consume('read', limit, caller);
  try {
    expect([await consume('a'), await consume('a')]).toEqual([0, 0]);
    const retryAfterSeconds = await consume('a');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await consume('b')).toBe(0);
    const type = (text: string) => limiter.consumeText('search', limit, 'a', text);
    for (const text of ['i', 'id', 'ida', 'ben', 'benn']) expect(await type(text)).toBe(0);
    for (const text of ['be', 'ben']) expect(await type(text)).toBeGreaterThan(0);
  } finally {
    await limiter.close();
  }
});
