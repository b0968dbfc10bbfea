import { tracedBy } from '@rinkside/platform/sockets';
import type { Tracing } from '@rinkside/platform/tracing';
import * as z from 'zod';

/** What an entry of the live stream holds of a broadcast, as far as this looks at it. */
const broadcast = z.looseObject({
  packet: z.looseObject({ data: z.tuple([z.string()], z.unknown()) }),
  opts: z.looseObject({ rooms: z.array(z.string()) }),
});

/** Hands a traced fact over as a span of this gateway, if it has anybody to hear it; they are told how to go on. */
export const handOver = <Entry extends { data?: string }>(
  tracing: Tracing,
  entry: Entry,
  anybodyIn: (room: string) => boolean,
  read: (entry: Entry) => void,
) => {
  const from: unknown = Reflect.get(entry, tracedBy);
  if (typeof from !== 'string' || !entry.data) return read(entry);
  const { data } = broadcast.safeParse(JSON.parse(entry.data));
  if (!data?.opts.rooms.some(anybodyIn)) return read(entry);
  const span = tracing.begin(`live ${data.packet.data[0]}`, 'consumer', from);
  if (span) data.packet.data.push(span.carried);
  read(span ? { ...entry, data: JSON.stringify(data) } : entry);
  span?.end();
};
