/**
 * F24 on a gateway without the bound on requests in progress (`http/concurrency-limit.ts`), measured once on two cores with the
 * same load. The search for the highest rate had one round.
 */
export const overloadWithoutBound: Record<string, number> = {
  'highest rate, requests per second': 710,
  'p99 at half of it, ms': 58,
  'accepted at twice the highest rate, per second': 482,
  'highest rate, ratio to the accepted rate': 1.47,
  'p99 of accepted requests, ms': 3991,
  'p99 of accepted requests, ratio to half the rate': 69.06,
  'p50 of refusals, ratio to a health check': 188.52,
  'other answers and lost connections': 54_137,
  'acknowledged posts that are lost': 0,
  'posts that exist twice': 0,
};
