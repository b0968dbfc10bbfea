import { errorMessages } from '@rinkside/contracts/error';
import type { BodyOf, ParamsOf, QueryOf, Route } from '@rinkside/contracts/route';
import type { IdempotencyKey } from '@rinkside/platform/command';
import { AppError } from '@rinkside/platform/errors';
import type { Span } from '@rinkside/platform/tracing';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import type { StreamedUpload } from './streamed-upload.js';

/** A request to a contract route, with parsed and validated input. */
export class ContractRequest<R extends Route = Route> {
  constructor(
    /** Undefined for anonymous requests, which only public routes accept. */
    readonly viewer: Viewer | undefined,
    readonly params: ParamsOf<R>,
    readonly query: QueryOf<R>,
    readonly body: BodyOf<R>,
    /** The content of the file part, for routes with a buffered file. */
    readonly file: Buffer | undefined,
    /** Set when the client sent an `Idempotency-Key` header. */
    readonly idempotency: IdempotencyKey | undefined,
    /** Address of the client. */
    readonly ip: string,
    /** Set for routes that stream their file. */
    readonly upload?: StreamedUpload<BodyOf<R>>,
  ) {}

  /** The authenticated account. @throws 401 for an anonymous request. */
  get actor(): Viewer {
    if (!this.viewer) throw new AppError('unauthenticated', errorMessages.missingToken);
    return this.viewer;
  }
}

export interface ProductRequest extends FastifyRequest {
  viewer?: Viewer;
  /** Set when the request is traced. */
  span?: Span | undefined;
}
