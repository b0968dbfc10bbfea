import { existsSync } from 'node:fs';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { loadEnv } from '@rinkside/platform/env';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { describe, expect, it } from 'vitest';
import {
  getPath, parseYamlDocuments, asObject, findFiles, hasProgram, knownVariables, asList, runProgram, asString, asStrings, nestedValues, readYaml, type JsonObject, type JsonValue,
} from './repository-files.js'; // prettier-ignore
import { isCustom } from './custom-resources.js';
import { buildOverlay, optionalComponents, overlayEnvironment, overlays, readManifests, referencedBy, type Overlay } from './kustomize.js'; // prettier-ignore
import { resourceName, validationProblems } from './manifest-schemas.js';

const manifestFiles = readManifests();
const resources = manifestFiles.map(({ resource }) => resource);
const ofKind = (kind: string, among = resources) => among.filter((resource) => resource.kind === kind);
const findResource = (kind: string, name: string, among = resources) =>
  ofKind(kind, among).find((resource) => getPath(resource, 'metadata', 'name') === name);
const workloads = (among = resources) =>
  ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => ofKind(kind, among));
const podOf = (workload: JsonObject) => asObject(getPath(workload, 'spec', 'template'));
const containersOf = (workload: JsonObject) =>
  [
    ...asList(getPath(podOf(workload), 'spec', 'initContainers')),
    ...asList(getPath(podOf(workload), 'spec', 'containers')),
  ].map(asObject);
const component = (workload: JsonObject) =>
  asString(getPath(podOf(workload), 'metadata', 'labels', 'app.kubernetes.io/component'));

/** The problems of resources that schemas of packages describe. Others are in custom-resources.test.ts. */
const problemsOf = (some: JsonObject[]) =>
  some.filter((each) => each.kind === 'ScaledObject' || !isCustom(each)).flatMap(validationProblems);

it('the alerts for the Prometheus operator are those of Prometheus', () => {
  const rule = findResource('PrometheusRule', 'rinkside');
  expect(getPath(rule, 'spec', 'groups')).toEqual(readYaml('ops/prometheus/alerts.yaml').groups);
});

it.runIf(hasProgram('kubectl', 'version', '--client'))(
  'optional components fit the production overlay',
  () => {
    const components = optionalComponents.map((path) => `../../../${path}`);
    const built = buildOverlay({ resources: ['../production'], components });
    const routes = ofKind('HTTPRoute', built);
    for (const route of routes)
      expect(getPath(route, 'spec', 'parentRefs', 0, 'name'), resourceName(route)).toBe('public');
    expect(getPath(findResource('Gateway', 'public', built), 'spec', 'infrastructure')).toEqual({
      parametersRef: { group: 'gateway.envoyproxy.io', kind: 'EnvoyProxy', name: 'public' },
    });
    const sticky = getPath(findResource('BackendTrafficPolicy', 'live', built), 'spec', 'targetRefs');
    expect(sticky).toMatchObject([{ kind: 'HTTPRoute', name: 'live' }]);
    for (const name of ['public', 'certificate-challenge']) {
      const from = asList(getPath(findResource('NetworkPolicy', name, built), 'spec', 'ingress', 0, 'from'));
      expect(from.flatMap(nestedValues), name).toEqual(
        expect.arrayContaining(['gateway-system', 'envoy-gateway-system', 'ingress-nginx']),
      );
    }
    const backends = routes
      .flatMap((route) => asList(getPath(route, 'spec', 'rules')))
      .flatMap((rule) => asList(getPath(rule, 'backendRefs')));
    const service = findResource('Service', 'gateway', built);
    for (const backend of backends)
      expect(getPath(backend, 'port')).toBe(getPath(service, 'spec', 'ports', 0, 'port'));
    expect(backends).toHaveLength(2);
    expect(ofKind('PodMonitor', built)).toHaveLength(1);
    const accounts = ofKind('ServiceAccount', built);
    expect(accounts.filter(({ imagePullSecrets }) => asList(imagePullSecrets).length !== 1)).toEqual([]);
    const role = (account: JsonObject) =>
      getPath(account, 'metadata', 'annotations', 'eks.amazonaws.com/role-arn');
    expect(accounts.filter((account) => !role(account)).map(resourceName)).toEqual([
      'ServiceAccount identity',
    ]);
    const reloaded = { 'reloader.stakater.com/auto': 'true' };
    for (const deployment of ofKind('Deployment', built))
      expect(getPath(deployment, 'metadata', 'annotations'), resourceName(deployment)).toMatchObject(
        reloaded,
      );
    for (const name of ['public', 'certificate-challenge', 'cloud-balancer'])
      expect(validationProblems(findResource('NetworkPolicy', name, built) ?? {}), name).toEqual([]);
  },
);

