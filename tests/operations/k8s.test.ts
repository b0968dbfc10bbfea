import { existsSync } from 'node:fs';
import { jobNames } from '@rinkside/contracts/jobs';
import { loadEnv } from '@rinkside/platform/env';
import { fileOf } from '@rinkside/stack/layout';
import { describe, expect, it } from 'vitest';
import {
  at, documentsOf, fields, filesLike, hasProgram, knownVariables, list, output, word, words, within, yaml, type Fields, type Json,
} from './files.js'; // prettier-ignore
import { manifests, namedBy, overlays, variablesOf, type Overlay } from './kustomize.js';
import { nameOf, problemsOf } from './schemas.js';

const manifestFiles = manifests();
const resources = manifestFiles.map(({ resource }) => resource);
const ofKind = (kind: string, among = resources) => among.filter((resource) => resource.kind === kind);
const findResource = (kind: string, name: string, among = resources) =>
  ofKind(kind, among).find((resource) => at(resource, 'metadata', 'name') === name);
const workloads = (among = resources) =>
  ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => ofKind(kind, among));
const podOf = (workload: Fields) => fields(at(workload, 'spec', 'template'));
const containersOf = (workload: Fields) =>
  [
    ...list(at(podOf(workload), 'spec', 'initContainers')),
    ...list(at(podOf(workload), 'spec', 'containers')),
  ].map(fields);
const component = (workload: Fields) =>
  word(at(podOf(workload), 'metadata', 'labels', 'app.kubernetes.io/component'));

describe('manifests', () => {
  it('are all referenced by a kustomization, which references existing files only', () => {
    const kustomizations = filesLike('k8s/**/kustomization.yaml');
    const names = new Set(kustomizations.flatMap(namedBy));
    expect([...names].filter((name) => !existsSync(fileOf(name)))).toEqual([]);
    const folders = kustomizations.map((file) => file.replace('/kustomization.yaml', ''));
    const entryPoints = new Set(overlays.map((overlay) => `k8s/overlays/${overlay}`));
    const all = [...new Set([...manifestFiles.map(({ file }) => file), ...folders])];
    expect(all.filter((path) => !names.has(path) && !entryPoints.has(path))).toEqual([]);
  });

  it('match the schemas of Kubernetes and KEDA without unknown fields', () => {
    expect(resources.flatMap(problemsOf)).toEqual([]);
  });

  it('are rejected with an unknown field, a wrong type or a missing field', () => {
    const scaling = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', metadata: { name: 'x' } };
    const spec = { scaleTargetRef: { name: 'x' }, triggers: [{ type: 'cpu', metadata: {} }] };
    expect(problemsOf({ ...scaling, spec })).toEqual([]);
    expect(problemsOf({ ...scaling, spec: { ...spec, minReplicaCnt: 1 } })).toEqual([
      'ScaledObject x: /spec/minReplicaCnt is unknown',
    ]);
    expect(problemsOf({ ...scaling, spec: { ...spec, minReplicaCount: 'one' } })).toHaveLength(1);
    expect(problemsOf({ ...scaling, spec: { triggers: [] } })).toHaveLength(1);
  });
});

describe.each(overlays)('overlay %s', (overlay: Overlay) => {
  const kubectl = hasProgram('kubectl', 'version', '--client');

  it.runIf(kubectl)('is built by kubectl into valid and consistent resources', () => {
    const built = documentsOf(output('kubectl', 'kustomize', `k8s/overlays/${overlay}`)).map(fields);
    expect(built.flatMap(problemsOf)).toEqual([]);
    expect(built.flatMap(danglingReferences(built))).toEqual([]);
    const ours = workloads(built)
      .flatMap(containersOf)
      .map(({ image }) => word(image));
    expect(ours.filter((image) => !/:[\w.-]+$/.test(image) || image.endsWith(':latest'))).toEqual([]);
    const workers = ofKind('Deployment', built).filter((each) => component(each) === 'worker');
    expect(
      workers.map((each) => word(at(podOf(each), 'metadata', 'labels', 'rinkside.app/queue'))).toSorted(),
    ).toEqual(jobNames.toSorted());
  });

  // @covers V13.4.2
  it('gives the product a valid environment without unknown variables', () => {
    const variables = variablesOf(overlay);
    expect(Object.keys(variables).filter((name) => !knownVariables.has(name))).toEqual([]);
    const secrets = { DATABASE_URL: 'postgres://rinkside:from-the-store-of-secrets@db/rinkside' };
    const env = loadEnv({ ...secrets, ...variables });
    expect(env).toMatchObject({ NODE_ENV: 'production', S3_BUCKET: 'rinkside' });
    expect(env.TRUSTED_PROXIES).not.toEqual([]);
  });
});

