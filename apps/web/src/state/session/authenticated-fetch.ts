import { actingProfileHeader } from '@rinkside/contracts/child';
import { type ErrorView, errorMessages } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { handleSessionRevoked, refreshAccessToken } from './token-refresh';
import { personOf } from './session-storage';
import { endSession, personAtom, sessionAtom } from './session.store';
import { store } from '../store';
import { ApiError, NetworkError } from '../api-error';
import { untilAborted } from '../deadline';
import { type RawResponse, requestError } from '../http-fetch';
import { noteAnswer, unexpectedAnswer } from '../offline/connectivity';
import { parseJson } from '../parse-json';
import { hasReplyShape } from '../reply-check';
import { startCallSpan } from '../tracing/call-span';

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

const apiErrorOf = ({ status, retryAfter }: RawResponse, view: Partial<ErrorView>): ApiError => {
  const seconds = Number(retryAfter ?? Number.NaN);
  return new ApiError(
    status,
    view.message ?? null,
    Array.isArray(view.errors) ? view.errors : [],
    Number.isFinite(seconds) ? seconds : null,
    Array.isArray(view.candidates) ? view.candidates : [],
  );
};

/**
 * Returns the body of a success, or the error.
 * @throws {NetworkError} if something between here and the app server answered: a proxy, a filter or a sign-in page of
 * the network
 */
const readReply = (route: Route, reply: RawResponse): { body: unknown } | ApiError => {
  const body = parseJson(reply);
  const isSuccess = reply.status >= 200 && reply.status < 300;
  const isUnderstood = hasReplyShape(isSuccess ? `${route.method} ${route.path}` : 'error', body);
  if (isUnderstood) noteAnswer();
  if (isUnderstood && isSuccess) return { body };
  // A newer server may answer more, and ask for more, than this build knows.
  dispatchEvent(new Event(unexpectedAnswer));
  if (isUnderstood) return apiErrorOf(reply, body as ErrorView);
  // No page can make an error of the server definite.
  if (reply.status < 500) throw new NetworkError();
  return apiErrorOf(reply, {});
};

/**
 * Sends a request with the token the route needs. After a 401 the token is refreshed and the request sent once more;
 * a second 401 ends the session. If another account signs in before the response arrives, the response is dropped.
 * @throws {ApiError} for an error status, and 401 when the account has changed
 * @param signal limits the refresh too
 * @param send gets the headers with the token and the profile it acts as
 * @param asAccount sends for the account itself, whichever profile it acts as
 * @param actingAs sends as this profile of the account
 * @throws {NetworkError} when there is no response, or the token cannot be refreshed at the moment
 */
export const authenticatedFetch = async (
  route: Route,
  signal: AbortSignal,
  send: (identity: Record<string, string>, trace?: string) => Promise<RawResponse>,
  { asAccount = false, actingAs }: { asAccount?: boolean | undefined; actingAs?: string | undefined } = {},
): Promise<ApiResponse> => {
  const session = store.get(sessionAtom);
  const token = route.access === 'public' ? null : (session?.accessToken ?? null);
  if (route.access !== 'public' && !token) throw new ApiError(401, errorMessages.missingToken);
  const span = startCallSpan(`${route.method} ${route.path}`);
  const assertSameAccount = () => {
    if (token && store.get(personAtom) !== personOf(session))
      throw new ApiError(401, errorMessages.missingToken);
  };
  const profileId = actingAs ?? (asAccount ? undefined : session?.profileId);
  const identityOf = (accessToken: string | null): Record<string, string> => ({
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(accessToken && profileId && { [actingProfileHeader]: profileId }),
  });
  let answer = await send(identityOf(token), span?.self);
  assertSameAccount();
  let reply = readReply(route, answer);
  if (reply instanceof ApiError && reply.status === 401 && token) {
    const unauthorized = reply;
    if (unauthorized.serverMessage === errorMessages.sessionRevoked) {
      handleSessionRevoked(token);
      throw unauthorized;
    }
    const freshToken = await untilAborted(refreshAccessToken(token), signal).catch(() => {
      // A session that still exists means that the identity provider is unavailable, not that it rejected the refresh.
      throw store.get(sessionAtom) ? requestError(null, signal) : unauthorized;
    });
    assertSameAccount();
    answer = await send(identityOf(freshToken), span?.self);
    assertSameAccount();
    reply = readReply(route, answer);
    if (reply instanceof ApiError && reply.status === 401) endSession('expired');
  }
  span?.end();
  if (reply instanceof ApiError) throw reply;
  const { body } = reply;
  // A reply that breaks its contract is our bug: fail in development, never in production.
  if (import.meta.env.DEV)
    (await import('@rinkside/contracts/routes.schema')).schemasOf(route).reply.parse(body);
  return { body, link: answer.link, ...(answer.notice && { notice: answer.notice }) };
};

export const requestHeaders = (
  identity: Record<string, string>,
  idempotencyKey?: string,
  trace?: string,
): Record<string, string> => ({
  ...identity,
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(trace && { traceparent: trace }),
});
