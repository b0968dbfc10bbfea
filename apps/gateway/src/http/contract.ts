import { refusals, type ErrorView } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { badInput, notFound, Refusal } from '@rinkside/platform/refusal';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Admission } from '../access/admission.js';
import { Call, type ProductRequest } from './call.js';
import { Json } from './json.js';
import { readFilePart } from './multipart.js';
import { Streamed } from './streamed.js';

const longestKey = 200;

/** Puts a call through its contract: parses what came in, answers, shapes what goes out. */
export const answerCall = async (
  route: Route,
  request: ProductRequest,
  reply: FastifyReply,
  answer: (call: Call) => Promise<unknown>,
): Promise<unknown> => {
  const once = async () => answer(await readCall(route, request));
  const { admission } = request;
  const answered = await (admission ? answerAdmitted(request, admission, once) : once());
  return answered instanceof Json ? send(answered, request, reply) : answered;
};

/** A call that began with who its caller was when last seen is made anew unless that is who they are now. */
const answerAdmitted = async (
  request: ProductRequest,
  admission: Admission,
  answer: () => Promise<unknown>,
): Promise<unknown> => {
  const begun = answer();
  // What keeps the caller out comes before what is wrong with the call.
  begun.catch(() => undefined);
  const viewer = await admission.settle(begun);
  if (!viewer) return begun;
  request.viewer = viewer;
  request.admission = undefined;
  return answer();
};

const readCall = async (route: Route, request: ProductRequest): Promise<Call> => {
  if (request.url.includes('%00')) throw badInput('', refusals.badInput);
  // An id that is none is answered like one nobody has.
  const params = parse(route.params, request.params, notFound);
  const query = parse(route.query, request.query);
  // Its parser would leave the body empty, and an empty body may be allowed.
  if (!route.file && request.isMultipart()) throw new Refusal(415, refusals.badInput);
  const caller = callerOf(request);
  if (route.file === 'media') {
    const streamed = new Streamed(request, (fields) => parse(route.body, fields));
    return new Call(caller, params, query, undefined, undefined, onceOf(route, request), streamed);
  }
  const file = route.file ? await readFilePart(request, route.file) : undefined;
  const body = parse(route.body, request.body ?? {});
  return new Call(caller, params, query, body, file, onceOf(route, request));
};

const callerOf = ({ viewer, admission }: ProductRequest) =>
  viewer && admission?.within ? { ...viewer, admit: admission.within } : viewer;

const parse = (schema: z.ZodType | undefined, value: unknown, refuse = badFields) => {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw refuse(error);
  return data;
};

const badFields = (error: z.ZodError): Refusal => {
  const errors: ErrorView['errors'] = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  return new Refusal(400, errors?.[0]?.message ?? refusals.badInput, errors);
};

const onceOf = (route: Route, request: ProductRequest) => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.viewer || route.method === 'GET') return undefined;
  if (key.length === 0 || key.length > longestKey)
    throw badInput('Idempotency-Key', `An Idempotency-Key has 1 to ${longestKey} characters.`);
  return { key, route: `${route.method} ${request.url.split('?')[0]}`, body: request.body };
};

const send = (answer: Json, request: ProductRequest, reply: FastifyReply): string => {
  if (answer.nextCursor) {
    const [path, query = ''] = request.url.split('?');
    const kept = query.split('&').filter((pair) => pair && !/^(page|cursor)(=|$)/.test(pair));
    reply.header('link', `<${path}?${[...kept, `cursor=${answer.nextCursor}`].join('&')}>; rel="next"`);
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return answer.text;
};
