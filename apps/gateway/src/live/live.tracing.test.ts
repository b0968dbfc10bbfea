import { adapterFields } from '@rinkside/platform/internals/stream-adapter';
import { traceField } from '@rinkside/platform/live-publisher';
import { noopTracing, type Tracing } from '@rinkside/platform/tracing';
import { expect, it } from 'vitest';
import { deliverTraced } from './live.tracing.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const tracing: Tracing = {
  ...noopTracing,
  startSpan: () => ({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    traceparent,
    run: (work) => work(),
    end: () => undefined,
  }),
};

/** Returns the arguments of the event that clients receive. */
const deliveredArguments = (volatile: boolean) => {
  const fields = adapterFields('uid', {
    kind: 'emit', event: 'like.changed', payload: { id: '1' }, rooms: ['post:1'], except: [], volatile,
  }); // prettier-ignore
  const entry = { data: fields.at(-1) ?? '', [traceField]: traceparent };
  const delivered: string[] = [];
  deliverTraced(tracing, entry, ({ data }) => void delivered.push(data));
  const { packet } = JSON.parse(delivered[0] ?? '{}') as { packet: { data: unknown[] } };
  return packet.data;
};

it('appends the trace context to events', () => {
  expect(deliveredArguments(false)).toEqual(['like.changed', { id: '1' }, traceparent]);
});

// socket.io-client 4.8.4 keeps a last argument that is a string as the offset of the connection state recovery.
it('never ends a volatile event with a string', () => {
  expect(deliveredArguments(true)).toEqual(['like.changed', { id: '1' }]);
});
