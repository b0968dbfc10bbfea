// @module-tag extended
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadDefinitions } from '../operations/custom-resources.js';
import { optionalComponents } from '../operations/kustomize.js';
import {
  asList, asObject, asString, getPath, hasProgram, type JsonObject,
} from '../operations/repository-files.js'; // prettier-ignore
import { ApiServer, findPrograms } from './api-server.js';
import { documentedCommand, installDefinitions, Manifests, objectsOf, podsOf } from './installation.js';

const { programs, reason } = findPrograms('etcd', 'kube-apiserver');
const kubectl = hasProgram('kubectl', 'version', '--client');
const { folders, missing } = programs ? downloadDefinitions() : { folders: new Map(), missing: [] };
const missingTool =
  reason ??
  (kubectl ? undefined : 'kubectl is not installed') ??
  (missing.length > 0 ? `Go cannot download ${missing.join(', ')}` : undefined);
if (missingTool) process.stderr.write(`NOT CHECKED: manifests on a Kubernetes API server. ${missingTool}\n`);

/** Pods that the autoscaler wants in the tests; no manifest has this number. */
const scaledPods = 7;

describe('a Kubernetes API server', { timeout: 120_000 }, () => {
  let server: ApiServer;
  let manifests: Manifests;
  /** Operators copy an overlay and change it. */
  const write = (name: string, changed: JsonObject) => manifests.write(name, changed);

  beforeAll(async () => {
    if (!programs || missingTool) return;
    server = await ApiServer.open(programs);
    manifests = new Manifests(server.home);
    await installDefinitions(server, folders, 0);
  }, 120_000);
  afterAll(() => server?.close());
  beforeEach(({ skip }) => skip(missingTool !== undefined, missingTool));

  /** The documented command. @returns the number of objects */
  const apply = (overlay: string, ...options: string[]) => applyFrom(['-k', overlay, ...options]);
  const applyFrom = async (source: string[], input?: string) => {
    const applied = await server.kubectl(['apply', '--server-side', ...source], input);
    const lines = applied.trim().split('\n');
    expect(lines.filter((line) => !line.endsWith('serverside-applied'))).toEqual([]);
    return lines.length;
  };
  /** The namespace rejects pods that are not restricted and warns of their workloads. A controller would create the account. */
  const enforce = async (namespace: string) => {
    const labels = ['enforce', 'warn'].map((mode) => `pod-security.kubernetes.io/${mode}=restricted`);
    await server.kubectl(['create', 'serviceaccount', 'default', '-n', namespace]);
    await server.kubectl(['label', '--overwrite', 'namespace', namespace, ...labels]);
  };
  const expectPodsAccepted = async (objects: JsonObject[]) => {
    const items = podsOf(objects);
    expect(items.length).toBeGreaterThan(10);
    const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
    await server.kubectl(['create', '--dry-run=server', '-f', '-'], list);
  };

  it('takes over a production installation from client-side apply once, and has no conflicts then', async () => {
    const production = manifests.overlay('production');
    await server.kubectl(['apply', '-k', production]);
    await enforce('rinkside');
    const objects = objectsOf(production);
    // Lists that have one owner contain fields that the server completed, which client-side apply cannot hand over.
    const { code, stderr } = await server.run('kubectl', ['apply', '--server-side', '-k', production]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('"kubectl-client-side-apply"')]);
    expect(await apply(production, '--force-conflicts')).toBe(objects.length);
    expect(await apply(production)).toBe(objects.length);
    await expectPodsAccepted(objects);
  });

  it('rejects a pod that is not restricted', async () => {
    const container = ['run', 'open', '-n', 'rinkside', '--image=example', '--dry-run=server'];
    const { code, stderr } = await server.run('kubectl', container);
    expect([code, stderr]).toEqual([1, expect.stringContaining('violates PodSecurity "restricted:latest"')]);
  });

  it.each(optionalComponents)('accepts what %s adds and changes', async (component) => {
    const overlay = write(`with-${component.split('/').at(-1)}`, {
      resources: ['../production'],
      components: [`../../../${component}`],
    });
    const known = new Set(objectsOf(manifests.overlay('production')).map((each) => JSON.stringify(each)));
    const items = objectsOf(overlay).filter((each) => !known.has(JSON.stringify(each)));
    const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
    expect(await applyFrom(['-f', '-'], list)).toBe(items.length);
  });

  it('accepts all components together, also with the newest definitions', async () => {
    const overlay = write('with-all', {
      resources: ['../production'],
      components: optionalComponents.map((path) => `../../../${path}`),
    });
    await installDefinitions(server, folders, 1);
    const items = objectsOf(overlay);
    expect(await apply(overlay)).toBe(items.length);
    await expectPodsAccepted(items);
  });

  it('keeps the pods of the autoscaler over an upgrade, a restart and a rollback', async () => {
    const production = manifests.overlay('production');
    const scaled = objectsOf(production)
      .filter(({ kind }) => kind === 'ScaledObject')
      .map((each) => `deployment/${asString(getPath(each, 'spec', 'scaleTargetRef', 'name'))}`);
    const replicas = JSON.stringify({ spec: { replicas: scaledPods } });
    await server.kubectl([
        'patch', '-n', 'rinkside', ...scaled, '--subresource=scale', '--field-manager=kube-controller-manager', '--type=merge', '-p', replicas,
      ]); // prettier-ignore
    const next = write('next', {
      resources: ['../production'],
      images: imagesOf('0.2.0'),
    });
    await apply(next);
    await server.kubectl(['-n', 'rinkside', 'rollout', 'restart', 'deployment']);
    await apply(production);
    const deployments = await server.kubectl(['get', '-n', 'rinkside', '-o', 'json', ...scaled]);
    const counts = asList(asObject(JSON.parse(deployments)).items).map((each) =>
      getPath(each, 'spec', 'replicas'),
    );
    expect(counts).toEqual(scaled.map(() => scaledPods));
  });

  it('reports a conflict for a field that someone else set', async () => {
    const production = manifests.overlay('production');
    await server.kubectl(['-n', 'rinkside', 'set', 'image', 'deployment/relay', 'relay=example/other:1']);
    const { code, stderr } = await server.run('kubectl', ['apply', '--server-side', '-k', production]);
    expect(code).toBe(1);
    expect(stderr).toContain('conflict with "kubectl-set"');
    await apply(production, '--force-conflicts');
  });

  it('upgrades with the documented commands', async () => {
    const overlay = write('upgraded', { resources: ['../production'], images: imagesOf('0.3.0') });
    const imageOf = (deployment: string) =>
      server.kubectl([
        'get', '-n', 'rinkside', `deployment/${deployment}`, '-o', 'jsonpath={.spec.template.spec.containers[0].image}',
      ]); // prettier-ignore
    const job = objectsOf(overlay).find(({ kind }) => kind === 'Job');
    const name = asString(getPath(job, 'metadata', 'name'));
    const documented = server.run('sh', ['-euc', documentedCommand('job=$(', overlay)]);
    await server.kubectl(['wait', '-n', 'rinkside', '--for=create', '--timeout=30s', `job/${name}`]);
    // The controller of jobs does this.
    const at = new Date().toISOString();
    const conditions = ['SuccessCriteriaMet', 'Complete'].map((type) => ({ type, status: 'True' }));
    const status = { startTime: at, completionTime: at, succeeded: 1, conditions };
    await server.kubectl([
      'patch', '-n', 'rinkside', `job/${name}`, '--subresource=status', '--type=merge', '-p', JSON.stringify({ status }),
    ]); // prettier-ignore
    expect(await documented).toEqual({
      code: 0,
      stdout: `job.batch/${name} condition met\n`,
      stderr: '',
    });
    for (const deployment of ['gateway', 'relay', 'identity', 'worker-process-photo'])
      expect(await imageOf(deployment), deployment).toMatch(/:0\.1\.0$/);
    await apply(overlay);
    for (const deployment of ['gateway', 'relay', 'identity', 'worker-process-photo'])
      expect(await imageOf(deployment), deployment).toMatch(/:0\.3\.0$/);
    const deletion = documentedCommand('delete job', overlay);
    expect((await server.run('sh', ['-euc', deletion])).stdout).toContain(`job.batch "${name}" deleted`);
  });

  it('runs an evaluation beside production, and deletes only that', async () => {
    const evaluation = write('evaluation', { resources: ['../local'], namespace: 'evaluation' });
    const objects = objectsOf(evaluation);
    expect(await apply(evaluation)).toBe(objects.length);
    await enforce('evaluation');
    expect(await apply(evaluation)).toBe(objects.length);
    await expectPodsAccepted(objects);
    const production = ['get', '-k', manifests.overlay('production'), '--ignore-not-found', '-o', 'name'];
    const before = await server.kubectl(production);
    const deletion = documentedCommand('delete -k', evaluation);
    const deleted = await server.run('sh', ['-euc', `${deletion} --wait=false`]);
    expect(deleted.stdout.trim().split('\n')).toHaveLength(objects.length);
    expect(await server.kubectl(production)).toBe(before);
    expect(before).toContain('priorityclass.scheduling.k8s.io/rinkside-live');
    expect(before).toContain('deployment.apps/gateway');
  });
});

const imagesOf = (newTag: string) =>
  ['gateway', 'workers', 'identity', 'migrate'].map((name) => ({
    name: `registry.example/rinkside/${name}`,
    newTag,
  }));
