import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@rinkside/dev-runtime/ports';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { openRedis, redisKeyPrefix } from '@rinkside/platform/redis';
import { waitFor } from '@rinkside/testkit/wait-for';
import { registerQueueMetrics } from '@rinkside/workers/worker.metrics';
import { Queue, Worker } from 'bullmq';
import { Registry } from 'prom-client';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ApiServer, buildPrograms, startControllers } from '../cluster/api-server.js';
import { installDefinitions, Manifests, objectsOf } from '../cluster/installation.js';
import { Autoscaler } from '../operations/autoscaler.js';
import { downloadDefinitions } from '../operations/custom-resources.js';
import { asObject, asString, getPath, type JsonObject } from '../operations/repository-files.js';

const queueName = 'process-photo';
const deployment = `worker-${queueName}`;
/** The autoscaler decides every 15 s. */
const decision = 15_000;

/** Exports what a queue on a real Redis needs, as workers do. */
const openQueue = () => {
  const redisUrl = inject('redisUrl');
  const env = loadEnv({
    DATABASE_URL: 'postgres://localhost/unused',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `autoscaler-${process.pid}`,
  });
  const log = createLog('test', 'silent');
  const queues = new Queues(env, log);
  const registry = new Registry();
  const reads: (() => Promise<void>)[] = [];
  registerQueueMetrics(queues, {
    onScrape: (gauges, read) => {
      for (const gauge of gauges) registry.registerMetric(gauge);
      reads.push(read);
    },
  });
  const connection = openRedis(redisUrl, log);
  const options = { connection, prefix: redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX) };
  const queue = new Queue(queueName, options);
  const worker = new Worker(queueName, null, { ...options, autorun: false, lockDuration: 3_600_000 });
  onTestFinished(async () => {
    await queue.obliterate({ force: true });
    await worker.close();
    await queue.close();
    await queues.close();
    connection.disconnect();
  });
  const neededPods = async () => {
    for (const read of reads) await read();
    const metrics = await registry.getMetricsAsJSON();
    const values = metrics.find(({ name }) => name === 'rinkside_queue_pods')?.values ?? [];
    return values.find(({ labels }) => labels.queue === queueName)?.value ?? 0;
  };
  return { queue, worker, neededPods };
};

/** A stand-in for KEDA's metrics server: the API that the autoscaler asks. */
const serveMetrics = async (server: ApiServer, value: () => Promise<number>) => {
  const port = await freePort();
  const [cert, key] = [join(server.home, 'metrics.crt'), join(server.home, 'metrics.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  const group = 'external.metrics.k8s.io/v1beta1';
  const answer = async (path: string) =>
    path.includes('/namespaces/')
      ? {
          kind: 'ExternalMetricValueList',
          apiVersion: group,
          metadata: {},
          items: [
            {
              metricName: 's0-prometheus',
              metricLabels: {},
              timestamp: new Date().toISOString(),
              value: String(await value()),
            },
          ],
        }
      : {
          kind: 'APIResourceList',
          apiVersion: 'v1',
          groupVersion: group,
          resources: [
            {
              name: 'externalmetrics',
              singularName: '',
              namespaced: true,
              kind: 'ExternalMetricValueList',
              verbs: ['get'],
            },
          ],
        };
  const metrics = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (incoming, response) => {
    void answer(incoming.url ?? '').then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => metrics.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    metrics.closeAllConnections();
    metrics.close();
  });
  const items = [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'metrics', namespace: 'rinkside' },
      spec: { type: 'ExternalName', externalName: 'localhost' },
    },
    {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: 'v1beta1.external.metrics.k8s.io' },
      spec: {
        group: 'external.metrics.k8s.io',
        version: 'v1beta1',
        groupPriorityMinimum: 100,
        versionPriority: 100,
        insecureSkipTLSVerify: true,
        service: { name: 'metrics', namespace: 'rinkside', port },
      },
    },
  ];
  await server.kubectl(
    ['apply', '--server-side', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
  );
  await server.kubectl([
    'wait',
    '--for=condition=Available',
    '--timeout=60s',
    'apiservice/v1beta1.external.metrics.k8s.io',
  ]);
};

/** The autoscaler of Kubernetes that KEDA creates for a ScaledObject. */
const autoscalerOf = (scaledObject: JsonObject) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: `keda-hpa-${deployment}`, namespace: 'rinkside' },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: deployment },
    minReplicas: Math.max(1, Number(getPath(scaledObject, 'spec', 'minReplicaCount'))),
    maxReplicas: getPath(scaledObject, 'spec', 'maxReplicaCount'),
    metrics: [
      {
        type: 'External',
        external: {
          metric: { name: 's0-prometheus' },
          target: {
            type: 'AverageValue',
            averageValue: asString(getPath(scaledObject, 'spec', 'triggers', 0, 'metadata', 'threshold')),
          },
        },
      },
    ],
    behavior: getPath(scaledObject, 'spec', 'advanced', 'horizontalPodAutoscalerConfig', 'behavior'),
  },
});

/** The different values of a list that follow each other. */
const changesOf = (values: number[]) => values.filter((value, at) => value !== values[at - 1]);

it('the autoscaler of Kubernetes starts the pods that the simulated one starts, for jobs on a real Redis', async () => {
  const programs = buildPrograms('etcd', 'kube-apiserver', 'kube-controller-manager');
  const server = await ApiServer.open(programs);
  onTestFinished(() => server.close());
  await installDefinitions(server, downloadDefinitions().folders, -1);
  const overlay = new Manifests(server.home).overlay('production');
  await server.kubectl(['apply', '--server-side', '-k', overlay]);
  const { queue, worker, neededPods } = openQueue();
  await serveMetrics(server, neededPods);
  const scaledObject = objectsOf(overlay).find(
    ({ kind, metadata }) => kind === 'ScaledObject' && asObject(metadata).name === deployment,
  );
  const simulated = new Autoscaler(scaledObject ?? {});
  simulated.pods = 1;
  const hpa = JSON.stringify(autoscalerOf(scaledObject ?? {}));
  await server.kubectl(['apply', '--server-side', '-f', '-'], hpa);
  await startControllers(server, programs['kube-controller-manager']);

  const podsNow = async () =>
    Number(
      await server.kubectl([
        'get',
        '-n',
        'rinkside',
        `deployment/${deployment}`,
        '-o',
        'jsonpath={.spec.replicas}',
      ]),
    );
  const real: number[] = [await podsNow()];
  const expected: number[] = [simulated.pods];
  const pass = async (decisions: number) => {
    const needed = await neededPods();
    for (let count = 0; count < decisions; count++) {
      simulated.step(() => needed);
      expected.push(simulated.pods);
    }
    for (const end = Date.now() + decisions * decision; Date.now() < end; await pause(1000))
      real.push(await podsNow());
  };

  const add = (count: number) =>
    queue.addBulk(Array.from({ length: count }, () => ({ name: queueName, data: {} })));
  await add(1);
  const hanging = await worker.getNextJob('pod', { block: false });
  await pass(6);
  expect(new Set(real)).toEqual(new Set([1]));
  await add(1000);
  await pass(6);
  await queue.drain();
  await hanging?.moveToCompleted('done', 'pod', false);
  await pass(4);
  await waitFor(
    'only one pod is left',
    async () => {
      const pods = await podsNow();
      real.push(pods);
      return pods === 1;
    },
    180_000,
  );
  while (simulated.pods > 1) {
    simulated.step(() => 0);
    expected.push(Math.max(1, simulated.pods));
  }
  expect(changesOf(real)).toEqual(changesOf(expected));
  expect(Math.max(...real)).toBe(simulated.maximum);
});
