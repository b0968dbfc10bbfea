import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repoPath } from '@rinkside/dev-runtime/paths';
import type { SupervisedProcess } from '@rinkside/dev-runtime/supervised-process';
import {
  asList, asObject, asString, getPath, readText, type JsonObject, type JsonValue,
} from '../operations/repository-files.js'; // prettier-ignore
import type { ApiServer } from './api-server.js';

/** What a pod gets from its node. */
export interface PodHost {
  server: ApiServer;
  /** Environment of every container, before that of the pod. */
  baseEnv: NodeJS.ProcessEnv;
  /** Replaces a name of a service by the address where it is reached. */
  resolveNames: (value: string, pod: PodProcess) => string;
  onFailure: (message: string) => void;
}

interface Probe {
  url: string;
  periodMs: number;
  timeoutMs: number;
  failureThreshold: number;
}

/** The command of an image: that of its stage in the Dockerfile. */
const commandOf = (image: string): string[] => {
  const stage = /([\w-]+):[^:/]+$/.exec(image)?.[1] ?? image;
  const [, command] = new RegExp(`AS ${stage}\\n[^]*?\\nCMD (\\[.*\\])`).exec(readText('Dockerfile')) ?? [];
  if (!command) throw new Error(`the Dockerfile has no command for ${image}`);
  return JSON.parse(command) as string[];
};

const addressPrefix = '10.244.0.';

/**
 * A pod as processes of this machine, with the image's command from the Dockerfile. As on a kubelet, init containers end
 * first, startup and readiness are probed, and a deleted pod runs `preStop`, gets SIGTERM and has its grace period.
 * Liveness, limits and volumes are left out.
 */
export class PodProcess {
  readonly name: string;
  readonly component: string;
  readonly ip: string;
  readonly #path: string;
  readonly #uid: string;
  readonly #spec: JsonObject;
  readonly #namespace: string;
  #child: SupervisedProcess | undefined;
  #readySince: string | undefined;
  #stopping: Promise<void> | undefined;
  #isGone = false;

  /** @param number of the pod, from 1 to 254: its address */
  constructor(
    private readonly host: PodHost,
    private readonly pod: JsonObject,
    number: number,
  ) {
    this.name = asString(getPath(pod, 'metadata', 'name'));
    this.component = asString(getPath(pod, 'metadata', 'labels', 'app.kubernetes.io/component'));
    this.#namespace = asString(getPath(pod, 'metadata', 'namespace'));
    this.#uid = asString(getPath(pod, 'metadata', 'uid'));
    this.#path = `/api/v1/namespaces/${this.#namespace}/pods/${this.name}`;
    this.#spec = asObject(pod.spec);
    this.ip = `${addressPrefix}${number}`;
  }

  /** The address of this machine that stands for the pod's, which Kubernetes does not allow to be of loopback. */
  static localAddress(ip: string) {
    return ip.replace(addressPrefix, '127.244.0.');
  }

