// @module-tag extended
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { postRoutes } from '@rinkside/contracts/post';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { uploadAvatar } from './deletion-residue.js';

const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port;

/** Starts a server that accepts every connection. @param onConnection by default the connection gets no answer */
const startTcpServer = async (onConnection: 'hang' | 'refuse') => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    if (onConnection === 'refuse') socket.resetAndDestroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const statusOf = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(4000) });
  return { status: response.status, body: (await response.json()) as unknown };
};

describe.each(['hang', 'refuse'] as const)('a storage whose connections %s', (behaviour) => {
  let app: TestApp;
  let storage: TcpServer;
  beforeAll(async () => {
    storage = await startTcpServer(behaviour);
    app = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { S3_ENDPOINT: `http://127.0.0.1:${portOf(storage)}`, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    });
  });
  afterAll(async () => {
    await app?.close();
    storage.close();
  });

  it('does not keep processes from starting and serving what needs no files', async () => {
    const author = await app.user();
    const { id } = await author.call(postRoutes.create, { body: { content: 'Still here' } });
    await app.settle();
    const feed = await author.call(feedRoutes.organization, { params: { id: author.organizationId } });
    expect(feed.items.map((item) => item.id)).toEqual([id]);
    expect(await statusOf(`${app.origin()}/health/ready`)).toMatchObject({
      status: 200,
      body: {
        ok: true,
        parts: { database: 'ok', storage: 'away', ...(inject('redisUrl') && { redis: 'ok' }) },
      },
    });
    const workers = `http://127.0.0.1:${app.workers[0]?.metricsPort}`;
    expect(await statusOf(`${workers}/health/ready`)).toMatchObject({
      status: 200,
      body: { parts: { database: 'ok', storage: 'away' } },
    });
  });

  it('is reported by a metric', async () => {
    const response = await fetch(`http://127.0.0.1:${app.gateways[0]?.metricsPort}/metrics`);
    const text = await response.text();
    expect(text).toMatch(/^rinkside_dependency_up\{dependency="storage".*\} 0$/m);
    expect(text).toMatch(/^rinkside_dependency_up\{dependency="database".*\} 1$/m);
    // Health checks are no requests.
    expect(text).not.toContain('/health/ready');
  });

  it.runIf(behaviour === 'refuse')('makes uploads fail with a sentence', async () => {
    const author = await app.user();
    await expect(uploadAvatar(app, author)).rejects.toThrow(errorMessages.storageUnavailable);
  });
});

describe('a storage that answers but takes no objects', () => {
  /** What the store answers to a new object: undefined, it takes it. */
  let refusal: { status: number; code: string } | undefined;
  let app: TestApp;
  let store: ReturnType<typeof createServer>;
  beforeAll(async () => {
    store = createServer((request, response) => {
      const isObject = (request.url ?? '').split('/').length > 2;
      request.resume().once('end', () => {
        if (!refusal || !isObject || request.method !== 'PUT') {
          response.writeHead(200, { etag: '"x"' }).end();
          return;
        }
        response
          .writeHead(refusal.status, { 'content-type': 'application/xml' })
          .end(`<Error><Code>${refusal.code}</Code><Message>no</Message></Error>`);
      });
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    app = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { S3_ENDPOINT: `http://127.0.0.1:${portOf(store)}`, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    });
  });
  afterAll(async () => {
    await app?.close();
    store.closeAllConnections();
    store.close();
  });

  it.each([
    { status: 404, code: 'NoSuchBucket', message: errorMessages.storageUnavailable },
    { status: 507, code: 'XMinioStorageFull', message: errorMessages.storageFull },
    { status: 403, code: 'AccessDenied', message: errorMessages.storageUnavailable },
  ])('is away, and uploads fail with a sentence: $code', async ({ message, ...answer }) => {
    refusal = answer;
    const author = await app.user();
    await expect(uploadAvatar(app, author)).rejects.toThrow(message);
    await waitFor(
      'readiness reports it',
      async () =>
        JSON.stringify((await statusOf(`${app.origin()}/health/ready`)).body).includes('"storage":"away"'),
      20_000,
    );
    const metrics = await fetch(`http://127.0.0.1:${app.gateways[0]?.metricsPort}/metrics`);
    expect(await metrics.text()).toMatch(/^rinkside_dependency_up\{dependency="storage".*\} 0$/m);
    refusal = undefined;
    await waitFor('the storage is available again', async () =>
      JSON.stringify((await statusOf(`${app.origin()}/health/ready`)).body).includes('"storage":"ok"'),
    );
  });
});

it('names Redis in the readiness of all processes while it is away', async () => {
  const closed = await startTcpServer('refuse');
  const app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: `redis://127.0.0.1:${portOf(closed)}`,
  });
  try {
    for (const origin of [app.origin(), `http://127.0.0.1:${app.workers[0]?.metricsPort}`])
      expect(await statusOf(`${origin}/health/ready`)).toMatchObject({
        status: 200,
        body: { ok: true, parts: { redis: 'away' } },
      });
  } finally {
    await app.close();
    closed.close();
  }
});

it('keeps serving when the identity provider is away, and says so at sign-in', async () => {
  const identity = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    // The embedded provider, which is not running.
    env: { OIDC_ISSUER: '', IDENTITY_URL: `http://127.0.0.1:${portOf(identity)}` },
  });
  try {
    const closed = new Promise((resolve) => identity.close(resolve));
    identity.closeAllConnections();
    await closed;
    const ready = await waitFor('the outage is noticed', async () => {
      const { status, body } = await statusOf(`${app.origin()}/health/ready`);
      return JSON.stringify(body).includes('"identity":"away"') && { status };
    });
    expect(ready).toEqual({ status: 200 });
    const response = await fetch(`${app.origin()}/oidc/oauth/token`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'temporarily_unavailable', error_description: errorMessages.identityUnavailable },
    ]);
  } finally {
    await app.close();
  }
});
