// @module-tag extended
import { startGateway } from '@rinkside/gateway/gateway';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { postRoutes } from '@rinkside/contracts/post';
import type { Route } from '@rinkside/contracts/route';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { createLog } from '@rinkside/platform/log';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import * as fc from 'fast-check';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { RawHttpClient } from './malformed/raw-http-client.js';
import { sampleValue, type JsonSchema } from './malformed/schema-sample.js';
import { texts } from './malformed/hostile-inputs.js';

const lines: string[] = [];
let app: TestApp;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let origin: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(line) });
  gateway = await startGateway({ ...app.env, PORT: 0 }, log);
  origin = `http://127.0.0.1:${gateway.port}`;
});
afterAll(async () => {
  await gateway?.close({ drain: false });
  await app?.close();
});

/** Part of every free text that is sent: no log line may contain it. */
const marker = 'my-ankle-hurts';
const id = '0198c0de-0000-7000-8000-000000000000';
const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const hostileText = fc.oneof(
  fc.constantFrom(
    `${marker}\ud83c`,
    `\udfd2${marker}`,
    `${marker}\0`,
    `${marker}@example.com\0`,
    '0000-01-01',
    '9999-12-31',
    ...texts,
  ),
  fc.string({ unit: 'binary' }).map((text) => marker + text),
);
/** JSON text, because no JavaScript value of this depth can be serialized. */
const hostileJson = fc.oneof(
  hostileText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    nested,
    `[${nested}]`,
    '1e308',
    '-1e308',
    '9007199254740993',
    `{"a\\ud800":1}`,
    '{"\\u0000":1}',
  ),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
const cursor = fc.oneof(
  fc
    .tuple(fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '0000-02-29'), hostileText)
    .map(([day, text]) => `${day}T00:00:00.000000Z ${text.length % 2 ? id : text}`),
  fc.tuple(fc.boolean(), hostileText).map(([first, text]) => JSON.stringify([first, text, id])),
  fc.string(),
  fc.bigInt().map(String),
);
/** Percent-encoded; some encodings are not UTF-8. */
const urlText = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  cursor.map((text) => Buffer.from(text).toString('base64url')),
  fc.constantFrom('%00', '%ED%A0%80', '%FF', '%F0%9F%8F', '%u0000', '99999999999999999999'),
);

const shapeOf = (schema: z.ZodType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

/** A request with hostile input at one place; the rest is valid. */
const requestTo = (route: Route) => {
  const { query, body } = schemasOf(route);
  const shape = shapeOf(body);
  const fieldNames = [...Object.keys(shape.properties ?? {}), 'unknown'];
  const queryNames = [...Object.keys(shapeOf(query).properties ?? {}), 'unknown'];
  const fieldAt = (at: number) => fieldNames[at % fieldNames.length] ?? '';
  const path = (value = id) => route.path.replace(/:\w+/, value);
  const json = { 'content-type': 'application/json', 'idempotency-key': 'key' };
  const bodies = fc.tuple(fc.nat(), hostileJson).map(([at, value]) => {
    const valid = body ? (sampleValue(shape, seededRandom(String(at))) as object) : {};
    const text = JSON.stringify({ ...valid, [fieldAt(at)]: '@' }).replace('"@"', () => value);
    return { path: path(), headers: json, body: Buffer.from(text) };
  });
  const wholeBodies = hostileJson.map((text) => ({ path: path(), headers: json, body: Buffer.from(text) }));
  const queries = fc.tuple(fc.nat(), urlText).map(([at, value]) => ({
    path: `${path()}?${queryNames[at % queryNames.length]}=${value}`,
    headers: {},
  }));
  const ids = urlText.map((value) => ({ path: path(value), headers: {} }));
  const headers = hostileText.map((text) => {
    const value = Buffer.from(text)
      .toString('latin1')
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, ' ');
    return {
      path: path(),
      headers: { 'idempotency-key': value.slice(0, 200), cookie: `a=${value}`, traceparent: value },
    };
  });
  const forms = fc.tuple(fc.nat(), hostileText, fc.boolean()).map(([at, text, inName]) => ({
    path: path(),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(
      [
        `--x\r\ncontent-disposition: form-data; name="${inName ? text : fieldAt(at)}"\r\n\r\n${text}`,
        `--x\r\ncontent-disposition: form-data; name="${route.file}"; filename="${text}"\r\n\r\nGIF89a`,
        '--x--\r\n',
      ].join('\r\n'),
    ),
  }));
  const withBody = route.file
    ? [forms, forms]
    : route.method === 'GET'
      ? [queries]
      : [bodies, bodies, wholeBodies];
  return fc.oneof(queries, headers, ...(route.path.includes(':') ? [ids] : []), ...withBody);
};

