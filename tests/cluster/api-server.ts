import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnv } from '@rinkside/platform/env';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { asObject, type JsonObject } from '../operations/repository-files.js';

/** Finds programs that `npm run cluster -- build` built. @returns their paths, or why they are missing */
export const findPrograms = <Name extends string>(...names: Name[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [repoPath('scripts/cluster.mjs'), 'find', ...names],
    { encoding: 'utf8' },
  );
  return status === 0
    ? { programs: JSON.parse(stdout) as Record<Name, string> }
    : { reason: stderr.trim() || `cluster.mjs ended with ${status}` };
};

/** Builds programs, which takes minutes unless they are built. @returns their paths. @throws Error with what is missing */
export const buildPrograms = <Name extends string>(...names: Name[]) => {
  spawnSync(process.execPath, [repoPath('scripts/cluster.mjs'), 'build', ...names], { stdio: 'inherit' });
  const { programs, reason } = findPrograms(...names);
  if (!programs) throw new Error(reason);
  return programs;
};

interface Output {
  code: number;
  stdout: string;
  stderr: string;
}

const maxOutputBytes = 64 * 1024 ** 2;

/** An API server of Kubernetes with its etcd on loopback. It has no controllers and no nodes, so no pod starts. */
export class ApiServer {
  private constructor(
    readonly home: string,
    readonly processes: ProcessRegistry,
    /** How programs reach it: its address, the token of an operator, and a file with its certificate. */
    readonly access: { url: string; token: string; certificateFile: string },
    readonly kubeconfig: string,
  ) {}

  static async open(programs: Record<'etcd' | 'kube-apiserver', string>): Promise<ApiServer> {
    const home = await mkdtemp(join(tmpdir(), 'rinkside-cluster-'));
    const processes = await ProcessRegistry.open(home);
    try {
      const etcdUrl = await startEtcd(processes, home, programs.etcd);
      const access = await startApiServer(processes, home, programs['kube-apiserver'], etcdUrl);
      const kubeconfig = join(home, 'kubeconfig');
      writeFileSync(kubeconfig, kubeconfigOf(access), { mode: 0o600 });
      return new ApiServer(home, processes, access, kubeconfig);
    } catch (error) {
      await close(processes, home);
      throw error;
    }
  }

  close() {
    return close(this.processes, this.home);
  }

  /** Calls its API; the body of `PATCH` is a JSON merge patch. @returns undefined for an object that is not there. @throws Error with any other status than 2xx */
  async call(method: string, path: string, body?: JsonObject): Promise<JsonObject | undefined> {
    const { status, answer } = await send(this.access, method, path, body);
    if (status === 404) return undefined;
    if (status >= 300) throw new Error(`${method} ${path} ended with ${status}: ${answer}`);
    return asObject(JSON.parse(answer));
  }

