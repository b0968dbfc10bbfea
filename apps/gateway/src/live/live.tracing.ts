import { traceField } from '@rinkside/platform/live-publisher';
import type { Tracing } from '@rinkside/platform/tracing';
import * as z from 'zod';

/** The part of a live stream entry that is read here. */
const broadcast = z.looseObject({
  packet: z.looseObject({ data: z.tuple([z.string()], z.unknown()) }),
  opts: z.looseObject({ flags: z.looseObject({ volatile: z.boolean().optional() }) }),
});

/**
 * Delivers a traced entry within a span, and appends the trace context for clients. Volatile events stay as they are:
 * socket.io-client 4.8.4 takes a string at the end of any event for the offset of its connection state recovery.
 */
export const deliverTraced = <Entry extends { data?: string }>(
  tracing: Tracing,
  entry: Entry,
  deliver: (entry: Entry) => void,
) => {
  const traceparent: unknown = Reflect.get(entry, traceField);
  if (typeof traceparent !== 'string' || !entry.data) return deliver(entry);
  const { data } = broadcast.safeParse(JSON.parse(entry.data));
  if (!data || data.opts.flags.volatile) return deliver(entry);
  const span = tracing.startSpan(`live ${data.packet.data[0]}`, 'consumer', traceparent);
  if (span) data.packet.data.push(span.traceparent);
  deliver(span ? { ...entry, data: JSON.stringify(data) } : entry);
  span?.end();
};
