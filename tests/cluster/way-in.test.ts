// @module-tag extended
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { freePort } from '@rinkside/dev-runtime/ports';
import type { SupervisedProcess } from '@rinkside/dev-runtime/supervised-process';
import { childEnv } from '@rinkside/platform/env';
import { TestApp } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createMediaMaker, h264 } from '../media/media-maker.js';
import { downloadDefinitions } from '../operations/custom-resources.js';
import { asList, asObject, asString, getPath } from '../operations/repository-files.js';
import { ApiServer, findPrograms } from './api-server.js';
import { installDefinitions, Manifests } from './installation.js';

const { programs, reason } = findPrograms('etcd', 'kube-apiserver', 'traefik');
const { folders, missing } = programs ? downloadDefinitions() : { folders: new Map(), missing: [] };
/** Kubernetes refuses loopback addresses of pods, so the controller reaches the gateway by one of this machine. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const missingTool =
  reason ??
  (missing.length > 0 ? `Go cannot download ${missing.join(', ')}` : undefined) ??
  (ownAddress ? undefined : 'this machine has only loopback addresses');
if (missingTool) process.stderr.write(`NOT CHECKED: the way in with Traefik. ${missingTool}\n`);

interface Ports {
  https: number;
  http: number;
}

/** The ways in of the manifests, as an operator sets them up for Traefik. */
const waysIn = {
  'gateway-api': {
    provider: 'kubernetesGateway',
    redirect: 301,
    controllerClass: {
      apiVersion: 'gateway.networking.k8s.io/v1',
      kind: 'GatewayClass',
      metadata: { name: 'public' },
      spec: { controllerName: 'traefik.io/gateway-controller' },
    },
    patches: ({ https, http }: Ports) => [
      {
        target: { kind: 'Gateway', name: 'public' },
        patch: JSON.stringify(
          [http, https].flatMap((port, at) => [
            { op: 'replace', path: `/spec/listeners/${at}/hostname`, value: 'localhost' },
            { op: 'replace', path: `/spec/listeners/${at}/port`, value: port },
          ]),
        ),
      },
    ],
  },
  ingress: {
    provider: 'kubernetesIngressNGINX',
    redirect: 308,
    controllerClass: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'IngressClass',
      metadata: { name: 'nginx' },
      spec: { controller: 'k8s.io/ingress-nginx' },
    },
    patches: () => [
      {
        target: { kind: 'Ingress' },
        patch: JSON.stringify([
          { op: 'replace', path: '/spec/rules/0/host', value: 'localhost' },
          { op: 'add', path: '/spec/tls', value: [{ hosts: ['localhost'], secretName: 'rinkside-tls' }] },
        ]),
      },
    ],
  },
};

