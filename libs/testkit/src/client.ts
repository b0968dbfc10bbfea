import { errorView, type ErrorView } from '@rinkside/contracts/error';
import { findPrivate } from './private.js';
import type { ReplyOf, Route, SentBodyOf, SentParamsOf, SentQueryOf } from '@rinkside/contracts/route';

/** What the API refused, as it said it. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly view: ErrorView,
    readonly headers: Headers,
  ) {
    super(`${status} ${view.message}`);
  }
}

export interface CallInput<R extends Route> {
  params?: SentParamsOf<R>;
  query?: SentQueryOf<R>;
  body?: SentBodyOf<R>;
  /** Idempotency-Key. */
  key?: string;
  /** A W3C `traceparent`: the call goes on with it. */
  trace?: string;
  /** The bytes of the route's one file part. */
  file?: Blob;
}

const addressOf = (route: Route, params: object = {}, query: object = {}) => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

const bodyOf = (route: Route, { body, file }: Pick<CallInput<Route>, 'body' | 'file'>) => {
  if (!file || !route.file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append(route.file, file, 'file');
  return form;
};

/** Sends a call as any client would, whatever it is answered. */
export const sendRoute = <R extends Route>(
  origin: string,
  token: string | undefined,
  route: R,
  input: CallInput<R> = {},
): Promise<Response> => {
  const body = bodyOf(route, input);
  return fetch(origin + addressOf(route, input.params ?? {}, input.query ?? {}), {
    method: route.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(input.trace && { traceparent: input.trace }),
      ...(input.key && { 'idempotency-key': input.key }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
};

/** Holds a reply to its contract. @throws when it lacks something, or holds a field the contract does not promise. */
export const asPromised = <R extends Route>(route: R, status: number, answer: unknown): ReplyOf<R> => {
  const expected = route.status ?? 200;
  if (status !== expected) throw new Error(`${route.path} answered ${status}, not ${expected}`);
  const parsed = route.reply.parse(answer) as ReplyOf<R>;
  const surplus = surplusOf(answer, parsed);
  if (surplus.length > 0)
    throw new Error(`${route.path} answered what the contract does not name: ${surplus.join()}`);
  return parsed;
};

/**
 * Calls a route of the contract as any client would and holds the answer to the contract.
 * @throws CallError for a refusal.
 */
export const callRoute = async <R extends Route>(
  origin: string,
  token: string | undefined,
  route: R,
  input: CallInput<R> = {},
): Promise<ReplyOf<R>> => {
  const response = await sendRoute(origin, token, route, input);
  const text = await response.text();
  const found = findPrivate(token, text, JSON.stringify(input.body));
  if (found.length > 0) throw new Error(`${route.path} told of somebody else: ${found.join()}`);
  const answer: unknown = JSON.parse(text);
  if (!response.ok) throw new CallError(response.status, errorView.parse(answer), response.headers);
  return asPromised(route, response.status, answer);
};

/** The paths of what stands in an answer and did not survive its parsing. */
const surplusOf = (answer: unknown, parsed: unknown, path = ''): string[] => {
  if (!answer || typeof answer !== 'object') return [];
  const kept = new Map(Object.entries(parsed ?? {}));
  return Object.entries(answer).flatMap(([key, value]) =>
    kept.has(key) ? surplusOf(value, kept.get(key), `${path}.${key}`) : [`${path}.${key}`],
  );
};

/** Status and sentence of a call that is refused. @throws when it is not. */
export const refusal = async (call: Promise<unknown>): Promise<[status: number, message: string]> => {
  const error: unknown = await call.then(
    () => new Error('it was not refused'),
    (why: unknown) => why,
  );
  if (error instanceof CallError) return [error.status, error.view.message];
  throw error;
};
