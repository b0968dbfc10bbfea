import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

// Separate from rate-limiter.ts so that processes without Redis can import it.

/** Counts one call; with 0 points it only checks. @returns 0 when it is allowed, else the whole seconds until it is. */
export const consumePoint = async (
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<number> => {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw rejection;
  }
};