const expectQuietLog = () => {
  const text = lines.splice(0).join('');
  expect(text).not.toMatch(new RegExp(`${marker}|"level":50`));
};

describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ route }) => {
    it('answers every input without a server error and logs none of it', async () => {
      const user = await app.user();
      await app.pool.query('update player set moderator = true, operator = true where id = $1', [user.id]);
      const client = new RawHttpClient(origin, user.token);
      const answersOf = fc.asyncProperty(requestTo(route), async (request) => {
        const { status, text } = await client.send(route, { description: '', malformed: false, ...request });
        expect({ status, text }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 500) });
      });
      await fc.assert(answersOf, { numRuns: 40, seed: 32, endOnFailure: true });
      client.close();
      expectQuietLog();
    });
  },
);

describe('sockets', () => {
  it('answer or disconnect, whatever a client sends', async () => {
    const { token } = await app.user();
    const open = (auth: object) =>
      io(origin, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
    const message = fc.record({
      event: fc.oneof(
        fc.constantFrom('watch', 'unwatch'),
        hostileText.filter((name) => name !== ''),
      ),
      body: fc.oneof(
        fc.record({ room: hostileText }),
        hostileText.map((text) => ({ room: `post:${text}` })),
        hostileText.map((text) => ({ [text]: text })),
        fc.jsonValue(),
        fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
      ),
    });
    const isReserved = ({ event }: { event: string }) =>
      ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'].includes(
        event,
      );
    const handshakes = fc.asyncProperty(fc.oneof(hostileText, fc.jsonValue()), async (value) => {
      const socket = open({ token: value });
      await waitFor('the handshake is refused', () => !socket.active);
      socket.close();
    });
    await fc.assert(handshakes, { numRuns: 40, seed: 32 });
    const messages = fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 20 }), async (list) => {
      const socket = open({ token });
      await waitFor('the socket is connected', () => socket.connected);
      for (const { event, body } of list.filter((each) => !isReserved(each)))
        socket.emit(event, body, () => undefined);
      socket.io.engine.write(`2["watch",{"room":${nested}}]`);
      await socket
        .timeout(5000)
        .emitWithAck('watch', { room: `post:${id}` })
        .catch(() => undefined);
      socket.close();
      expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    });
    await fc.assert(messages, { numRuns: 30, seed: 32 });
    const client = open({ token });
    await waitFor('a socket connects', () => client.connected);
    expect(await client.emitWithAck('watch', { room: 'following' })).toEqual({ ok: true });
    client.close();
    expectQuietLog();
  });
});

describe('a refused input', () => {
  it.each([
    ['half of an emoji', { content: `${marker}\ud83c` }, 'content', errorMessages.unreadableText],
    ['a NUL', { content: `${marker}\0` }, 'content', errorMessages.unreadableText],
    ['a name with a NUL', { 'a\0': 1 }, '', errorMessages.unreadableText],
    [
      '5,000 nested arrays',
      JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`),
      '',
      errorMessages.nestedTooDeep,
    ],
  ])('with %s gets a sentence', async (_, value, path, message) => {
    const { token } = await app.user();
    const body = Array.isArray(value) ? nested : JSON.stringify(value);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'x',
    };
    for (const [route, method] of [
      [postRoutes.create.path, 'POST'],
      [postRoutes.remove.path.replace(':id', id), 'DELETE'],
    ] as const) {
      const response = await fetch(origin + route, { method, headers, body });
      expect(await response.json()).toEqual({
        statusCode: 400,
        message: errorMessages.invalidInput,
        errors: [{ path, message }],
      });
    }
  });

  it.each(['0000-01-01T00:00:00.000000Z', '0000-12-31T23:59:59Z'])('is a cursor at %s', async (at) => {
    const { token } = await app.user();
    const value = Buffer.from(`${at} ${id}`).toString('base64url');
    const response = await fetch(`${origin}${feedRoutes.following.path}?cursor=${value}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
  });
});