describe.runIf(hasProgram('kubectl', 'version', '--client'))('overlays', () => {
  it('name the migration job by its image and its settings', () => {
    const nameWith = (changed: JsonObject) => {
      const built = buildOverlay({ ...readYaml('k8s/overlays/production/kustomization.yaml'), ...changed });
      return asString(getPath(ofKind('Job', built)[0], 'metadata', 'name'));
    };
    const literals = ['PUBLIC_ORIGIN=https://other.example'];
    const name = nameWith({ resources: ['../../base'] });
    expect(name).toMatch(/^migrate-[a-z0-9]+$/);
    expect(nameWith({ resources: ['../../base'] })).toBe(name);
    expect(
      nameWith({ images: [{ name: 'rinkside/migrate', newTag: '9.9.9' }], resources: ['../../base'] }),
    ).not.toBe(name);
    expect(
      nameWith({
        configMapGenerator: [{ name: 'rinkside', behavior: 'merge', literals }],
        resources: ['../../base'],
      }),
    ).not.toBe(name);
  });

  it.each(overlays)(
    '%s has priorities for all pods of the product, or none and no class of the cluster',
    (overlay) => {
      const built = parseYamlDocuments(runProgram('kubectl', 'kustomize', `k8s/overlays/${overlay}`)).map(
        asObject,
      );
      const live = 'rinkside-live';
      const expected = { gateway: live, relay: live, identity: live, migrate: live, worker: 'rinkside-work' };
      const ours = workloads(built).filter((each) => component(each) in expected);
      const priorities = ours.map((each) => [
        component(each),
        getPath(podOf(each), 'spec', 'priorityClassName'),
      ]);
      expect(new Map(priorities as [string, JsonValue][])).toEqual(
        new Map(
          Object.entries(expected).map(([name, value]) => [name, overlay === 'local' ? undefined : value]),
        ),
      );
      expect(ofKind('PriorityClass', built)).toHaveLength(overlay === 'local' ? 0 : 2);
    },
  );
});

describe('manifests', () => {
  it('are all referenced by a kustomization, which references existing files only', () => {
    const kustomizations = findFiles('k8s/**/kustomization.yaml');
    const names = new Set(kustomizations.flatMap(referencedBy));
    expect([...names].filter((name) => !existsSync(repoPath(name)))).toEqual([]);
    const folders = kustomizations.map((file) => file.replace('/kustomization.yaml', ''));
    const entryPoints = new Set([
      ...overlays.map((overlay) => `k8s/overlays/${overlay}`),
      ...optionalComponents,
    ]);
    const all = [...new Set([...manifestFiles.map(({ file }) => file), ...folders])];
    expect(all.filter((path) => !names.has(path) && !entryPoints.has(path))).toEqual([]);
  });

  it('match the schemas of Kubernetes and KEDA without unknown fields', () => {
    expect(problemsOf(resources)).toEqual([]);
  });

  it('are rejected with an unknown field, a wrong type or a missing field', () => {
    const scaling = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', metadata: { name: 'x' } };
    const spec = { scaleTargetRef: { name: 'x' }, triggers: [{ type: 'cpu', metadata: {} }] };
    expect(validationProblems({ ...scaling, spec })).toEqual([]);
    expect(validationProblems({ ...scaling, spec: { ...spec, minReplicaCnt: 1 } })).toEqual([
      'ScaledObject x: /spec/minReplicaCnt is unknown',
    ]);
    expect(validationProblems({ ...scaling, spec: { ...spec, minReplicaCount: 'one' } })).toHaveLength(1);
    expect(validationProblems({ ...scaling, spec: { triggers: [] } })).toHaveLength(1);
  });
});

describe.each(overlays)('overlay %s', (overlay: Overlay) => {
  const kubectl = hasProgram('kubectl', 'version', '--client');

  it.runIf(kubectl)('is built by kubectl into valid and consistent resources', () => {
    const built = parseYamlDocuments(runProgram('kubectl', 'kustomize', `k8s/overlays/${overlay}`)).map(
      asObject,
    );
    expect(problemsOf(built)).toEqual([]);
    expect(built.flatMap(danglingReferences(built))).toEqual([]);
    const ours = workloads(built)
      .flatMap(containersOf)
      .map(({ image }) => asString(image));
    expect(ours.filter((image) => !/:[\w.-]+$/.test(image) || image.endsWith(':latest'))).toEqual([]);
    const workers = ofKind('Deployment', built).filter((each) => component(each) === 'worker');
    expect(
      workers
        .map((each) => asString(getPath(podOf(each), 'metadata', 'labels', 'rinkside.app/queue')))
        .toSorted(),
    ).toEqual(jobNames.toSorted());
  });

  // @covers V13.4.2
  it('gives the product a valid environment without unknown variables', () => {
    const variables = overlayEnvironment(overlay);
    expect(Object.keys(variables).filter((name) => !knownVariables.has(name))).toEqual([]);
    const secrets = { DATABASE_URL: 'postgres://rinkside:from-the-store-of-secrets@db/rinkside' };
    const env = loadEnv({ ...secrets, ...variables });
    expect(env).toMatchObject({ NODE_ENV: 'production', S3_BUCKET: 'rinkside' });
    expect(env.TRUSTED_PROXIES).not.toEqual([]);
  });
});

