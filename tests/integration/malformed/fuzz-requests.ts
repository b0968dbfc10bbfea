import { playerRules } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { schemasOf } from '@rinkside/contracts/routes.schema';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import * as z from 'zod';
import { ids, queries, texts, values } from './hostile-inputs.js';
import { sampleValue, type JsonSchema } from './schema-sample.js';

/** A malformed or unusual request. */
export interface FuzzRequest {
  description: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** The contract rejects it. If false, the request is unusual but allowed. */
  malformed: boolean;
}

type Dice = ReturnType<typeof seededRandom>;
type Payload = Pick<FuzzRequest, 'description' | 'headers' | 'malformed'> & { body: Buffer };

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };

const makePayload = (
  description: string,
  body: string | Buffer,
  malformed = true,
  headers: Payload['headers'] = json,
): Payload => ({
  description,
  body: Buffer.from(body),
  headers,
  malformed,
});

/** Bodies that are no JSON object or too large. */
const rawBodies: readonly [Payload, ...Payload[]] = [
  makePayload('a single brace', '{'),
  ...['}', '[]', '[{}]', '"x"', '1', 'NaN', '{"a":NaN}', '{"a":Infinity}', '{a:1}', "{'a':1}", '{"a":1,}', '{"a":1}{"b":2}', '// x', '\uFEFF{', '\0', '{"a":"\0"}', '{"a":"\\u0000"}', '{"a":"\\ud800\\u0000"}'].map((body) => makePayload('broken JSON', body)),
  makePayload('bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d])),
  makePayload('a polluted prototype', '{"__proto__":{"moderator":true}}'),
  makePayload('a polluted constructor', '{"constructor":{"prototype":{"moderator":true}}}'),
  makePayload('nested 10,000 deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  makePayload('objects nested 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  makePayload('too large', JSON.stringify({ content: 'x'.repeat(70_000) })),
  makePayload('XML', '<x/>', true, { 'content-type': 'text/xml' }),
  makePayload('a form', 'content=x', true, { 'content-type': 'application/x-www-form-urlencoded' }),
  makePayload('plain text', '{"content":"x"}', true, { 'content-type': 'text/plain' }),
  makePayload('no content type', '{"content":"x"}', true, {}),
  makePayload('an invalid content type', '{}', true, { 'content-type': ';;=' }),
  makePayload('a multipart form without a boundary', 'x', true, { 'content-type': 'multipart/form-data' }),
  makePayload('a truncated multipart form', '--x\r\ncontent-disposition: form-data; name="a', true, { 'content-type': 'multipart/form-data; boundary=x' }),
  makePayload('invalid gzip data', 'junk', true, { ...json, 'content-encoding': 'gzip' }),
]; // prettier-ignore

const filePart = (
  name: string,
  bytes: string | Buffer,
  end = '--x--\r\n',
  attributes = '; filename="a.png"',
): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="${name}"${attributes}\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n${end}`),
  ]);

/** Invalid or unusual file uploads. */
const filePayloads = (name: NonNullable<Route['file']>): readonly [Payload, ...Payload[]] => {
  const filePayload = (description: string, body: Buffer | string, malformed = true) =>
    makePayload(description, body, malformed, { 'content-type': 'multipart/form-data; boundary=x' });
  return [
    filePayload('no image', filePart(name, 'not an image')),
    filePayload('an empty file', filePart(name, '')),
    filePayload('a file in another field', filePart('other', 'x')),
    filePayload('a file in a field named __proto__', filePart('__proto__', 'x')),
    filePayload('a text field instead of a file', filePart(name, 'x', '--x--\r\n', '')),
    // Photos and videos are validated later, by the media worker.
    filePayload('a truncated image', filePart(name, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), name !== 'media'),
    filePayload('an image in a truncated form', filePart(name, Buffer.from('ffd8ffe0', 'hex'), '')),
    filePayload('SVG', filePart(name, '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')),
    filePayload('a path as file name', filePart(name, 'x', '--x--\r\n', '; filename="../../../../etc/passwd\0.png"')),
    filePayload('a missing boundary', 'no boundary at all'),
    filePayload('unterminated headers', `--x\r\n${'x-a: b\r\n'.repeat(500)}`),
    filePayload('twenty fields before the file', Buffer.concat([...Array.from({ length: 20 }, (_, at) => filePart(`f${at}`, 'x', '', '')), filePart(name, 'x')])),
    filePayload('a file that is too large', filePart(name, Buffer.alloc(playerRules.maxAvatarBytes + 1))),
  ]; // prettier-ignore
};

/** PostgreSQL cannot store NUL characters, so they are rejected before validation. */
const containsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(containsNul);

/** A valid body with one random mutation. */
const mutatedBody = (schema: z.ZodType, random: Dice): Payload => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const body = sampleValue(shape, random) as Record<string, unknown>;
  const [firstKey = 'x', ...otherKeys] = Object.keys(body);
  const key = random.pick([firstKey, ...otherKeys]);
  const mutation = random.pick(['value', 'value', 'value', 'missing', 'unknown', 'duplicate'] as const);
  if (mutation === 'value') body[key] = random.pick(values);
  if (mutation === 'missing') delete body[key];
  if (mutation === 'unknown') body[random.pick(['id', 'author_id', 'version', 'moderator', 'toString', 'created_at'])] = random.pick(values);
  const text = JSON.stringify(body);
  const duplicated = text.replace(/}$/, `${text === '{}' ? '' : ','}${JSON.stringify(key)}:${JSON.stringify(random.pick(values))}}`);
  const bodyText = mutation === 'duplicate' ? duplicated : text;
  const isMalformed = containsNul(JSON.parse(bodyText)) || !schema.safeParse(JSON.parse(bodyText)).success;
  return makePayload(`${mutation} of ${key}`, bodyText, isMalformed);
}; // prettier-ignore

/** Parses a query as the server does: a repeated name becomes a list. */
const parseQuery = (query: string) => {
  const parsed: Record<string, unknown> = {};
  for (const name of new Set(new URLSearchParams(query).keys())) {
    const all = new URLSearchParams(query).getAll(name);
    Object.defineProperty(parsed, name, { value: all.length > 1 ? all : all[0], enumerable: true });
  }
  return parsed;
};

const badHeaders: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': "'; drop table idempotency; --" },
  { authorization: 'Bearer' },
  { authorization: 'Basic eDp5' },
  { authorization: `Bearer ${'x.'.repeat(2000)}` },
  { 'x-forwarded-for': 'not an address' },
  { range: 'bytes=-1' },
  { 'if-none-match': '"'.repeat(100) },
];

const buildRequest = (route: Route, random: Dice): FuzzRequest => {
  const schemas = schemasOf(route);
  const kinds: [string, ...string[]] = ['header'];
  if (route.path.includes(':')) kinds.push('id', 'id');
  if (route.method === 'GET') kinds.push('query', 'query', 'query');
  if (route.file) kinds.push('file', 'file', 'file', 'wire');
  else if (schemas.body) kinds.push('body', 'body', 'body', 'body', 'wire', 'wire');
  else if (route.method !== 'GET') kinds.push('wire');
  const kind = random.pick(kinds);
  const id = kind === 'id' ? random.pick(ids as [string, ...string[]]) : unknownId;
  const query = kind === 'query' ? random.pick([...queries, `${random.pick(['page', 'limit', 'cursor', 'search', 'season'])}=${encodeURIComponent(random.pick(texts).toWellFormed())}`]) : '';
  const payload =
    kind === 'body' && schemas.body ? mutatedBody(schemas.body, random)
    : kind === 'file' && route.file ? random.pick(filePayloads(route.file))
    // A body is ignored where the contract has none.
    : kind === 'wire' ? { ...random.pick(rawBodies), ...(!schemas.body && !route.file && { malformed: false }) }
    : undefined;
  return {
    description: `${kind}: ${payload?.description ?? (kind === 'id' ? id : query)}`,
    path: route.path.replace(/:\w+/, id) + (query && `?${query}`),
    headers: { ...payload?.headers, ...(kind === 'header' && random.pick(badHeaders)) },
    ...(payload && { body: payload.body }),
    malformed: payload?.malformed ?? (kind === 'query' && !!schemas.query && !schemas.query.safeParse(parseQuery(query)).success),
  };
}; // prettier-ignore

/** Returns `count` requests for a route, the same on every run. */
export const fuzzRequestsFor = (route: Route, count: number): FuzzRequest[] => {
  const random = seededRandom(`${route.method} ${route.path}`);
  return Array.from({ length: count }, () => buildRequest(route, random));
};
