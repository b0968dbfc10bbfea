import { refusals } from '@rinkside/contracts/error';
import type { BodyOf, ParamsOf, QueryOf, Route } from '@rinkside/contracts/route';
import type { Caller, Once } from '@rinkside/platform/command';
import { Refusal } from '@rinkside/platform/refusal';
import type { Span } from '@rinkside/platform/tracing';
import type { FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.js';
import type { Viewer } from '../access/viewer.js';
import type { Streamed } from './streamed.js';

/** One call of a contract route: who asks, and what the schemas made of what was sent. */
export class Call<R extends Route = Route> {
  constructor(
    /** Undefined when signed out, which only public routes let happen. */
    readonly viewer: (Viewer & Caller) | undefined,
    readonly params: ParamsOf<R>,
    readonly query: QueryOf<R>,
    readonly body: BodyOf<R>,
    /** The bytes of the route's one file part. */
    readonly file: Buffer | undefined,
    /** Set when the client sent an Idempotency-Key. */
    readonly once: Once | undefined,
    /** The request of a route whose file is read while it comes. */
    readonly streamed?: Streamed<BodyOf<R>>,
  ) {}

  /** Who asks. @throws 401 when nobody is signed in. */
  get actor(): Viewer & Caller {
    if (!this.viewer) throw new Refusal(401, refusals.noToken);
    return this.viewer;
  }
}

export interface ProductRequest extends FastifyRequest {
  viewer?: Viewer;
  /** Set while `viewer` is only who they were when last seen. */
  admission?: Admission | undefined;
  /** Set when it is traced. */
  span?: Span | undefined;
}