describe('Traefik', { timeout: 120_000 }, () => {
  const trustedBefore = getCACertificates('default');
  const cleanups: (() => unknown)[] = [];
  let server: ApiServer;
  let manifests: Manifests;
  let app: TestApp;

  beforeAll(async () => {
    if (!programs || missingTool) return;
    server = await ApiServer.open(programs);
    cleanups.push(() => server.close());
    app = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { BIND_ADDRESS: `127.0.0.1,${ownAddress}`, TRUSTED_PROXIES: 'loopback' },
    });
    cleanups.push(() => app.close());
    await installDefinitions(server, folders, -1);
    manifests = new Manifests(server.home);
    const { cert, key } = createCertificate(server.home);
    const secret = ['create', 'secret', 'tls', 'rinkside-tls', '-n', 'rinkside'];
    await server.kubectl(['create', 'namespace', 'rinkside']);
    await server.kubectl([...secret, '--cert', cert, '--key', key]);
    setDefaultCACertificates([...trustedBefore, readFileSync(cert, 'utf8')]);
  }, 120_000);
  afterAll(async () => {
    setDefaultCACertificates(trustedBefore);
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });
  beforeEach(({ skip }) => skip(missingTool !== undefined, missingTool));

  /** A controller of the cluster would create it. */
  const endpoints = () => ({
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: { name: 'gateway', namespace: 'rinkside', labels: { 'kubernetes.io/service-name': 'gateway' } },
    addressType: 'IPv4',
    ports: [{ name: 'http', port: app.env.PORT }],
    endpoints: [{ addresses: [ownAddress], conditions: { ready: true } }],
  });

  describe.each(Object.entries(waysIn))('with the component %s', (component, wayIn) => {
    let origin: string;
    let plainOrigin: string;
    let traefik: SupervisedProcess;

    beforeAll(async () => {
      if (!programs || missingTool) return;
      const ports = { https: await freePort(), http: await freePort() };
      origin = `https://localhost:${ports.https}`;
      plainOrigin = `http://localhost:${ports.http}`;
      const overlay = manifests.write(component, {
        namespace: 'rinkside',
        resources: ['../../base'],
        components: [`../../components/${component}`],
        patches: wayIn.patches(ports),
      });
      await server.kubectl(['apply', '--server-side', '-k', overlay]);
      const items = [wayIn.controllerClass, endpoints()];
      const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
      await server.kubectl(['apply', '--server-side', '-f', '-'], list);
      traefik = await startTraefik(programs.traefik, ports);
    }, 120_000);

    const startTraefik = (command: string, ports: Ports) => {
      const { url, token, certificateFile } = server.access;
      return server.processes.start({
        name: `traefik-${component}`,
        command,
        args: [
          `--entryPoints.web.address=127.0.0.1:${ports.http}`,
          `--entryPoints.websecure.address=127.0.0.1:${ports.https}`,
          '--entryPoints.websecure.transport.respondingTimeouts.readTimeout=30m',
          `--providers.${wayIn.provider}.endpoint=${url}`,
          `--providers.${wayIn.provider}.token=${token}`,
          `--providers.${wayIn.provider}.certAuthFilePath=${certificateFile}`,
          '--global.checkNewVersion=false',
          '--global.sendAnonymousUsage=false',
        ],
        env: childEnv(),
        ready: async () =>
          (await fetch(plainOrigin, { redirect: 'manual' }).catch(() => undefined))?.status ===
          wayIn.redirect,
      });
    };

    /** A user whose requests and sockets go through the controller. */
    const userThroughController = async (name: string) => {
      const host = { origin: () => origin, onClose: (close: () => void) => app.onClose(close) };
      const subject = `${name}-${component}`;
      return new TestUser(host, subject, await app.issuer.token(subject)).onboard();
    };

    it.runIf(component === 'gateway-api')('accepts the Gateway and all routes', async () => {
      await server.kubectl([
        'wait',
        '-n',
        'rinkside',
        '--for=condition=Programmed',
        '--timeout=30s',
        'gateway/public',
      ]);
      const routes = asObject(
        JSON.parse(await server.kubectl(['get', 'httproutes', '-n', 'rinkside', '-o', 'json'])),
      );
      const conditions = asList(routes.items).map((route) => ({
        name: asString(getPath(route, 'metadata', 'name')),
        conditions: asList(getPath(route, 'status', 'parents', 0, 'conditions'))
          .map((each) => `${asString(getPath(each, 'type'))} ${asString(getPath(each, 'status'))}`)
          .toSorted(),
      }));
      const accepted = ['Accepted True', 'ResolvedRefs True'];
      expect(conditions).toEqual(
        ['gateway', 'live', 'to-https'].map((name) => ({ name, conditions: accepted })),
      );
    });

    it('redirects to the well-known port of https and keeps path and query', async () => {
      const response = await fetch(`${plainOrigin}/app/chat?x=1`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([
        wayIn.redirect,
        'https://localhost/app/chat?x=1',
      ]);
    });

    it('logs no path, as those of live links are secrets', async () => {
      const token = 'q7Jd0fLh3vTzXw5rBn2k';
      for (const path of ['/live', '/api/live-links'])
        await (await fetch(`${origin}${path}/${token}`)).text();
      expect(readFileSync(traefik.logFile, 'utf8')).not.toContain(token);
    });

    it.runIf(component === 'ingress')('keeps clients without WebSocket at one pod', async () => {
      const response = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toMatch(/^gateway=.+; Path=\/socket.io.*SameSite=Lax/);
    });

    it('carries a socket', async () => {
      const author = await userThroughController('author');
      const fan = await userThroughController('fan');
      await app.shareCircle([author, fan]);
      const post = await author.call(postRoutes.create, { body: { content: 'Ice at six' } });
      const client = await author.liveClient();
      expect(await client.watch(`player:${author.id}`)).toMatchObject({ ok: true });
      await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: post.id } });
      expect(await client.waitForEvent('like.changed')).toMatchObject({ target_id: post.id });
    });

    it('carries an upload, which becomes a film that plays', async () => {
      const folder = join(server.home, `media-${component}`);
      await mkdir(folder);
      const film = await createMediaMaker(folder).clip('in', [...h264, '-f', 'mp4'], { seconds: 2 });
      const author = await userThroughController('filmer');
      const file = new Blob([new Uint8Array(film)]);
      const { id } = await author.call(highlightRoutes.create, { body: {}, file });
      const one = () => author.call(highlightRoutes.one, { params: { id } });
      await waitFor('the film is ready', async () => (await one()).status === 'ready', 60_000);
    });
  });
});

const createCertificate = (folder: string) => {
  const [cert, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, '-keyout', key, '-out', cert],
    {
      stdio: 'ignore',
    },
  );
  return { cert, key };
};