/** Returns references and selectors of a resource that match nothing in the built overlay. */
const danglingReferences =
  (built: JsonObject[]) =>
  (resource: JsonObject): string[] => {
    const problems: string[] = [];
    const requireResource = (kind: string, name: JsonValue | undefined) => {
      if (!findResource(kind, asString(name), built))
        problems.push(`${resourceName(resource)} references missing ${kind} ${asString(name)}`);
    };
    const pods = workloads(built).map((each) => asObject(getPath(podOf(each), 'metadata', 'labels')));
    // Pods of cert-manager.
    pods.push({ 'acme.cert-manager.io/http01-solver': 'true' });
    const selects = (selector: JsonObject) =>
      pods.some((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value));
    if (resource.kind === 'ScaledObject')
      requireResource('Deployment', getPath(resource, 'spec', 'scaleTargetRef', 'name'));
    if (resource.kind === 'Ingress')
      for (const path of asList(getPath(resource, 'spec', 'rules', 0, 'http', 'paths')))
        requireResource('Service', getPath(path, 'backend', 'service', 'name'));
    const selector =
      getPath(resource, 'spec', 'selector', 'matchLabels') ??
      getPath(resource, 'spec', 'podSelector', 'matchLabels');
    const podSelector = resource.kind === 'Service' ? getPath(resource, 'spec', 'selector') : selector;
    if (podSelector && !selects(asObject(podSelector)))
      problems.push(`${resourceName(resource)} selects no pod`);
    if (workloads([resource]).length > 0) {
      const spec = asObject(getPath(podOf(resource), 'spec'));
      if (spec.serviceAccountName) requireResource('ServiceAccount', spec.serviceAccountName);
      if (spec.priorityClassName) requireResource('PriorityClass', spec.priorityClassName);
      for (const container of containersOf(resource))
        for (const source of asList(container.envFrom))
          if (getPath(source, 'configMapRef'))
            requireResource('ConfigMap', getPath(source, 'configMapRef', 'name'));
      for (const spread of asList(spec.topologySpreadConstraints))
        if (
          asStrings(getPath(spread, 'matchLabelKeys')).some(
            (key) => key in asObject(getPath(spread, 'labelSelector', 'matchLabels')),
          )
        )
          problems.push(`${resourceName(resource)} uses a label both as matchLabelKey and matchLabel`);
    }
    return problems;
  };

describe('every job', () => {
  it.each(jobNames)('%s has its own workers, scaled by its queue', (job) => {
    const folder = readYaml(`k8s/base/workers/${job}/kustomization.yaml`);
    expect(folder).toMatchObject({
      resources: ['../../worker'],
      nameSuffix: `-${job}`,
      labels: [{ pairs: { 'rinkside.app/queue': job }, includeSelectors: true }],
    });
    expect(asStrings(readYaml('k8s/base/kustomization.yaml').resources)).toContain(`workers/${job}`);
    const scaling = findResource('ScaledObject', `worker-${job}`);
    expect(getPath(scaling, 'spec', 'scaleTargetRef', 'name')).toBe(`worker-${job}`);
    const triggers = asList(getPath(scaling, 'spec', 'triggers')).map(asObject);
    expect(triggers).toMatchObject([
      {
        // KEDA's fallback starts pods for this type only.
        metricType: 'AverageValue',
        metadata: { query: `max(rinkside_queue_pods{queue="${job}"})`, threshold: '1' },
      },
    ]);
    expect(getPath(scaling, 'spec', 'fallback')).toMatchObject({ replicas: 1 });
  });

  it('has no workers for unknown jobs', () => {
    const folders = findFiles('k8s/base/workers/*/kustomization.yaml').map((file) => file.split('/')[3]);
    expect(folders).toEqual(jobNames.toSorted());
  });

  it('keeps its workers when Prometheus has no data', () => {
    const prometheusTriggers = ofKind('ScaledObject')
      .flatMap((scaling) => asList(getPath(scaling, 'spec', 'triggers')))
      .filter((trigger) => getPath(trigger, 'type') === 'prometheus');
    expect(prometheusTriggers.length).toBeGreaterThan(jobNames.length);
    expect(
      prometheusTriggers.filter((trigger) => getPath(trigger, 'metadata', 'ignoreNullValues') !== 'false'),
    ).toEqual([]);
  });

  it('reaches its worker as WORKER_JOBS from a pod label', () => {
    const worker = findResource('Deployment', 'worker');
    const env = asList(getPath(worker, 'spec', 'template', 'spec', 'containers', 0, 'env')).map(asObject);
    expect(env.find(({ name }) => name === 'WORKER_JOBS')?.valueFrom).toEqual({
      fieldRef: { fieldPath: "metadata.labels['rinkside.app/queue']" },
    });
  });
});