  /** Runs a program with the configuration of kubectl. */
  run(program: string, args: string[], input = ''): Promise<Output> {
    // Kubectl caches what the server offers below the home folder.
    const env = { ...childEnv(), HOME: this.home, KUBECONFIG: this.kubeconfig };
    return new Promise((resolve) => {
      const child = execFile(program, args, { env, maxBuffer: maxOutputBytes }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  }

  /** @returns what kubectl printed. @throws Error when it fails or prints a warning */
  async kubectl(args: string[], input?: string): Promise<string> {
    const { code, stdout, stderr } = await this.run('kubectl', args, input);
    if (code !== 0 || stderr)
      throw new Error(`kubectl ${args.join(' ')} ended with ${code}: ${stderr || stdout}`);
    return stdout;
  }
}

/** Starts the controllers of Kubernetes. They create pods, which stay pending without a scheduler and nodes. */
export const startControllers = (server: ApiServer, command: string) =>
  startComponent(
    server,
    'kube-controller-manager',
    command,
    // It creates an account in each namespace.
    async () => (await server.run('kubectl', ['get', 'serviceaccount', 'default'])).code === 0,
  );

/** Starts the scheduler, which binds pods to nodes. */
export const startScheduler = (server: ApiServer, command: string) =>
  startComponent(server, 'kube-scheduler', command, async () => true);

const startComponent = async (
  server: ApiServer,
  name: string,
  command: string,
  ready: () => Promise<boolean>,
) => {
  const port = await freePort();
  await server.processes.start({
    name,
    command,
    args: [
      `--kubeconfig=${server.kubeconfig}`,
      '--bind-address=127.0.0.1',
      `--secure-port=${port}`,
      `--cert-dir=${join(server.home, name)}`,
      '--authentication-skip-lookup',
      '--leader-elect=false',
    ],
    env: childEnv(),
    ready,
  });
};

const close = async (processes: ProcessRegistry, home: string) => {
  await processes.stop();
  await rm(home, { recursive: true, force: true });
};

const startEtcd = async (processes: ProcessRegistry, home: string, command: string) => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const peerUrl = `http://127.0.0.1:${await freePort()}`;
  await processes.start({
    name: 'etcd',
    command,
    args: [
      `--data-dir=${join(home, 'etcd')}`,
      `--listen-client-urls=${url}`,
      `--advertise-client-urls=${url}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=default=${peerUrl}`,
      '--unsafe-no-fsync',
      '--log-level=warn',
    ],
    env: childEnv(),
    ready: async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok === true,
  });
  return url;
};

const startApiServer = async (processes: ProcessRegistry, home: string, command: string, etcdUrl: string) => {
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const token = randomBytes(18).toString('base64url');
  const folder = join(home, 'certificates');
  await mkdir(folder);
  const inFolder = (name: string) => join(folder, name);
  const access = { url, token, certificateFile: inFolder('apiserver.crt') };
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  writeFileSync(inFolder('accounts.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(inFolder('accounts.key'), privateKey.export({ type: 'sec1', format: 'pem' }), {
    mode: 0o600,
  });
  writeFileSync(inFolder('tokens.csv'), `${token},operator,operator,system:masters\n`, { mode: 0o600 });
  await processes.start({
    name: 'kube-apiserver',
    command,
    args: [
      `--etcd-servers=${etcdUrl}`,
      '--bind-address=127.0.0.1',
      `--secure-port=${port}`,
      // It writes a certificate for its address there.
      `--cert-dir=${folder}`,
      `--token-auth-file=${inFolder('tokens.csv')}`,
      '--authorization-mode=Node,RBAC',
      '--enable-admission-plugins=NodeRestriction',
      '--service-account-issuer=https://kubernetes.default.svc',
      `--service-account-key-file=${inFolder('accounts.pub')}`,
      `--service-account-signing-key-file=${inFolder('accounts.key')}`,
      '--service-cluster-ip-range=10.96.0.0/16,fd00:10:96::/112',
      // There is no address for pods to reach it.
      '--endpoint-reconciler-type=none',
    ],
    env: childEnv(),
    ready: () =>
      send(access, 'GET', '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ),
  });
  return access;
};

/** Sends a request as the operator, with the certificate that the server wrote. */
const send = async (
  { url, certificateFile, token }: ApiServer['access'],
  method: string,
  path: string,
  body?: JsonObject,
) => {
  const payload = body ? JSON.stringify(body) : '';
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
    // Node sends none for the body of a DELETE.
    'content-length': Buffer.byteLength(payload),
  };
  const outgoing = request(`${url}${path}`, { method, headers, ca: readFileSync(certificateFile) });
  outgoing.end(payload);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, answer: await text(incoming) };
};

const kubeconfigOf = ({ url, certificateFile, token }: ApiServer['access']) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster: { server: url, 'certificate-authority': certificateFile } }],
    users: [{ name: 'operator', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'operator' } }],
    'current-context': 'test',
  });
