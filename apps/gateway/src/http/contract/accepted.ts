import type { preSerializationHookHandler } from 'fastify';

/** The reply of a `delayed` route when the effect comes later: status 202. `view` has `effective_at`. */
export class Accepted<View extends { effective_at?: string | null }> {
  constructor(readonly view: View) {}
}

/** Fastify hook: sends the view of an {@link Accepted} with its status. */
export const sendAccepted: preSerializationHookHandler = (_request, reply, payload, done) => {
  if (!(payload instanceof Accepted)) return done(null, payload);
  reply.code(202);
  done(null, payload.view);
};
