import * as z from './zod.schema.js';
import { example } from './example.js';
import { success } from './id.schema.js';
import { rawText } from './text.schema.js';

/** W3C `traceparent` of a sampled trace. */
const traceParent = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);

/** W3C `traceparent` header, sampled or not. */
export const traceHeader = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);

/** A span measured by a browser. `ago` (ms from its start to this report) and `took` (ms) use only the browser's clock. */
const browserSpan = z.strictObject({
  /** Its own `traceparent`; a call also sends it as the header. */
  self: traceParent.meta(example('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')),
  /** Parent span: `traceparent` of the live event the browser received. */
  after: traceParent.optional().meta(example('00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01')),
  kind: z.enum(['call', 'paint']),
  /** `POST /api/likes` for a call, `like.changed` for a paint; spans with unknown names are dropped. */
  of: rawText().max(100).meta(example('POST /api/likes')),
  ago: z.number().min(0).max(120_000),
  took: z.number().min(0).max(120_000),
});
export type BrowserSpan = z.infer<typeof browserSpan>;

export const traceSchemas = {
  tell: {
    summary: 'Accepts trace spans measured by a browser: names and times only.',
    body: z.strictObject({ spans: z.array(browserSpan).min(1).max(20) }),
    reply: success,
  },
};
