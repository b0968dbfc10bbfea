import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiServer, buildPrograms, startControllers } from '../cluster/api-server.js';
import { documentedCommand, installDefinitions, Manifests, objectsOf } from '../cluster/installation.js';
import { downloadDefinitions } from '../operations/custom-resources.js';
import { asList, asObject, asString, getPath, type JsonObject } from '../operations/repository-files.js';

let server: ApiServer;
let manifests: Manifests;
beforeAll(async () => {
  const programs = buildPrograms('etcd', 'kube-apiserver', 'kube-controller-manager');
  const { folders, missing } = downloadDefinitions();
  if (missing.length > 0) throw new Error(`Go cannot download ${missing.join(', ')}`);
  server = await ApiServer.open(programs);
  manifests = new Manifests(server.home);
  await installDefinitions(server, folders, -1);
  await startControllers(server, programs['kube-controller-manager']);
}, 3_600_000);
afterAll(() => server?.close());

const read = async (...args: string[]) => {
  const list = asObject(JSON.parse(await server.kubectl(['get', '-o', 'json', ...args])));
  return asList(list.items).map(asObject);
};
const nameOf = (object: JsonObject) => asString(getPath(object, 'metadata', 'name'));

/** Workloads whose controller has not created their pods, with the reason that it gives. */
const withoutPods = async (namespace: string) => {
  const workloads = await read('deployments,statefulsets,jobs', '-n', namespace);
  expect(workloads.length).toBeGreaterThan(10);
  return workloads
    .filter(({ kind, spec, status }) => {
      const created = kind === 'Job' ? getPath(status, 'active') : getPath(status, 'replicas');
      return created !== (kind === 'Job' ? 1 : (getPath(spec, 'replicas') ?? 1));
    })
    .map(nameOf);
};

it('controllers create the pods of every workload where `restricted` is enforced', async () => {
  const evaluation = manifests.write('evaluation', { resources: ['../local'], namespace: 'evaluation' });
  // The production overlay enforces it itself.
  await server.kubectl(['create', 'namespace', 'evaluation']);
  const enforced = 'pod-security.kubernetes.io/enforce=restricted';
  await server.kubectl(['label', 'namespace', 'evaluation', enforced]);
  for (const [overlay, namespace] of [
    [manifests.overlay('production'), 'rinkside'],
    [evaluation, 'evaluation'],
  ] as const) {
    await server.kubectl(['apply', '--server-side', '-k', overlay]);
    await waitFor(
      `all workloads of ${namespace} have pods`,
      async () => (await withoutPods(namespace)).length === 0,
      120_000,
    );
    const failed = await read('events', '-n', namespace, '--field-selector', 'reason=FailedCreate');
    expect(failed.map(({ message }) => message)).toEqual([]);
  }
});

it('the documented upgrade waits for the migration, whose pods end', async () => {
  const overlay = manifests.write('upgraded', {
    resources: ['../production'],
    images: [{ name: 'registry.example/rinkside/migrate', newTag: '0.2.0' }],
  });
  const job = objectsOf(overlay).find(({ kind }) => kind === 'Job') ?? {};
  const upgrade = server.run('sh', ['-euc', documentedCommand('job=$(', overlay)]);
  const pod = await waitFor(
    'the job has a pod',
    async () => (await read('pods', '-n', 'rinkside', '-l', `job-name=${nameOf(job)}`))[0],
  );
  // The node does this.
  const status = JSON.stringify({ status: { phase: 'Succeeded' } });
  await server.kubectl([
    'patch', '-n', 'rinkside', `pod/${nameOf(pod)}`, '--subresource=status', '--type=merge', '-p', status,
  ]); // prettier-ignore
  expect(await upgrade).toEqual({
    code: 0,
    stdout: `job.batch/${nameOf(job)} condition met\n`,
    stderr: '',
  });
});

it('an evaluation is deleted with its namespace, and production stays', async () => {
  const production = ['get', '-k', manifests.overlay('production'), '-o', 'name'];
  const before = await server.kubectl(production);
  const deletion = documentedCommand('delete -k', manifests.overlay('evaluation'));
  const { code, stderr } = await server.run('sh', ['-euc', deletion]);
  expect([code, stderr]).toEqual([0, '']);
  expect(await server.kubectl(['get', 'namespace', 'evaluation', '--ignore-not-found', '-o', 'name'])).toBe(
    '',
  );
  expect(await server.kubectl(production)).toBe(before);
});
