import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnv } from '@rinkside/platform/env';
import { freePort } from '@rinkside/dev-runtime/ports';
import { asList, asObject, asString, getPath, type JsonObject } from '../operations/repository-files.js';
import type { ApiServer } from './api-server.js';
import { PodProcess, type PodHost } from './pod-process.js';

/** How often pods and endpoints are read, ms: a kubelet and kube-proxy see a change within a fraction of a second. */
const readIntervalMs = 200;
/** Kubernetes takes a node for lost after 50 s without a report. */
const reportIntervalMs = 10_000;

/** A service at one address of this machine. Each connection goes to the next ready pod; a refused one ends, as with kube-proxy. */
class ServiceRoute {
  readonly origin: string;
  /** The smallest number of ready pods since there was one. */
  minReadyPods = Infinity;
  readonly #sockets = new Set<Socket>();
  #pods: { host: string; port: number }[] = [];
  #next = 0;

  private constructor(
    readonly name: string,
    port: number,
    private readonly server: Server,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async open(name: string): Promise<ServiceRoute> {
    const port = await freePort();
    const server = createServer({ allowHalfOpen: true });
    const route = new ServiceRoute(name, port, server);
    server.on('connection', (client) => route.#forward(client));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return route;
  }

  get readyPods() {
    return this.#pods.length;
  }

  /** @param slices the EndpointSlices of the service */
  update(slices: JsonObject[]) {
    this.#pods = slices.flatMap((slice) =>
      asList(slice.endpoints)
        .filter((endpoint) => getPath(endpoint, 'conditions', 'ready') === true)
        .map((endpoint) => ({
          host: PodProcess.localAddress(asString(getPath(endpoint, 'addresses', 0))),
          port: Number(getPath(slice, 'ports', 0, 'port')),
        })),
    );
    if (this.#pods.length > 0 || this.minReadyPods < Infinity)
      this.minReadyPods = Math.min(this.minReadyPods, this.#pods.length);
  }

  close() {
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #forward(client: Socket) {
    const pod = this.#pods[this.#next++ % this.#pods.length];
    if (!pod) return client.destroy();
    const upstream = connect({ ...pod, allowHalfOpen: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      socket.on('error', () => other.destroy());
    }
    client.pipe(upstream).pipe(client);
    return undefined;
  }
}

/** Nodes of a cluster on this machine. They start the pods that the scheduler binds to them, and route services. */
export class Nodes {
  /** What went wrong in pods. */
  readonly failures: string[] = [];
  readonly #pods = new Map<string, PodProcess>();
  readonly #host: PodHost;
  #routes: ServiceRoute[] = [];
  #loops: Promise<void>[] = [];
  #isClosed = false;

  private constructor(
    private readonly server: ApiServer,
    private readonly namespace: string,
  ) {
    const { PATH } = childEnv();
    this.#host = {
      server,
      baseEnv: { PATH, HOME: server.home, NODE_COMPILE_CACHE: join(server.home, 'compile-cache') },
      resolveNames: (value, pod) => this.#resolveNames(value, pod),
      onFailure: (message) => {
        this.failures.push(message);
        process.stderr.write(`${message}\n`);
      },
    };
  }

  /** @param services names of services in the namespace @throws when the server refuses a node */
  static async open(
    server: ApiServer,
    names: string[],
    namespace: string,
    services: string[],
  ): Promise<Nodes> {
    const nodes = new Nodes(server, namespace);
    for (const name of names) await nodes.#register(name);
    nodes.#routes = await Promise.all(services.map((service) => ServiceRoute.open(service)));
    nodes.#loops = [
      nodes.#repeat(readIntervalMs, () => nodes.#readPods()),
      nodes.#repeat(readIntervalMs, () => nodes.#readEndpoints()),
      nodes.#repeat(reportIntervalMs, () => nodes.#report(names)),
    ];
    return nodes;
  }

  /** Returns the route of a service. */
  route(service: string): ServiceRoute {
    const route = this.#routes.find(({ name }) => name === service);
    if (!route) throw new Error(`no service ${service} was opened`);
    return route;
  }

  /** Stops watching. The processes of pods end with those of the server. */
  async close() {
    this.#isClosed = true;
    await Promise.all(this.#loops);
    for (const pod of this.#pods.values()) pod.release();
    for (const route of this.#routes) route.close();
  }

  async #repeat(intervalMs: number, work: () => Promise<void>) {
    while (!this.#isClosed) {
      await work().catch((error: unknown) => this.failures.push(String(error)));
      await pause(intervalMs);
    }
  }

  async #register(name: string) {
    const labels = {
      'kubernetes.io/hostname': name,
      'kubernetes.io/os': 'linux',
      'topology.kubernetes.io/zone': `zone-${name}`,
    };
    await this.server.call('POST', '/api/v1/nodes', { metadata: { name, labels } });
    const capacity = { cpu: '16', memory: '64Gi', pods: '110', 'ephemeral-storage': '100Gi' };
    await this.server.call('PATCH', `/api/v1/nodes/${name}/status`, {
      status: { capacity, allocatable: capacity },
    });
  }

  async #report(names: string[]) {
    const lastHeartbeatTime = new Date().toISOString();
    const status = { conditions: [{ type: 'Ready', status: 'True', lastHeartbeatTime }] };
    for (const name of names) await this.server.call('PATCH', `/api/v1/nodes/${name}/status`, { status });
  }

  async #readPods() {
    const list = await this.server.call('GET', `/api/v1/namespaces/${this.namespace}/pods`);
    for (const pod of asList(list?.items).map(asObject)) {
      const { uid, deletionTimestamp, deletionGracePeriodSeconds } = asObject(pod.metadata);
      if (!getPath(pod, 'spec', 'nodeName')) continue;
      let running = this.#pods.get(asString(uid));
      if (!running) {
        running = new PodProcess(this.#host, pod, this.#pods.size + 1);
        this.#pods.set(asString(uid), running);
        if (!deletionTimestamp) running.run().catch((error: unknown) => this.#host.onFailure(String(error)));
      }
      if (deletionTimestamp)
        running
          .stop(Number(deletionGracePeriodSeconds))
          .catch((error: unknown) => this.#host.onFailure(String(error)));
    }
  }

  async #readEndpoints() {
    for (const route of this.#routes) {
      const query = `labelSelector=kubernetes.io/service-name=${route.name}`;
      const list = await this.server.call(
        'GET',
        `/apis/discovery.k8s.io/v1/namespaces/${this.namespace}/endpointslices?${query}`,
      );
      route.update(asList(list?.items).map(asObject));
    }
  }

  /** In place of DNS: the pod itself for its own service, which it listens on, otherwise the route. */
  #resolveNames(value: string, pod: PodProcess) {
    if (!URL.canParse(value)) return value;
    const url = new URL(value);
    const route = this.#routes.find(({ name }) => name === url.hostname);
    if (!route) return value;
    if (pod.component === route.name) url.hostname = PodProcess.localAddress(pod.ip);
    else url.host = new URL(route.origin).host;
    return url.href.replace(/\/$/, '');
  }
}
