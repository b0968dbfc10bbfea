import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { audience } from '@rinkside/testkit/issuer';
import { createDatabase, openPool } from '@rinkside/testkit/test-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signUpForToken } from '../chaos/identity-replicas.js';
import { requestMix } from '../chaos/rolling-restart.js';
import { seedUsers } from '../chaos/seed-users.js';
import { ConstantRateTraffic, quantile } from '../chaos/traffic.js';
import { ApiServer, buildPrograms, startControllers, startScheduler } from '../cluster/api-server.js';
import { documentedCommand, installDefinitions, Manifests, objectsOf } from '../cluster/installation.js';
import { Nodes } from '../cluster/nodes.js';
import { downloadDefinitions } from '../operations/custom-resources.js';
import { asList, asObject, asString, getPath } from '../operations/repository-files.js';

const namespace = 'rinkside';
const nodeNames = ['north', 'south', 'west'];
const callsPerSecond = 20;
const peopleCount = 12;

const cleanups: (() => unknown)[] = [];
let server: ApiServer;
let nodes: Nodes;
let manifests: Manifests;
let databaseUrl: string;

beforeAll(async () => {
  const programs = buildPrograms('etcd', 'kube-apiserver', 'kube-controller-manager', 'kube-scheduler');
  const { folders, missing } = downloadDefinitions();
  if (missing.length > 0) throw new Error(`Go cannot download ${missing.join(', ')}`);
  const database = await createDatabase(inject('postgresUrl'));
  cleanups.push(() => database.drop());
  databaseUrl = database.url;
  server = await ApiServer.open(programs);
  cleanups.push(() => server.close());
  await installDefinitions(server, folders, -1);
  await startControllers(server, programs['kube-controller-manager']);
  await startScheduler(server, programs['kube-scheduler']);
  nodes = await Nodes.open(server, nodeNames, namespace, ['gateway', 'identity']);
  cleanups.push(() => nodes.close());
  manifests = new Manifests(server.home);
}, 3_600_000);
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

const writeOverlays = async (origin: string) => {
  const home = join(server.home, 'product');
  await mkdir(home);
  const settings = {
    PUBLIC_ORIGIN: origin,
    RINKSIDE_HOME: home,
    // Objects are in the shared folder.
    S3_ENDPOINT: '',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    TRUSTED_PROXIES: 'loopback',
    OIDC_AUDIENCE: audience,
    RATE_LIMIT_FACTOR: '10',
    LOG_LEVEL: 'warn',
  };
  const literals = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const running = manifests.write('running', {
    namespace,
    resources: ['../production'],
    // In place of KEDA.
    replicas: ['gateway', 'identity'].map((name) => ({ name, count: 2 })),
    configMapGenerator: [{ name: 'rinkside', behavior: 'merge', literals }],
  });
  const next = manifests.write('next', {
    resources: ['../running'],
    images: ['gateway', 'workers', 'identity', 'migrate'].map((name) => ({
      name: `registry.example/rinkside/${name}`,
      newTag: '0.2.0',
    })),
  });
  return { running, next };
};

/** Installs or upgrades as documented; resolves when all pods are of this version. */
const install = async (overlay: string) => {
  const migration = await server.run('sh', ['-euc', documentedCommand('job=$(', overlay)]);
  expect([migration.code, migration.stderr]).toEqual([0, '']);
  await server.kubectl(['apply', '--server-side', '-k', overlay]);
  await waitForRollout(overlay);
};

const waitForRollout = async (overlay: string) => {
  const deployments = objectsOf(overlay).filter(({ kind }) => kind === 'Deployment');
  for (const deployment of deployments) {
    const name = `deployment/${asString(getPath(deployment, 'metadata', 'name'))}`;
    await server.kubectl(['-n', namespace, 'rollout', 'status', name, '--timeout=300s']);
  }
};

/** Pods of the gateway that are not about to end. */
const gatewayPods = async () => {
  const selector = 'app.kubernetes.io/component=gateway';
  const list = asObject(
    JSON.parse(await server.kubectl(['get', 'pods', '-n', namespace, '-l', selector, '-o', 'json'])),
  );
  return asList(list.items)
    .filter((pod) => !getPath(pod, 'metadata', 'deletionTimestamp'))
    .map((pod) => ({
      node: asString(getPath(pod, 'spec', 'nodeName')),
      image: asString(getPath(pod, 'spec', 'containers', 0, 'image')),
    }));
};

it('answers every call while an upgrade and the drain of each node replace all pods', async () => {
  const gateway = nodes.route('gateway');
  const { origin } = gateway;
  const { running, next } = await writeOverlays(origin);
  const stores = { DATABASE_URL: databaseUrl, REDIS_URL: inject('redisUrl') };
  await server.kubectl(['create', 'namespace', namespace]);
  await server.kubectl([
    'create', 'secret', 'generic', 'rinkside', '-n', namespace,
    ...Object.entries(stores).map(([name, value]) => `--from-literal=${name}=${value}`),
  ]); // prettier-ignore
  await install(running);
  const token = (subject: string) => signUpForToken(origin, subject);
  const people = await seedUsers({ origin, token }, peopleCount, 'Tin Kettle Skaters');
  const ledger = { posts: new Map<string, string>(), likes: new Map<string, boolean>() };
  const traffic = new ConstantRateTraffic(callsPerSecond, requestMix(origin, people, ledger)).start();
  gateway.minReadyPods = Infinity;
  let readyDuringUpgrade = 0;
  const startedAt = Date.now();
  try {
    await install(next);
    for (const pod of await gatewayPods()) expect(pod.image).toMatch(/:0\.2\.0$/);
    readyDuringUpgrade = gateway.minReadyPods;
    const drained = [...new Set((await gatewayPods()).map(({ node }) => node))];
    for (const node of drained) {
      const evicted = await server.run('kubectl', [
        'drain',
        node,
        '--delete-emptydir-data',
        '--timeout=300s',
      ]);
      expect(evicted.code, evicted.stderr).toBe(0);
      expect((await gatewayPods()).map(({ node: other }) => other)).not.toContain(node);
      await waitForRollout(next);
      await server.kubectl(['uncordon', node]);
    }
    // Connections of pods that are gone.
    await pause(1000);
  } finally {
    await traffic.stop();
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const millis = (share: number) => Math.round(quantile(traffic.durationsMs, share));
  process.stdout.write(
    `${traffic.sent} calls in ${seconds} s: ${traffic.failures.length} failed, median ${millis(0.5)} ms, p99 ${millis(0.99)} ms; at least ${readyDuringUpgrade} ready gateways in the upgrade, ${gateway.minReadyPods} in the drain\n`,
  );
  expect(traffic.failures).toEqual([]);
  expect(nodes.failures).toEqual([]);
  expect(readyDuringUpgrade).toBeGreaterThanOrEqual(2);
  expect(traffic.sent).toBeGreaterThan(callsPerSecond * seconds * 0.95);
  const pool = openPool(databaseUrl, 1);
  const { rows } = await pool.query<{ id: string }>('select id from item where id = any($1)', [
    [...ledger.posts.values()],
  ]);
  await pool.end();
  expect(rows).toHaveLength(ledger.posts.size);
});
