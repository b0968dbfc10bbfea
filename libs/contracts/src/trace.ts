import * as z from 'zod';
import { success } from './id.js';
import { route } from './route.js';

/** The W3C `traceparent` of something traced. */
export const traceParent = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);

/** The same as a header, where it may also say that nothing is traced. */
export const traceHeader = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);

/** What a browser did, measured on its own clock only: ms before it was told, and ms it took. */
export const browserSpan = z.strictObject({
  /** Its own; sent along as the header `traceparent` where it is a call. */
  self: traceParent,
  /** What it goes on with: `traceparent` of the fact a screen heard. */
  after: traceParent.optional(),
  kind: z.enum(['call', 'paint']),
  /** `POST /api/likes` of a call, `like.changed` of a paint; unknown names are not kept. */
  of: z.string().max(100),
  ago: z.number().min(0).max(120_000),
  took: z.number().min(0).max(120_000),
});
export type BrowserSpan = z.infer<typeof browserSpan>;

export const traceRoutes = {
  tell: route({
    method: 'POST',
    path: '/api/traces',
    summary: 'Takes the spans a browser measured of what is traced: names and times, nothing else.',
    body: z.strictObject({ spans: z.array(browserSpan).min(1).max(20) }),
    reply: success,
    access: 'signedIn',
    limit: { max: 60, seconds: 60 },
  }),
};
