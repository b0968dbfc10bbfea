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

const written = manifests();
const resources = written.map(({ resource }) => resource);
const ofKind = (kind: string, among = resources) => among.filter((resource) => resource.kind === kind);
const named = (kind: string, name: string, among = resources) =>
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

describe('the manifests', () => {
  it('are all named by a kustomization, and name nothing that is not there', () => {
    const kustomizations = filesLike('k8s/**/kustomization.yaml');
    const names = new Set(kustomizations.flatMap(namedBy));
    expect([...names].filter((name) => !existsSync(fileOf(name)))).toEqual([]);
    const folders = kustomizations.map((file) => file.replace('/kustomization.yaml', ''));
    const begin = new Set(overlays.map((overlay) => `k8s/overlays/${overlay}`));
    const all = [...new Set([...written.map(({ file }) => file), ...folders])];
    expect(all.filter((path) => !names.has(path) && !begin.has(path))).toEqual([]);
  });

  it('fit the schemas of Kubernetes and KEDA, without an unknown field', () => {
    expect(resources.flatMap(problemsOf)).toEqual([]);
  });

  it('would not fit with a misspelt field, a wrong type or a missing one', () => {
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

describe.each(overlays)('the overlay %s', (overlay: Overlay) => {
  const kubectl = hasProgram('kubectl', 'version', '--client');

  it.runIf(kubectl)('is built by kubectl into what fits the schemas and itself', () => {
    const built = documentsOf(output('kubectl', 'kustomize', `k8s/overlays/${overlay}`)).map(fields);
    expect(built.flatMap(problemsOf)).toEqual([]);
    expect(built.flatMap(disagreements(built))).toEqual([]);
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
  it('gives the product an environment it takes, in which every variable is one it reads', () => {
    const given = variablesOf(overlay);
    expect(Object.keys(given).filter((name) => !knownVariables.has(name))).toEqual([]);
    const secrets = { DATABASE_URL: 'postgres://rinkside:from-the-store-of-secrets@db/rinkside' };
    const env = loadEnv({ ...secrets, ...given });
    expect(env).toMatchObject({ NODE_ENV: 'production', S3_BUCKET: 'rinkside' });
    expect(env.TRUSTED_PROXIES).not.toEqual([]);
  });
});

/** Names and labels that lead nowhere within a built overlay. */
const disagreements =
  (built: Fields[]) =>
  (resource: Fields): string[] => {
    const wrong: string[] = [];
    const need = (kind: string, name: Json | undefined) => {
      if (!named(kind, word(name), built)) wrong.push(`${nameOf(resource)} names ${kind} ${word(name)}`);
    };
    const pods = workloads(built).map((each) => fields(at(podOf(each), 'metadata', 'labels')));
    const selects = (selector: Fields) =>
      pods.some((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value));
    if (resource.kind === 'ScaledObject') need('Deployment', at(resource, 'spec', 'scaleTargetRef', 'name'));
    if (resource.kind === 'Ingress')
      for (const path of list(at(resource, 'spec', 'rules', 0, 'http', 'paths')))
        need('Service', at(path, 'backend', 'service', 'name'));
    const selector =
      at(resource, 'spec', 'selector', 'matchLabels') ?? at(resource, 'spec', 'podSelector', 'matchLabels');
    const direct = resource.kind === 'Service' ? at(resource, 'spec', 'selector') : selector;
    if (direct && !selects(fields(direct))) wrong.push(`${nameOf(resource)} selects no pod`);
    if (workloads([resource]).length > 0) {
      const spec = fields(at(podOf(resource), 'spec'));
      if (spec.serviceAccountName) need('ServiceAccount', spec.serviceAccountName);
      if (spec.priorityClassName) need('PriorityClass', spec.priorityClassName);
      for (const container of containersOf(resource))
        for (const source of list(container.envFrom))
          if (at(source, 'configMapRef')) need('ConfigMap', at(source, 'configMapRef', 'name'));
      for (const spread of list(spec.topologySpreadConstraints))
        if (
          words(at(spread, 'matchLabelKeys')).some(
            (key) => key in fields(at(spread, 'labelSelector', 'matchLabels')),
          )
        )
          wrong.push(`${nameOf(resource)} spreads by one label twice`);
    }
    return wrong;
  };

describe('every job', () => {
  it.each(jobNames)('%s has workers of its own, and as many as its queue needs', (job) => {
    const folder = yaml(`k8s/base/workers/${job}/kustomization.yaml`);
    expect(folder).toMatchObject({
      resources: ['../../worker'],
      nameSuffix: `-${job}`,
      labels: [{ pairs: { 'rinkside.app/queue': job }, includeSelectors: true }],
    });
    expect(words(yaml('k8s/base/kustomization.yaml').resources)).toContain(`workers/${job}`);
    const scaling = named('ScaledObject', `worker-${job}`);
    expect(at(scaling, 'spec', 'scaleTargetRef', 'name')).toBe(`worker-${job}`);
    const queries = list(at(scaling, 'spec', 'triggers')).map((trigger) => at(trigger, 'metadata', 'query'));
    expect(queries).toEqual([
      expect.stringMatching(new RegExp(`rinkside_queue_jobs\\{queue="${job}"`)),
      expect.stringMatching(new RegExp(`rinkside_queue_oldest_seconds\\{queue="${job}"`)),
    ]);
  });

  it('is all there is: no workers of a queue nobody fills', () => {
    const folders = filesLike('k8s/base/workers/*/kustomization.yaml').map((file) => file.split('/')[3]);
    expect(folders).toEqual(jobNames.toSorted());
  });

  it('keeps its workers where Prometheus knows nothing of it', () => {
    const asking = ofKind('ScaledObject')
      .flatMap((scaling) => list(at(scaling, 'spec', 'triggers')))
      .filter((trigger) => at(trigger, 'type') === 'prometheus');
    expect(asking.length).toBeGreaterThan(jobNames.length);
    expect(asking.filter((trigger) => at(trigger, 'metadata', 'ignoreNullValues') !== 'false')).toEqual([]);
  });

  it('is told to its worker by the label of its pod', () => {
    const worker = named('Deployment', 'worker');
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

  it('runs without rights on a root it cannot change, and says what it needs', () => {
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
  it('reads only variables there are', () => {
    const variables = ours
      .flatMap(containersOf)
      .flatMap(({ env }) => list(env))
      .map((variable) => word(at(variable, 'name')));
    expect(variables.filter((name) => !knownVariables.has(name))).toEqual([]);
  });

  it('is probed on a port it has, and is given the time its ordered stop takes', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment'))
      for (const container of containersOf(workload)) {
        const ports = list(container.ports).map((port) => at(port, 'name'));
        for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
          const kind = probe === 'readinessProbe' ? 'ready' : 'live';
          expect(at(container, probe, 'httpGet', 'path'), nameOf(workload)).toBe(`/health/${kind}`);
          expect(ports).toContain(at(container, probe, 'httpGet', 'port'));
        }
        const sleep = Number(at(container, 'lifecycle', 'preStop', 'sleep', 'seconds') ?? 0);
        // runProcess gives a stop 20 s; what serves waits first until nobody is sent there any more.
        expect(Number(at(podOf(workload), 'spec', 'terminationGracePeriodSeconds'))).toBeGreaterThan(
          sleep + 20,
        );
        expect(sleep > 0, nameOf(workload)).toBe(ports.includes('http'));
      }
  });

  it('is spread, and only one of a kind goes at a time', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment')) {
      expect(list(at(podOf(workload), 'spec', 'topologySpreadConstraints')), nameOf(workload)).not.toEqual(
        [],
      );
      if (component(workload) === 'worker') continue;
      expect(at(named('PodDisruptionBudget', component(workload)), 'spec')).toEqual({
        maxUnavailable: 1,
        selector: { matchLabels: { 'app.kubernetes.io/component': component(workload) } },
      });
    }
  });
});

// @covers V13.2.4 V13.2.5
it('nothing is reached, and nothing reaches out, but for what is named', () => {
  expect(at(named('NetworkPolicy', 'deny-by-default'), 'spec')).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const open = ofKind('NetworkPolicy').filter((policy) =>
    list(at(policy, 'spec', 'ingress')).some(
      (rule) => list(at(rule, 'from')).length === 0 || !at(rule, 'ports'),
    ),
  );
  expect(open.map(nameOf)).toEqual([]);
  for (const policy of ofKind('NetworkPolicy').slice(1))
    for (const rule of list(at(policy, 'spec', 'egress')))
      expect(list(at(rule, 'ports')), nameOf(policy)).not.toEqual([]);
});

// @covers V13.3.2
it('no secret is written down but those of the local overlay', () => {
  expect(ofKind('Secret')).toEqual([]);
  const generators = filesLike('k8s/**/kustomization.yaml').filter((file) => 'secretGenerator' in yaml(file));
  expect(generators).toEqual(['k8s/overlays/local/kustomization.yaml']);
  const strings = written
    .flatMap(({ resource }) => within(resource))
    .filter((value) => typeof value === 'string');
  expect(strings.filter((value) => /only-on-this-machine/.test(word(value)))).toEqual([]);
});