it.runIf(hasProgram('kubectl', 'version', '--client'))(
  'no manifest of production sets the replicas of what an autoscaler scales',
  () => {
    const built = parseYamlDocuments(runProgram('kubectl', 'kustomize', 'k8s/overlays/production')).map(
      asObject,
    );
    const scaled = ofKind('ScaledObject', built).map((each) =>
      asString(getPath(each, 'spec', 'scaleTargetRef', 'name')),
    );
    expect(scaled).toEqual(expect.arrayContaining(['gateway', 'identity']));
    for (const name of scaled)
      expect(getPath(findResource('Deployment', name, built), 'spec', 'replicas'), name).toBeUndefined();
  },
);

describe('every pod', () => {
  const ours = workloads().filter((each) =>
    containersOf(each).some(({ image }) => asString(image).startsWith('rinkside/')),
  );

  it('runs without privileges on a read-only root and declares its resources', () => {
    for (const workload of ours) {
      expect(getPath(podOf(workload), 'spec'), resourceName(workload)).toMatchObject({
        automountServiceAccountToken: false,
        serviceAccountName: expect.any(String),
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of containersOf(workload))
        expect(container, resourceName(workload)).toMatchObject({
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
      .flatMap(({ env }) => asList(env))
      .map((variable) => asString(getPath(variable, 'name')));
    expect(variables.filter((name) => !knownVariables.has(name))).toEqual([]);
  });

  it('has probes on declared ports and enough time to shut down', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment'))
      for (const container of containersOf(workload)) {
        const ports = asList(container.ports).map((port) => getPath(port, 'name'));
        for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
          const kind = probe === 'readinessProbe' ? 'ready' : 'live';
          expect(getPath(container, probe, 'httpGet', 'path'), resourceName(workload)).toBe(
            `/health/${kind}`,
          );
          expect(ports).toContain(getPath(container, probe, 'httpGet', 'port'));
        }
        const sleep = Number(getPath(container, 'lifecycle', 'preStop', 'sleep', 'seconds') ?? 0);
        // `runProcess` allows 20 s for a shutdown. Servers first wait until they get no new connections.
        expect(Number(getPath(podOf(workload), 'spec', 'terminationGracePeriodSeconds'))).toBeGreaterThan(
          sleep + 20,
        );
        expect(sleep > 0, resourceName(workload)).toBe(ports.includes('http'));
      }
  });

  it('is spread over nodes, with a disruption budget of one', () => {
    for (const workload of ours.filter(({ kind }) => kind === 'Deployment')) {
      expect(
        asList(getPath(podOf(workload), 'spec', 'topologySpreadConstraints')),
        resourceName(workload),
      ).not.toEqual([]);
      if (component(workload) === 'worker') continue;
      expect(getPath(findResource('PodDisruptionBudget', component(workload)), 'spec')).toEqual({
        maxUnavailable: 1,
        unhealthyPodEvictionPolicy: 'AlwaysAllow',
        selector: { matchLabels: { 'app.kubernetes.io/component': component(workload) } },
      });
    }
  });
});

// @covers V13.2.4 V13.2.5
it('network policies deny all ingress and egress that is not listed', () => {
  expect(getPath(findResource('NetworkPolicy', 'deny-by-default'), 'spec')).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const unrestricted = ofKind('NetworkPolicy').filter((policy) =>
    asList(getPath(policy, 'spec', 'ingress')).some(
      (rule) => asList(getPath(rule, 'from')).length === 0 || !getPath(rule, 'ports'),
    ),
  );
  expect(unrestricted.map(resourceName)).toEqual([]);
  for (const policy of ofKind('NetworkPolicy').slice(1))
    for (const rule of asList(getPath(policy, 'spec', 'egress')))
      expect(asList(getPath(rule, 'ports')), resourceName(policy)).not.toEqual([]);
});

// @covers V13.3.2
it('only the local overlay contains secrets', () => {
  expect(ofKind('Secret')).toEqual([]);
  const generators = findFiles('k8s/**/kustomization.yaml').filter(
    (file) => 'secretGenerator' in readYaml(file),
  );
  expect(generators).toEqual(['k8s/overlays/local/kustomization.yaml']);
  const strings = manifestFiles
    .flatMap(({ resource }) => nestedValues(resource))
    .filter((value) => typeof value === 'string');
  expect(strings.filter((value) => /only-on-this-machine/.test(asString(value)))).toEqual([]);
});
