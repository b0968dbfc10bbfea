import { errorView, refusals } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import type * as z from 'zod';
import { renewAccessToken } from '../features/session/renewal';
import { endSession, sessionAtom, store } from '../features/session/tokens';
import { ApiError, NetworkError, reach } from './api-error';

export { ApiError, messageOf, NetworkError } from './api-error';

type Part<Key extends string, Schema extends z.ZodType> = Schema extends z.ZodUndefined
  ? { [K in Key]?: undefined }
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> };

interface Common {
  /** The same key and body give the same answer: a retried create is one create. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** What a call hands over: the inputs of the route's schemas; a part whose fields are all optional may be left out. */
export type Sent<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  Common;

type Arguments<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

interface Answer {
  status: number;
  contentType: string;
  text: string;
  retryAfter: string | null;
}

const addressOf = (path: string, params: unknown, query: unknown): string => {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | undefined>))
    if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${filled}?${asked.toString()}` : filled;
};

const bodyOf = ({ contentType, text }: Answer): unknown =>
  contentType.includes('json') && text !== '' ? JSON.parse(text) : text;

const refusalOf = (answer: Answer): ApiError => {
  const wait = Number(answer.retryAfter ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : null;
  let said;
  try {
    said = errorView.safeParse(bodyOf(answer)).data;
  } catch {
    // Cut off on the way: the status is all we know.
  }
  return new ApiError(answer.status, said?.message ?? null, said?.errors ?? [], retryAfter);
};

/** Sends with the token the route needs; a 401 is refreshed and tried once more, then the session is over. */
const exchange = async (route: Route, send: (token: string | null) => Promise<Answer>): Promise<unknown> => {
  const token = route.access === 'public' ? null : (store.get(sessionAtom)?.accessToken ?? null);
  if (route.access !== 'public' && !token) throw new ApiError(401, refusals.noToken);
  let answer = await send(token);
  if (answer.status === 401 && token) {
    const refused = refusalOf(answer);
    const fresh = await renewAccessToken(token).catch((error: unknown) => {
      throw error instanceof NetworkError ? error : refused;
    });
    answer = await send(fresh);
    if (answer.status === 401) endSession('expired');
  }
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
  const body = bodyOf(answer);
  // A reply outside its contract is a mistake of ours: loud while developing, never in front of people.
  if (import.meta.env.DEV) route.reply.parse(body);
  return body;
};

const headersOf = (token: string | null, { idempotencyKey }: Common): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
});

/**
 * One call of the API, typed by its route. Throws ApiError when refused and NetworkError without an answer.
 * Public routes go without a token.
 */
export const call = async <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  route: Route<P, Q, B, R>,
  ...[options]: Arguments<Sent<P, Q, B>>
): Promise<z.output<R>> => {
  const { params, query, body, signal, ...common } = (options ?? {}) as Common & {
    params?: unknown;
    query?: unknown;
    body?: unknown;
  };
  const reply = await exchange(route, async (token) => {
    const answer = await reach(addressOf(route.path, params, query), {
      method: route.method,
      headers: {
        ...headersOf(token, common),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
      retryAfter: answer.headers.get('retry-after'),
    };
  });
  return reply as z.output<R>;
};

const sendForm = (
  route: Route,
  address: string,
  headers: Record<string, string>,
  form: FormData,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      options.onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    );
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (options.signal?.aborted) reject(new DOMException('Aborted', 'AbortError'));
    else request.send(form);
  });

/** Sends a file as multipart under the route's part name, its fields beside it; `onProgress` gets 0 to 1. */
export const upload = async <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  route: Route<P, Q, B, R>,
  file: Blob,
  ...[options]: Arguments<Sent<P, Q, B> & { onProgress?: (fraction: number) => void }>
): Promise<z.output<R>> => {
  const { params, query, body, signal, onProgress, ...common } = (options ?? {}) as Common & {
    params?: unknown;
    query?: unknown;
    body?: unknown;
    onProgress?: (fraction: number) => void;
  };
  const reply = await exchange(route, (token) => {
    const form = new FormData();
    // Fields first: a server that streams knows them before the file comes.
    for (const [name, value] of Object.entries(body ?? {}))
      if (value !== undefined && value !== null) form.append(name, String(value));
    form.append(route.file ?? 'file', file);
    return sendForm(route, addressOf(route.path, params, query), headersOf(token, common), form, {
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    });
  });
  return reply as z.output<R>;
};
