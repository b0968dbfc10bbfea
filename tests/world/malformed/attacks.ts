import { playerRules } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { diceOf } from '@rinkside/domain/seed/dice';
import * as z from 'zod';
import { ids, queries, texts, values } from './hostile.js';
import { sample, type Shape } from './sample.js';

/** One request nobody should send. */
export interface Attack {
  what: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Its contract refuses it; where false it is odd but allowed. */
  malformed: boolean;
}

type Dice = ReturnType<typeof diceOf>;
type Sent = Pick<Attack, 'what' | 'headers' | 'malformed'> & { body: Buffer };

const nobody = '0198c0de-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };

const sent = (
  what: string,
  body: string | Buffer,
  malformed = true,
  headers: Sent['headers'] = json,
): Sent => ({
  what,
  body: Buffer.from(body),
  headers,
  malformed,
});

/** Bodies that are no JSON object at all, or more than one may send. */
const wires: readonly [Sent, ...Sent[]] = [
  sent('nothing but a brace', '{'),
  ...['}', '[]', '[{}]', '"x"', '1', 'NaN', '{"a":NaN}', '{"a":Infinity}', '{a:1}', "{'a':1}", '{"a":1,}', '{"a":1}{"b":2}', '// x', '\uFEFF{', '\0', '{"a":"\0"}', '{"a":"\\u0000"}', '{"a":"\\ud800\\u0000"}'].map((body) => sent('broken JSON', body)),
  sent('bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d])),
  sent('a polluted prototype', '{"__proto__":{"moderator":true}}'),
  sent('a polluted constructor', '{"constructor":{"prototype":{"moderator":true}}}'),
  sent('nested 10,000 deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  sent('objects nested 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  sent('too large', JSON.stringify({ content: 'x'.repeat(70_000) })),
  sent('XML', '<x/>', true, { 'content-type': 'text/xml' }),
  sent('a form', 'content=x', true, { 'content-type': 'application/x-www-form-urlencoded' }),
  sent('plain text', '{"content":"x"}', true, { 'content-type': 'text/plain' }),
  sent('no type', '{"content":"x"}', true, {}),
  sent('a type that is none', '{}', true, { 'content-type': ';;=' }),
  sent('a form of parts without a boundary', 'x', true, { 'content-type': 'multipart/form-data' }),
  sent('a form of parts cut off', '--x\r\ncontent-disposition: form-data; name="a', true, { 'content-type': 'multipart/form-data; boundary=x' }),
  sent('zipped junk', 'junk', true, { ...json, 'content-encoding': 'gzip' }),
]; // prettier-ignore

const part = (name: string, bytes: string | Buffer, end = '--x--\r\n', more = '; filename="a.png"'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n${end}`),
  ]);

/** Files that are none, or not that one. */
const files = (name: NonNullable<Route['file']>): readonly [Sent, ...Sent[]] => {
  const of = (what: string, body: Buffer | string, malformed = true) =>
    sent(what, body, malformed, { 'content-type': 'multipart/form-data; boundary=x' });
  return [
    of('no picture', part(name, 'not a picture')),
    of('an empty file', part(name, '')),
    of('a file of another name', part('other', 'x')),
    of('a file called __proto__', part('__proto__', 'x')),
    of('a field in place of a file', part(name, 'x', '--x--\r\n', '')),
    // Photos and videos are only looked at later.
    of('half a picture', part(name, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), name !== 'media'),
    of('a picture cut off', part(name, Buffer.from('ffd8ffe0', 'hex'), '')),
    of('SVG', part(name, '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')),
    of('a path for a name', part(name, 'x', '--x--\r\n', '; filename="../../../../etc/passwd\0.png"')),
    of('a bound that never comes', 'no bound at all'),
    of('headers without an end', `--x\r\n${'x-a: b\r\n'.repeat(500)}`),
    of('twenty fields before the file', Buffer.concat([...Array.from({ length: 20 }, (_, at) => part(`f${at}`, 'x', '', '')), part(name, 'x')])),
    of('a file too large', part(name, Buffer.alloc(playerRules.avatarBytes + 1))),
  ]; // prettier-ignore
};

/** What PostgreSQL cannot keep is refused before any contract is asked. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

/** A body as the contract asks for it, with one thing bent. */
const bent = (schema: z.ZodType, dice: Dice): Sent => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const body = sample(shape, dice) as Record<string, unknown>;
  const [first = 'x', ...rest] = Object.keys(shape.properties ?? {});
  const key = dice.pick([first, ...rest]);
  const way = dice.pick(['value', 'value', 'value', 'missing', 'unknown', 'twice'] as const);
  if (way === 'value') body[key] = dice.pick(values);
  if (way === 'missing') delete body[key];
  if (way === 'unknown') body[dice.pick(['id', 'author_id', 'version', 'moderator', 'toString', 'created_at'])] = dice.pick(values);
  const text = JSON.stringify(body);
  const twice = text.replace(/}$/, `${text === '{}' ? '' : ','}${JSON.stringify(key)}:${JSON.stringify(dice.pick(values))}}`);
  const written = way === 'twice' ? twice : text;
  const refused = holdsNul(JSON.parse(written)) || !schema.safeParse(JSON.parse(written)).success;
  return sent(`${way} of ${key}`, written, refused);
}; // prettier-ignore

/** As the server reads a query: a name given twice is a list. */
const readQuery = (query: string) => {
  const read: Record<string, unknown> = {};
  for (const name of new Set(new URLSearchParams(query).keys())) {
    const all = new URLSearchParams(query).getAll(name);
    Object.defineProperty(read, name, { value: all.length > 1 ? all : all[0], enumerable: true });
  }
  return read;
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

const attack = (route: Route, dice: Dice): Attack => {
  const ways: [string, ...string[]] = ['header'];
  if (route.path.includes(':')) ways.push('id', 'id');
  if (route.method === 'GET') ways.push('query', 'query', 'query');
  if (route.file) ways.push('file', 'file', 'file', 'wire');
  else if (route.body) ways.push('body', 'body', 'body', 'body', 'wire', 'wire');
  else if (route.method !== 'GET') ways.push('wire');
  const way = dice.pick(ways);
  const id = way === 'id' ? dice.pick(ids as [string, ...string[]]) : nobody;
  const query = way === 'query' ? dice.pick([...queries, `${dice.pick(['page', 'limit', 'cursor', 'search', 'season'])}=${encodeURIComponent(dice.pick(texts).toWellFormed())}`]) : '';
  const made =
    way === 'body' && route.body ? bent(route.body, dice)
    : way === 'file' && route.file ? dice.pick(files(route.file))
    // Where the contract asks for no body, whatever comes as one is not looked at.
    : way === 'wire' ? { ...dice.pick(wires), ...(!route.body && !route.file && { malformed: false }) }
    : undefined;
  return {
    what: `${way}: ${made?.what ?? (way === 'id' ? id : query)}`,
    path: route.path.replace(/:\w+/, id) + (query && `?${query}`),
    headers: { ...made?.headers, ...(way === 'header' && dice.pick(badHeaders)) },
    ...(made && { body: made.body }),
    malformed: made?.malformed ?? (way === 'query' && !!route.query && !route.query.safeParse(readQuery(query)).success),
  };
}; // prettier-ignore

/** So many requests against a route, the same on every run. */
export const attacksOn = (route: Route, count: number): Attack[] => {
  const dice = diceOf(`${route.method} ${route.path}`);
  return Array.from({ length: count }, () => attack(route, dice));
};
