import { type ErrorView, errorMessages } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { handleSessionRevoked, refreshAccessToken } from './token-refresh';
import { endSession, sessionAtom } from './session.store';
import { store } from '../store';
import { ApiError, NetworkError } from '../api-error';
import { startCallSpan } from '../tracing/call-span';

/** A response, sent by `fetch` or XMLHttpRequest. */
export interface RawResponse {
  status: number;
  contentType: string;
  text: string;
  retryAfter: string | null;
  link: string | null;
  notice?: string | null;
}

/** The parsed body and the `Link` header of a response. */
export interface ApiResponse {
  body: unknown;
  link: string | null;
  /** A sentence for people about the reply, if any. */
  notice?: string | null;
}

/** Builds the URL from a route's path, its parameters and the query. */
export const buildUrl = (path: string, params: unknown, query: unknown): string => {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | undefined>))
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};

const bodyOf = ({ contentType, text }: RawResponse): unknown =>
  contentType.includes('json') && text !== '' ? JSON.parse(text) : text;

/** Parses an error body (contracts/error). Returns {} for a proxy's HTML page or a truncated body. */
const errorBodyOf = (answer: RawResponse): Partial<ErrorView> => {
  try {
    const body = bodyOf(answer);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const apiErrorOf = (answer: RawResponse): ApiError => {
  const seconds = Number(answer.retryAfter ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const { message, errors } = errorBodyOf(answer);
  return new ApiError(
    answer.status,
    typeof message === 'string' ? message : null,
    Array.isArray(errors) ? errors : [],
    retryAfter,
  );
};

/**
 * Sends a request with the token the route needs. After a 401 the token is refreshed and the request sent once more;
 * a second 401 ends the session. If another account signs in before the response arrives, the response is dropped.
 * @throws {ApiError} for an error status, and 401 when the account has changed
 * @throws {NetworkError} when there is no response, or the token cannot be refreshed at the moment
 */
export const authenticatedFetch = async (
  route: Route,
  send: (token: string | null, trace?: string) => Promise<RawResponse>,
): Promise<ApiResponse> => {
  const session = store.get(sessionAtom);
  const token = route.access === 'public' ? null : (session?.accessToken ?? null);
  if (route.access !== 'public' && !token) throw new ApiError(401, errorMessages.missingToken);
  const span = startCallSpan(`${route.method} ${route.path}`);
  const assertSameAccount = () => {
    if (token && store.get(sessionAtom)?.user.sub !== session?.user.sub)
      throw new ApiError(401, errorMessages.missingToken);
  };
  let answer = await send(token, span?.self);
  assertSameAccount();
  if (answer.status === 401 && token) {
    const unauthorized = apiErrorOf(answer);
    if (unauthorized.serverMessage === errorMessages.sessionRevoked) {
      handleSessionRevoked(token);
      throw unauthorized;
    }
    const freshToken = await refreshAccessToken(token).catch(() => {
      // A session that still exists means that the identity provider is unavailable, not that it rejected the refresh.
      throw store.get(sessionAtom) ? new NetworkError() : unauthorized;
    });
    assertSameAccount();
    answer = await send(freshToken, span?.self);
    assertSameAccount();
    if (answer.status === 401) endSession('expired');
  }
  span?.end();
  if (answer.status < 200 || answer.status >= 300) throw apiErrorOf(answer);
  const body = bodyOf(answer);
  // A reply that breaks its contract is our bug: fail in development, never in production.
  if (import.meta.env.DEV)
    (await import('@rinkside/contracts/routes.schema')).schemasOf(route).reply.parse(body);
  return { body, link: answer.link, ...(answer.notice && { notice: answer.notice }) };
};

export const requestHeaders = (
  token: string | null,
  idempotencyKey?: string,
  trace?: string,
): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(trace && { traceparent: trace }),
});
