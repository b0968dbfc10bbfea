import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { errorMessages } from '@rinkside/contracts/error';
import { errorView } from '@rinkside/contracts/error.schema';
import { followRoutes } from '@rinkside/contracts/follow';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import type { Route } from '@rinkside/contracts/route';
import { needsBody, routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let person: TestUser;
let other: TestUser;
/** Has every right, so that requests reach validation. */
let staff: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  [person, other, staff] = [await app.user(), await app.user(), await app.user()];
  await app.pool.query('update player set moderator = true, operator = true where id = $1', [staff.id]);
});
afterAll(() => app?.close());

const json = { 'content-type': 'application/json' };
const send = (
  { method, path }: Pick<Route, 'method' | 'path'>,
  { token }: TestUser,
  body?: string,
  headers: Record<string, string> = json,
) =>
  fetch(app.origin() + path.replaceAll(/:\w+/g, '0198c0de-0000-7000-8000-000000000000'), {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
  });
const refusalOf = async (response: Response) => {
  const { statusCode, message } = errorView.strict().parse(await response.json());
  expect(statusCode).toBe(response.status);
  return [statusCode, message];
};

const jsonRoutes = routes.filter((route) => schemasOf(route).body && !route.file);
const named = (list: Route[]) => list.map((route) => ({ name: `${route.method} ${route.path}`, route }));

describe('a JSON body', () => {
  it.each(named(jsonRoutes.filter(needsBody)))('must not be missing: $name', async ({ route }) => {
    for (const body of [undefined, '', 'null'])
      expect(await refusalOf(await send(route, staff, body))).toEqual([400, errorMessages.missingBody]);
    expect(await refusalOf(await send(route, staff, undefined, {}))).toEqual([
      400,
      errorMessages.missingBody,
    ]);
  });

  it.each(named(jsonRoutes.filter((route) => !needsBody(route))))(
    'must not be null where it has optional fields: $name',
    async ({ route }) => {
      expect(await refusalOf(await send(route, staff, 'null'))).toEqual([400, errorMessages.missingBody]);
    },
  );

  it.each(named(jsonRoutes))(
    'must be a readable object: $name',
    { tags: ['extended'] },
    async ({ route }) => {
      for (const body of ['{', '{a:1}', 'NaN', '{"a":1,}', '{"__proto__":{}}'])
        expect(await refusalOf(await send(route, staff, body))).toEqual([400, errorMessages.brokenJson]);
      for (const body of ['[]', '"x"', '1', 'true'])
        expect((await refusalOf(await send(route, staff, body)))[0]).toBe(400);
      const types = ['text/xml', ';;=', 'application/x-www-form-urlencoded'];
      for (const type of [...types, 'multipart/form-data; boundary=x'])
        expect(await refusalOf(await send(route, staff, 'x', { 'content-type': type })), type).toEqual([
          415,
          errorMessages.wrongContentType,
        ]);
      const large = JSON.stringify({ content: 'x'.repeat(70_000) });
      expect(await refusalOf(await send(route, staff, large))).toEqual([413, errorMessages.inputTooLarge]);
    },
  );

  it('may be empty where all fields are optional', async () => {
    expect((await send(playerRoutes.update, person, '{}')).status).toBe(200);
    expect((await send(notificationRoutes.read, person, '{}')).status).toBe(200);
  });

  it('may be missing where none is needed, also with its content type', async () => {
    const follow = (method: 'POST' | 'DELETE') =>
      send({ method, path: followRoutes.follow.path.replace(':id', other.id) }, person);
    expect((await follow('POST')).status).toBe(200);
    expect((await follow('DELETE')).status).toBe(200);
    expect((await send(notificationRoutes.read, person)).status).toBe(200);
    expect((await send(playerRoutes.remove, await app.user())).status).toBe(200);
  });
});

describe('a path that does not exist', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is answered with 404: %s',
    async (method) => {
      for (const path of ['/api/nothing/here', '/api', '/api/posts/1/2/3', '/nothing.json'])
        for (const body of method === 'GET' || method === 'OPTIONS' ? [undefined] : [undefined, '{}'])
          expect(await refusalOf(await send({ method: method as 'GET', path }, person, body)), path).toEqual([
            404,
            errorMessages.notFound,
          ]);
    },
  );

  it.each(['/health/live', '/config.json', '/version.json', '/media/x', '/player/x', '/backchannel-logout'])(
    'takes no PUT: %s',
    async (path) => {
      expect(await refusalOf(await send({ method: 'PUT', path }, person, '{}'))).toEqual([
        404,
        errorMessages.notFound,
      ]);
    },
  );

  it('is answered with a sentence where body or path are broken, too', async () => {
    const response = await send({ method: 'POST', path: '/api/nothing' }, person, '{');
    expect(await refusalOf(response)).toEqual([400, errorMessages.brokenJson]);
    for (const path of ['/api/%zz', '/%ff'])
      expect(await refusalOf(await fetch(app.origin() + path))).toEqual([404, errorMessages.notFound]);
  });
});

describe('bytes that are no request', () => {
  const exchange = async (bytes: string): Promise<string> => {
    const socket = connect(Number(new URL(app.origin()).port), '127.0.0.1');
    socket.end(bytes);
    return readText(socket);
  };
  const post = `POST ${postRoutes.create.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

  it.each([
    ['not HTTP', 'GARBAGE\r\n\r\n', 400, errorMessages.brokenRequest],
    [
      'two lengths',
      `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
      errorMessages.brokenRequest,
    ],
    ['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, errorMessages.brokenRequest],
    ['a long header', `${post}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, errorMessages.inputTooLarge],
    [
      'a long address',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      errorMessages.inputTooLarge,
    ],
  ])('are answered with a sentence: %s', async (_, bytes, statusCode, message) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n').slice(-2);
    expect(head).toContain(`HTTP/1.1 ${statusCode} `);
    expect(JSON.parse(body)).toEqual({ statusCode, message });
  });
});
