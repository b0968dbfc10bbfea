import type {
  BodyInputOf,
  ParamsInputOf,
  QueryInputOf,
  ReplyOf,
  Route,
  RouteSchemas,
} from '@rinkside/contracts/route';
import type * as z from 'zod';
import { networkFirst, networkOnly } from './offline/cached-fetch';
import { NetworkError } from './api-error';
import { createDeadline, type Deadline, requestLimitMs, stalledTransferMs } from './deadline';
import { httpFetch, type RawResponse, requestError } from './http-fetch';
import { hasReplyShape } from './reply-check';
import {
  buildUrl,
  authenticatedFetch,
  type ApiResponse,
  requestHeaders,
} from './session/authenticated-fetch';

export { ApiError, isServerUnreachable, isNonRetryableError, messageOf, NetworkError } from './api-error';

type RequestPart<Key extends string, Input> = Input extends undefined
  ? { [K in Key]?: undefined }
  : Partial<Input> extends Input
    ? { [K in Key]?: Input }
    : { [K in Key]: Input };

interface CommonOptions {
  /** A retry with the same key and body returns the first response, so a create happens once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Caches the response on this device and returns it when the server cannot be reached. */
  cacheOffline?: boolean;
  /** A large response: the request ends when nothing has moved for 30 s, instead of after 15 s. */
  large?: boolean;
  /** For the account itself, whichever profile it acts as. */
  asAccount?: boolean;
  /** As this profile of the account: its own, or that of a child it acts as. */
  actingAs?: string;
}

/** The inputs of the route's schemas; a part may be omitted if all its fields are optional. */
export type CallOptions<R extends Route> = RequestPart<'params', ParamsInputOf<R>> &
  RequestPart<'query', QueryInputOf<R>> &
  RequestPart<'body', BodyInputOf<R>> &
  CommonOptions;

type Arguments<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

const request = (
  route: Route,
  options: CommonOptions & { params?: unknown; query?: unknown; body?: unknown },
): Promise<ApiResponse> => {
  const {
    params,
    query,
    body,
    signal: ownSignal,
    idempotencyKey,
    cacheOffline,
    large,
    asAccount,
    actingAs,
  } = options;
  const address = buildUrl(route.path, params, query);
  const send = (caller?: AbortSignal) => {
    const { signal, extend, clear } = createDeadline(large ? stalledTransferMs : requestLimitMs, caller);
    return authenticatedFetch(
      route,
      signal,
      (identity, trace) => {
        const init: RequestInit = {
          method: route.method,
          headers: {
            ...requestHeaders(identity, idempotencyKey, trace),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          // The operator's session is a cookie.
          ...(route.access === 'operator' && { credentials: 'same-origin' }),
          signal,
        };
        return httpFetch(address, init, large ? extend : undefined);
      },
      { asAccount, actingAs },
    ).finally(clear);
  };
  if (route.method !== 'GET') return send(ownSignal);
  if (!cacheOffline) return networkOnly(actingAs ? `${actingAs} ${address}` : address, send, ownSignal);
  return networkFirst(address, send, (cached) => hasReplyShape(`${route.method} ${route.path}`, cached));
};

/**
 * Calls an API route. Public routes are sent without a token.
 * @throws {ApiError} for an error status
 * @throws {NetworkError} when there is no response
 */
export const call = async <R extends Route>(
  route: R,
  ...[options]: Arguments<CallOptions<R>>
): Promise<ReplyOf<R>> => {
  const { body } = await request(route, options ?? {});
  return body as ReplyOf<R>;
};

/** One page of a list; `nextCursor` is null on the last page. */
export interface CursorPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  /** A sentence for people about the whole reply. */
  notice?: string;
}

type ListRoute = Route<RouteSchemas & { reply: z.ZodArray }>;

/** Calls a route that returns a plain array; the next page's cursor comes from the `Link` header. */
export const callPage = async <R extends ListRoute>(
  route: R,
  ...[options]: Arguments<CallOptions<R>>
): Promise<CursorPage<ReplyOf<R>[number]>> => {
  const { body, link, notice } = await request(route, options ?? {});
  const next = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  const nextCursor = next ? new URL(next, location.origin).searchParams.get('cursor') : null;
  return { rows: body as ReplyOf<R>, nextCursor, ...(notice && { notice }) };
};

const sendForm = (
  route: Route,
  address: string,
  headers: Record<string, string>,
  form: FormData,
  { signal, extend }: Deadline,
  onProgress?: (fraction: number) => void,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      extend();
      onProgress?.(total ? loaded / total : 0);
    });
    request.addEventListener('progress', extend);
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
        link: request.getResponseHeader('link'),
      }),
    );
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () => reject(requestError(null, signal)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(requestError(null, signal));
    else request.send(form);
  });

/**
 * Sends a file and its fields as multipart under the route's part name; `onProgress` receives 0 to 1. It ends when nothing
 * has moved for 30 s.
 */
export const upload = async <R extends Route>(
  route: R,
  file: Blob,
  ...[options]: Arguments<CallOptions<R> & { onProgress?: (fraction: number) => void }>
): Promise<ReplyOf<R>> => {
  const {
    params,
    query,
    body,
    signal: caller,
    onProgress,
    idempotencyKey,
  } = (options ?? {}) as CommonOptions & {
    params?: unknown;
    query?: unknown;
    body?: unknown;
    onProgress?: (fraction: number) => void;
  };
  const deadline = createDeadline(stalledTransferMs, caller);
  const reply = await authenticatedFetch(route, deadline.signal, (identity, trace) => {
    deadline.extend();
    const form = new FormData();
    // Fields first: a streaming server needs them before the file.
    for (const [name, value] of Object.entries(body ?? {}))
      if (value !== undefined && value !== null) form.append(name, String(value));
    form.append(route.file ?? 'file', file);
    return sendForm(
      route,
      buildUrl(route.path, params, query),
      requestHeaders(identity, idempotencyKey, trace),
      form,
      deadline,
      onProgress,
    );
  }).finally(deadline.clear);
  return reply.body as ReplyOf<R>;
};
