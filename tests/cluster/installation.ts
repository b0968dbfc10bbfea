import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { findDefinition } from '../operations/custom-resources.js';
import {
  asObject, asString, getPath, parseYamlDocuments, readText, runProgram, type JsonObject,
} from '../operations/repository-files.js'; // prettier-ignore
import { resourceName } from '../operations/manifest-schemas.js';
import type { ApiServer } from './api-server.js';

/** Kinds of custom resources in the manifests and those that Traefik watches, by API group. */
const customKinds: Record<string, string[]> = {
  'gateway.networking.k8s.io': [
    'GatewayClass',
    'Gateway',
    'HTTPRoute',
    'GRPCRoute',
    'ReferenceGrant',
    'BackendTLSPolicy',
  ],
  'gateway.envoyproxy.io': ['BackendTrafficPolicy', 'EnvoyProxy'],
  'keda.sh': ['ScaledObject'],
  'cert-manager.io': ['Issuer'],
  'monitoring.coreos.com': ['PodMonitor', 'PrometheusRule'],
};

/** Installs the definitions of custom resources in the given version of each module: 0 is the oldest, -1 the newest. */
export const installDefinitions = async (
  server: ApiServer,
  folders: Map<string, string[]>,
  version: number,
) => {
  const definitions = Object.entries(customKinds).flatMap(([group, kinds]) => {
    const folder = folders.get(group)?.at(version);
    // Older versions do not have all kinds.
    return folder ? kinds.flatMap((kind) => findDefinition(folder, kind) ?? []) : [];
  });
  // Some have `status.conditions: null`, with which `kubectl wait` fails before the server writes the status.
  for (const definition of definitions) asObject(definition).status = {};
  const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: definitions });
  const { code, stderr } = await server.run('kubectl', ['apply', '--server-side', '-f', '-'], list);
  if (code !== 0) throw new Error(stderr);
  await server.kubectl(['wait', '--for=condition=Established', '--timeout=30s', 'crd', '--all']);
};

/** A copy of the manifests for one cluster, with overlays as an operator writes them. */
export class Manifests {
  readonly #folder: string;

  constructor(home: string) {
    this.#folder = join(home, 'k8s');
    cpSync(repoPath('k8s'), this.#folder, { recursive: true });
  }

  overlay(name: string) {
    return join(this.#folder, 'overlays', name);
  }

  /** Writes an overlay on top of others. @returns its folder */
  write(name: string, kustomization: JsonObject) {
    const folder = this.overlay(name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(kustomization));
    return folder;
  }
}

/** Returns the objects of an overlay. */
export const objectsOf = (overlay: string): JsonObject[] =>
  parseYamlDocuments(runProgram('kubectl', 'kustomize', overlay)).map(asObject);

/** Returns a pod for each workload, as its controller would create it. */
export const podsOf = (objects: JsonObject[]): JsonObject[] =>
  objects
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(asString(kind)))
    .map((workload) => {
      const template = asObject(getPath(workload, 'spec', 'template'));
      const claims = getPath(workload, 'spec', 'volumeClaimTemplates', 0, 'metadata', 'name');
      const spec = asObject(template.spec);
      // A StatefulSet adds a volume for each claim.
      const volumes = claims
        ? [{ name: claims, persistentVolumeClaim: { claimName: claims } }]
        : (spec.volumes ?? []);
      const name = resourceName(workload).toLowerCase().replaceAll(' ', '-');
      return {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: {
          ...asObject(template.metadata),
          name,
          namespace: asString(getPath(workload, 'metadata', 'namespace')),
        },
        spec: { ...spec, volumes },
      };
    });

/** Returns the commands of the documentation that contain a text, for an overlay. */
export const documentedCommand = (text: string, overlay: string) => {
  const page = readText('docs/operations/kubernetes.md');
  const commands = [...page.matchAll(/```\n([^]*?)```|`(kubectl [^`\n]*)`/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  const command = commands.find((each) => each.includes(text));
  if (!command) throw new Error(`no command is documented with ${text}`);
  return command.replaceAll('<overlay>', overlay).trim();
};
