// @module-tag extended
import { beforeEach, describe, expect, it } from 'vitest';
import { isCustom, modules, readDefinitions } from './custom-resources.js';
import { buildOverlay, optionalComponents, readManifests } from './kustomize.js';
import { hasProgram, readText } from './repository-files.js';

const { missing, problemsOf } = readDefinitions();

describe('custom resources', () => {
  beforeEach(({ skip }) => skip(missing.length > 0, `Go cannot download ${missing.join(', ')}`));

  it('have only fields that the definitions of their Go modules know', () => {
    const custom = readManifests()
      .map(({ resource }) => resource)
      .filter(isCustom);
    expect(new Set(custom.map(({ kind }) => kind))).toEqual(
      new Set([
        'BackendTrafficPolicy', 'EnvoyProxy', 'Gateway', 'HTTPRoute', 'Issuer', 'PodMonitor', 'PrometheusRule', 'ScaledObject',
      ]), // prettier-ignore
    );
    expect(custom.flatMap(problemsOf)).toEqual([]);
  });

  it.runIf(hasProgram('kubectl', 'version', '--client'))(
    'are right with the patches of all components',
    () => {
      const components = optionalComponents.map((path) => `../../../${path}`);
      const built = buildOverlay({ resources: ['../production'], components }).filter(isCustom);
      expect(built.length).toBeGreaterThan(15);
      expect(built.flatMap(problemsOf)).toEqual([]);
    },
  );

  it('are rejected with an unknown field, a wrong type or a missing field', () => {
    const route = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'HTTPRoute', metadata: { name: 'x' } };
    const backendRefs = [{ name: 'gateway', port: 80 }];
    expect(problemsOf({ ...route, spec: { rules: [{ backendRefs }] } })).toEqual([]);
    const sessionPersistence = { type: 'Cookie' };
    expect(problemsOf({ ...route, spec: { rules: [{ backendRefs, sessionPersistence }] } })).toEqual([
      'HTTPRoute x: /spec/rules/0 Unrecognized key: "sessionPersistence"',
    ]);
    expect(problemsOf({ ...route, spec: { rules: [{ backendRefs: [{ port: 80 }] }] } })).toHaveLength(1);
    expect(problemsOf({ ...route, spec: { rules: [{ timeouts: { request: 30 } }] } })).toHaveLength(1);
    expect(problemsOf({ ...route, apiVersion: 'gateway.networking.k8s.io/v9' })).toHaveLength(1);
  });
});

it('the versions that custom resources were compared with are documented', () => {
  const page = readText('docs/operations/kubernetes.md');
  for (const { versions } of Object.values(modules))
    for (const version of versions) expect(page).toContain(version.slice(1));
});
