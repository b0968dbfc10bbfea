import { type ErrorView, refusals } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { endedElsewhere, renewAccessToken } from '../features/session/renewal';
import { endSession, sessionAtom } from '../features/session/tokens';
import { store } from './store';
import { ApiError, NetworkError } from './api-error';
import { traced } from './trace';

/** What came back, however it was sent. */
export interface Answer {
  status: number;
  contentType: string;
  text: string;
  retryAfter: string | null;
  link: string | null;
}

/** The body of an answer, and what stood in its `Link` header. */
export interface Exchanged {
  body: unknown;
  link: string | null;
}

/** The path with its parameters filled in and the query behind it. */
export const addressOf = (path: string, params: unknown, query: unknown): string => {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | undefined>))
    if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${filled}?${asked.toString()}` : filled;
};

const bodyOf = ({ contentType, text }: Answer): unknown =>
  contentType.includes('json') && text !== '' ? JSON.parse(text) : text;

/** What a refusal says (contracts/error); anything else is a proxy's page, or was cut off on the way. */
const saidIn = (answer: Answer): Partial<ErrorView> => {
  try {
    const body = bodyOf(answer);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const refusalOf = (answer: Answer): ApiError => {
  const wait = Number(answer.retryAfter ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : null;
  const { message, errors } = saidIn(answer);
  return new ApiError(
    answer.status,
    typeof message === 'string' ? message : null,
    Array.isArray(errors) ? errors : [],
    retryAfter,
  );
};

/**
 * Sends with the token the route needs; a 401 is refreshed and tried once more, then the session is over. What one
 * person asked, nobody hears once somebody else may sit here: 401.
 */
export const exchange = async (
  route: Route,
  send: (token: string | null, trace?: string) => Promise<Answer>,
): Promise<Exchanged> => {
  const session = store.get(sessionAtom);
  const token = route.access === 'public' ? null : (session?.accessToken ?? null);
  if (route.access !== 'public' && !token) throw new ApiError(401, refusals.noToken);
  const span = traced(`${route.method} ${route.path}`);
  const assertAsker = () => {
    if (token && store.get(sessionAtom)?.user.sub !== session?.user.sub)
      throw new ApiError(401, refusals.noToken);
  };
  let answer = await send(token, span?.self);
  assertAsker();
  if (answer.status === 401 && token) {
    const refused = refusalOf(answer);
    if (refused.serverMessage === refusals.sessionEnded) {
      endedElsewhere(token);
      throw refused;
    }
    const fresh = await renewAccessToken(token).catch(() => {
      // Whoever is still signed in was not refused: who renews is away or busy, and so nobody can be asked.
      throw store.get(sessionAtom) ? new NetworkError() : refused;
    });
    assertAsker();
    answer = await send(fresh, span?.self);
    assertAsker();
    if (answer.status === 401) endSession('expired');
  }
  span?.end();
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
  const body = bodyOf(answer);
  // A reply outside its contract is a mistake of ours: loud while developing, never in front of people.
  if (import.meta.env.DEV) route.reply.parse(body);
  return { body, link: answer.link };
};

export const headersOf = (
  token: string | null,
  idempotencyKey?: string,
  trace?: string,
): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(trace && { traceparent: trace }),
});
