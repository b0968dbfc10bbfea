import { tracedBy } from '@rinkside/platform/sockets';
import type { Tracing } from '@rinkside/platform/tracing';
import * as z from 'zod';

/** What an entry of the live stream holds of a broadcast, as far as this looks at it. */
const broadcast = z.looseObject({
  packet: z.looseObject({ data: z.tuple([z.string()], z.unknown()) }),
});

/** Hands a traced fact over as a span of this gateway; who hears it is told how to go on. */
export const handOver = <Entry extends { data?: string }>(
  tracing: Tracing,
  entry: Entry,
  read: (entry: Entry) => void,
) => {
  const from: unknown = Reflect.get(entry, tracedBy);
  if (typeof from !== 'string' || !entry.data) return read(entry);
  const { data } = broadcast.safeParse(JSON.parse(entry.data));
  if (!data) return read(entry);
  const span = tracing.begin(`live ${data.packet.data[0]}`, 'consumer', from);
  if (span) data.packet.data.push(span.carried);
  read(span ? { ...entry, data: JSON.stringify(data) } : entry);
  span?.end();
};