  /** Runs the containers; resolves when the pod has ended or is deleted. */
  async run() {
    try {
      for (const container of asList(this.#spec.initContainers)) await this.#runOnce(asObject(container));
      const container = asObject(asList(this.#spec.containers)[0]);
      if (this.#spec.restartPolicy === 'Always') return await this.#serve(container);
      await this.#runOnce(container);
      await this.#writeStatus('Succeeded');
    } catch (error) {
      if (this.#stopping) return;
      const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      this.host.onFailure(`${this.name}: ${String(error)} ${output}`);
      await this.#writeStatus('Failed');
    }
  }

  /** Stops it as a deletion asks; further calls wait for the first. */
  stop(graceSeconds: number): Promise<void> {
    return (this.#stopping ??= this.#stop(graceSeconds));
  }

  /** Stops watching its process. */
  release() {
    this.#isGone = true;
    this.#stopping ??= Promise.resolve();
  }

  async #stop(graceSeconds: number) {
    const preStop = Number(
      getPath(this.#spec, 'containers', 0, 'lifecycle', 'preStop', 'sleep', 'seconds') ?? 0,
    );
    await pause(preStop * 1000);
    this.#isGone = true;
    const stoppedAt = Date.now();
    const graceMs = (graceSeconds - preStop) * 1000;
    await this.#child?.kill('SIGTERM', graceMs);
    if (Date.now() - stoppedAt >= graceMs)
      this.host.onFailure(`${this.name} was killed after its grace period`);
    const preconditions = { uid: this.#uid };
    await this.host.server.call('DELETE', this.#path, { gracePeriodSeconds: 0, preconditions });
  }

  async #runOnce(container: JsonObject) {
    const { command, args, env } = await this.#commandOf(container);
    await promisify(execFile)(command, args, { env, cwd: repoPath('') });
  }

  async #serve(container: JsonObject) {
    const startup = this.#probeOf(container, 'startupProbe');
    const readiness = this.#probeOf(container, 'readinessProbe');
    const { processes } = this.host.server;
    const started = processes.start({
      name: this.name,
      ...(await this.#commandOf(container)),
      cwd: repoPath(''),
      ready: () => succeeds(startup),
      readyTimeoutMs: startup.periodMs * startup.failureThreshold,
    });
    this.#child = processes.children.findLast(({ name }) => name === this.name);
    await this.#writeStatus('Running');
    await started;
    const pid = this.#child?.pid;
    let failures = 0;
    while (!this.#isGone) {
      const isReady = await succeeds(readiness);
      failures = isReady ? 0 : failures + 1;
      if (isReady ? !this.#readySince : this.#readySince && failures >= readiness.failureThreshold) {
        this.#readySince = isReady ? new Date().toISOString() : undefined;
        await this.#writeStatus('Running');
      }
      if (!this.#stopping && this.#child?.pid !== pid)
        throw new Error(`the process ended: ${this.#child?.lastLogLine()}`);
      await pause(readiness.periodMs);
    }
  }

  async #commandOf(container: JsonObject) {
    const declared = asList(container.command).map(asString);
    const [program = '', ...args] = declared.length > 0 ? declared : commandOf(asString(container.image));
    const env = { ...this.host.baseEnv, BIND_ADDRESS: PodProcess.localAddress(this.ip) };
    return {
      command: program === 'node' ? process.execPath : program,
      args,
      env: { ...env, ...(await this.#envOf(container)) },
    };
  }

  async #envOf(container: JsonObject): Promise<NodeJS.ProcessEnv> {
    const env: NodeJS.ProcessEnv = {};
    for (const source of asList(container.envFrom)) {
      const map = getPath(source, 'configMapRef');
      const { name, optional } = asObject(map ?? getPath(source, 'secretRef'));
      const path = `/api/v1/namespaces/${this.#namespace}/${map ? 'configmaps' : 'secrets'}/${asString(name)}`;
      const object = await this.host.server.call('GET', path);
      if (!object && !optional) throw new Error(`there is no ${path}`);
      for (const [key, value] of Object.entries(asObject(object?.data)))
        env[key] = map ? asString(value) : Buffer.from(asString(value), 'base64').toString();
    }
    for (const each of asList(container.env)) {
      const label = /^metadata\.labels\['(.+)'\]$/.exec(
        asString(getPath(each, 'valueFrom', 'fieldRef', 'fieldPath')),
      )?.[1];
      const value = label ? getPath(this.pod, 'metadata', 'labels', label) : getPath(each, 'value');
      env[asString(getPath(each, 'name'))] = asString(value);
    }
    return Object.fromEntries(
      Object.entries(env).map(([key, value = '']) => [key, this.host.resolveNames(value, this)]),
    );
  }

  #probeOf(container: JsonObject, kind: string): Probe {
    const probe = container[kind];
    const port = asList(container.ports).find(
      (each) => getPath(each, 'name') === getPath(probe, 'httpGet', 'port'),
    );
    const number = (key: string, ifUnset: number) => Number(getPath(probe, key) ?? ifUnset);
    return {
      url: `http://${PodProcess.localAddress(this.ip)}:${asString(getPath(port, 'containerPort'))}${asString(getPath(probe, 'httpGet', 'path'))}`,
      periodMs: number('periodSeconds', 10) * 1000,
      timeoutMs: number('timeoutSeconds', 1) * 1000,
      failureThreshold: number('failureThreshold', 3),
    };
  }

  async #writeStatus(phase: 'Running' | 'Succeeded' | 'Failed') {
    const at = new Date().toISOString();
    const isReady = this.#readySince !== undefined;
    const condition = (type: string, holds: boolean, lastTransitionTime = at): JsonValue => ({
      type,
      status: holds ? 'True' : 'False',
      lastTransitionTime,
    });
    const state: JsonObject =
      phase === 'Running'
        ? { running: { startedAt: at } }
        : { terminated: { exitCode: phase === 'Failed' ? 1 : 0, startedAt: at, finishedAt: at } };
    const container = getPath(this.#spec, 'containers', 0);
    const status: JsonObject = {
      phase,
      podIP: this.ip,
      podIPs: [{ ip: this.ip }],
      startTime: at,
      conditions: [
        condition('PodScheduled', true),
        condition('Initialized', true),
        condition('ContainersReady', isReady, this.#readySince),
        condition('Ready', isReady, this.#readySince),
      ],
      containerStatuses: [
        {
          name: asString(getPath(container, 'name')),
          image: asString(getPath(container, 'image')),
          imageID: '',
          restartCount: 0,
          ready: isReady,
          started: isReady,
          state,
        },
      ],
    };
    await this.host.server.call('PATCH', `${this.#path}/status`, { status });
  }
}

const succeeds = ({ url, timeoutMs }: Probe) =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
