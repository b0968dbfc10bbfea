import { actingProfileHeader } from '@rinkside/contracts/child';
import type { ErrorView } from '@rinkside/contracts/error';
import { errorView } from '@rinkside/contracts/error.schema';
import { findOtherUsersEmails } from './pii-scan.js';
import type { ReplyOf, Route, BodyInputOf, ParamsInputOf, QueryInputOf } from '@rinkside/contracts/route';
import { schemasOf } from '@rinkside/contracts/routes.schema';

/** An error reply of the API. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly status: number,
    readonly view: ErrorView,
    readonly headers: Headers,
  ) {
    super(`${status} ${view.message}`);
  }
}

export interface CallInput<R extends Route> {
  params?: ParamsInputOf<R>;
  query?: QueryInputOf<R>;
  body?: BodyInputOf<R>;
  /** Idempotency-Key. */
  key?: string;
  /** Id of the profile the account acts as. */
  actingAs?: string;
  /** W3C `traceparent` header. */
  trace?: string;
  /** Content of the route's file field. */
  file?: Blob;
}

const urlPathOf = (route: Route, params: object = {}, query: object = {}) => {
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

/** Sends a request and returns the raw response of any status. */
export const sendRoute = <R extends Route>(
  origin: string,
  token: string | undefined,
  route: R,
  input: CallInput<R> = {},
): Promise<Response> => {
  const body = bodyOf(route, input);
  return fetch(origin + urlPathOf(route, input.params ?? {}, input.query ?? {}), {
    method: route.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(input.trace && { traceparent: input.trace }),
      ...(input.actingAs && { [actingProfileHeader]: input.actingAs }),
      ...(input.key && { 'idempotency-key': input.key }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
};

/** Parses a reply by its contract. @throws on a wrong status, a missing field or a field the contract does not name */
export const parseReply = <R extends Route>(route: R, status: number, body: unknown): ReplyOf<R> => {
  const expected = route.status ?? 200;
  if (status !== expected && !(route.delayed && status === 202))
    throw new Error(`${route.path} answered ${status}, not ${expected}`);
  const parsed = schemasOf(route).reply.parse(body) as ReplyOf<R>;
  const unknownPaths = unknownPathsOf(body, parsed);
  if (unknownPaths.length > 0)
    throw new Error(`${route.path} answered fields that are not in the contract: ${unknownPaths.join()}`);
  return parsed;
};

/**
 * Calls a route and validates the reply against the contract. Also checks that it contains no email of another user.
 * @throws CallError for an error reply
 */
export const callRoute = async <R extends Route>(
  origin: string,
  token: string | undefined,
  route: R,
  input: CallInput<R> = {},
): Promise<ReplyOf<R>> => {
  const response = await sendRoute(origin, token, route, input);
  const text = await response.text();
  const emails = findOtherUsersEmails(token, text, JSON.stringify(input.body));
  if (emails.length > 0) throw new Error(`${route.path} exposed emails of other users: ${emails.join()}`);
  const body: unknown = JSON.parse(text);
  if (!response.ok) throw new CallError(response.status, errorView.parse(body), response.headers);
  return parseReply(route, response.status, body);
};

/** Returns the paths of fields that parsing removed. */
const unknownPathsOf = (body: unknown, parsed: unknown, path = ''): string[] => {
  if (!body || typeof body !== 'object') return [];
  const parsedFields = new Map(Object.entries(parsed ?? {}));
  return Object.entries(body).flatMap(([key, value]) =>
    parsedFields.has(key)
      ? unknownPathsOf(value, parsedFields.get(key), `${path}.${key}`)
      : [`${path}.${key}`],
  );
};

/** Returns status and message of a call that must fail. @throws when it succeeds or fails otherwise */
export const expectErrorReply = async (
  call: Promise<unknown>,
): Promise<[status: number, message: string]> => {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return [error.status, error.view.message];
  throw error;
};