/** Returns references and selectors of a resource that match nothing in the built overlay. */
const danglingReferences =
  (built: Fields[]) =>
  (resource: Fields): string[] => {
    const problems: string[] = [];
    const requireResource = (kind: string, name: Json | undefined) => {
      if (!findResource(kind, word(name), built))
        problems.push(`${nameOf(resource)} references missing ${kind} ${word(name)}`);
    };
    const pods = workloads(built).map((each) => fields(at(podOf(each), 'metadata', 'labels')));
    const selects = (selector: Fields) =>
      pods.some((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value));
    if (resource.kind === 'ScaledObject')
      requireResource('Deployment', at(resource, 'spec', 'scaleTargetRef', 'name'));
    if (resource.kind === 'Ingress')
      for (const path of list(at(resource, 'spec', 'rules', 0, 'http', 'paths')))
        requireResource('Service', at(path, 'backend', 'service', 'name'));
    const selector =
      at(resource, 'spec', 'selector', 'matchLabels') ?? at(resource, 'spec', 'podSelector', 'matchLabels');
    const podSelector = resource.kind === 'Service' ? at(resource, 'spec', 'selector') : selector;
    if (podSelector && !selects(fields(podSelector))) problems.push(`${nameOf(resource)} selects no pod`);
    if (workloads([resource]).length > 0) {
      const spec = fields(at(podOf(resource), 'spec'));
      if (spec.serviceAccountName) requireResource('ServiceAccount', spec.serviceAccountName);
      if (spec.priorityClassName) requireResource('PriorityClass', spec.priorityClassName);
      for (const container of containersOf(resource))
        for (const source of list(container.envFrom))
          if (at(source, 'configMapRef')) requireResource('ConfigMap', at(source, 'configMapRef', 'name'));
      for (const spread of list(spec.topologySpreadConstraints))
        if (
          words(at(spread, 'matchLabelKeys')).some(
            (key) => key in fields(at(spread, 'labelSelector', 'matchLabels')),
          )
        )
          problems.push(`${nameOf(resource)} uses a label both as matchLabelKey and matchLabel`);
    }
    return problems;
  };

describe('every job', () => {
  it.each(jobNames)('%s has its own workers, scaled by its queue', (job) => {
    const folder = yaml(`k8s/base/workers/${job}/kustomization.yaml`);
    expect(folder).toMatchObject({
      resources: ['../../worker'],
      nameSuffix: `-${job}`,
      labels: [{ pairs: { 'rinkside.app/queue': job }, includeSelectors: true }],
    });
    expect(words(yaml('k8s/base/kustomization.yaml').resources)).toContain(`workers/${job}`);
    const scaling = findResource('ScaledObject', `worker-${job}`);
    expect(at(scaling, 'spec', 'scaleTargetRef', 'name')).toBe(`worker-${job}`);
    const queries = list(at(scaling, 'spec', 'triggers')).map((trigger) => at(trigger, 'metadata', 'query'));
    expect(queries).toEqual([
      expect.stringMatching(new RegExp(`rinkside_queue_jobs\\{queue="${job}"`)),
      expect.stringMatching(new RegExp(`rinkside_queue_oldest_seconds\\{queue="${job}"`)),
    ]);
  });

  it('has no workers for unknown jobs', () => {
    const folders = filesLike('k8s/base/workers/*/kustomization.yaml').map((file) => file.split('/')[3]);
    expect(folders).toEqual(jobNames.toSorted());
  });

  it('keeps its workers when Prometheus has no data', () => {
    const prometheusTriggers = ofKind('ScaledObject')
      .flatMap((scaling) => list(at(scaling, 'spec', 'triggers')))
      .filter((trigger) => at(trigger, 'type') === 'prometheus');
    expect(prometheusTriggers.length).toBeGreaterThan(jobNames.length);
    expect(
      prometheusTriggers.filter((trigger) => at(trigger, 'metadata', 'ignoreNullValues') !== 'false'),
    ).toEqual([]);
  });

  it('reaches its worker as WORKER_JOBS from a pod label', () => {
    const worker = findResource('Deployment', 'worker');
    const env = list(at(worker, 'spec', 'template', 'spec', 'containers', 0, 'env')).map(fields);
    expect(env.find(({ name }) => name === 'WORKER_JOBS')?.valueFrom).toEqual({
      fieldRef: { fieldPath: "metadata.labels['rinkside.app/queue']" },
    });
  });
});

