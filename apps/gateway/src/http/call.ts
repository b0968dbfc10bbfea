import { refusals } from '@rinkside/contracts/error';
import type { BodyOf, ParamsOf, QueryOf, Route } from '@rinkside/contracts/route';
import type { Caller, Once } from '@rinkside/platform/command';
import { Refusal } from '@rinkside/platform/refusal';
import type { Span } from '@rinkside/platform/tracing';
import type { FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.js';
import type { Viewer } from '../access/viewer.js';
import type { Streamed } from './streamed.js';

/** A request to a contract route, with parsed and validated input. */
export class Call<R extends Route = Route> {
  constructor(
    /** Undefined for anonymous requests, which only public routes accept. */
    readonly viewer: (Viewer & Caller) | undefined,
    readonly params: ParamsOf<R>,
    readonly query: QueryOf<R>,
    readonly body: BodyOf<R>,
    /** The content of the file part, for routes with a buffered file. */
    readonly file: Buffer | undefined,
    /** Set when the client sent an `Idempotency-Key` header. */
    readonly once: Once | undefined,
    /** Set for routes that stream their file. */
    readonly streamed?: Streamed<BodyOf<R>>,
  ) {}

  /** The authenticated account. @throws 401 for an anonymous request. */
  get actor(): Viewer & Caller {
    if (!this.viewer) throw new Refusal(401, refusals.noToken);
    return this.viewer;
  }
}

export interface ProductRequest extends FastifyRequest {
  viewer?: Viewer;
  /** Set while `viewer` comes from the cache and is not confirmed yet. */
  admission?: Admission | undefined;
  /** Set when the request is traced. */
  span?: Span | undefined;
}