describe('every pod', () => {
  const ours = workloads().filter((each) =>
    containersOf(each).some(({ image }) => word(image).startsWith('rinkside/')),
  );

  it('runs without privileges on a read-only root and declares its resources', () => {
    for (const workload of ours) {
      expect(at(podOf(workload), 'spec'), nameOf(workload)).toMatchObject({
        automountServiceAccountToken: false,
        serviceAccountName: expect.any(String),
        priorityClassName: expect.any(String),
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of containersOf(workload))
        expect(container, nameOf(workload)).toMatchObject({
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        });
    }
  });

  // @covers V13.3.2
  it('sets only variables the product reads', () => {
    const variables = ours
      .flatMap(containersOf)
      .flatMap(({ env }) => list(env))
      .map((variable) => word(at(variable, 'name')));
    expect(variables.filter((name) => !knownVariables.has(name))).toEqual([]);
  });

  it('has probes on declared ports and enough time to shut down', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment'))
      for (const container of containersOf(workload)) {
        const ports = list(container.ports).map((port) => at(port, 'name'));
        for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
          const kind = probe === 'readinessProbe' ? 'ready' : 'live';
          expect(at(container, probe, 'httpGet', 'path'), nameOf(workload)).toBe(`/health/${kind}`);
          expect(ports).toContain(at(container, probe, 'httpGet', 'port'));
        }
        const sleep = Number(at(container, 'lifecycle', 'preStop', 'sleep', 'seconds') ?? 0);
        // `runProcess` allows 20 s for a shutdown. Servers first wait until they get no new connections.
        expect(Number(at(podOf(workload), 'spec', 'terminationGracePeriodSeconds'))).toBeGreaterThan(
          sleep + 20,
        );
        expect(sleep > 0, nameOf(workload)).toBe(ports.includes('http'));
      }
  });

  it('is spread over nodes, with a disruption budget of one', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment')) {
      expect(list(at(podOf(workload), 'spec', 'topologySpreadConstraints')), nameOf(workload)).not.toEqual(
        [],
      );
      if (component(workload) === 'worker') continue;
      expect(at(findResource('PodDisruptionBudget', component(workload)), 'spec')).toEqual({
        maxUnavailable: 1,
        selector: { matchLabels: { 'app.kubernetes.io/component': component(workload) } },
      });
    }
  });
});

// @covers V13.2.4 V13.2.5
it('network policies deny all ingress and egress that is not listed', () => {
  expect(at(findResource('NetworkPolicy', 'deny-by-default'), 'spec')).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const unrestricted = ofKind('NetworkPolicy').filter((policy) =>
    list(at(policy, 'spec', 'ingress')).some(
      (rule) => list(at(rule, 'from')).length === 0 || !at(rule, 'ports'),
    ),
  );
  expect(unrestricted.map(nameOf)).toEqual([]);
  for (const policy of ofKind('NetworkPolicy').slice(1))
    for (const rule of list(at(policy, 'spec', 'egress')))
      expect(list(at(rule, 'ports')), nameOf(policy)).not.toEqual([]);
});

// @covers V13.3.2
it('only the local overlay contains secrets', () => {
  expect(ofKind('Secret')).toEqual([]);
  const generators = filesLike('k8s/**/kustomization.yaml').filter((file) => 'secretGenerator' in yaml(file));
  expect(generators).toEqual(['k8s/overlays/local/kustomization.yaml']);
  const strings = manifestFiles
    .flatMap(({ resource }) => within(resource))
    .filter((value) => typeof value === 'string');
  expect(strings.filter((value) => /only-on-this-machine/.test(word(value)))).toEqual([]);
});
