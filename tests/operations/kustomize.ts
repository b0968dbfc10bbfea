import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import {
  parseYamlDocuments,
  asObject,
  findFiles,
  asList,
  readText,
  asStrings,
  readYaml,
  runProgram,
  type JsonObject,
} from './repository-files.js';

/** Components that operators add to their overlay. */
export const optionalComponents = [
  'certificate',
  'cloud-balancer',
  'envoy-gateway',
  'ingress',
  'private-registry',
  'prometheus-operator',
  'secret-reload',
  'workload-identity',
].map((name) => `k8s/components/${name}`);

export const overlays = ['local', 'production'] as const;
export type Overlay = (typeof overlays)[number];

/** Returns the kustomizations a folder includes, recursively, and its own as the last one. */
const kustomizationsOf = (folder: string): { folder: string; content: JsonObject }[] => {
  const content = readYaml(`${folder}/kustomization.yaml`);
  const included = [...asStrings(content.resources), ...asStrings(content.components)]
    .filter((name) => !name.endsWith('.yaml'))
    .flatMap((name) => kustomizationsOf(normalize(join(folder, name))));
  return [...included, { folder, content }];
};

/** Reads all manifest files, before kustomize patches them. */
export const readManifests = (): { file: string; resource: JsonObject }[] =>
  findFiles('k8s/**/*.yaml')
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) =>
      parseYamlDocuments(readText(file)).map((document) => ({ file, resource: asObject(document) })),
    );

/** Returns the files and folders a kustomization references, relative to the repository. */
export const referencedBy = (file: string): string[] => {
  const { resources, components } = readYaml(file);
  return [...asStrings(resources), ...asStrings(components)].map((name) =>
    normalize(join(dirname(file), name)),
  );
};

/** Returns the environment of an overlay's processes; later kustomizations override earlier ones. */
export const overlayEnvironment = (overlay: Overlay): Record<string, string> =>
  Object.fromEntries(
    kustomizationsOf(`k8s/overlays/${overlay}`)
      .flatMap(({ content }) => asList(content.configMapGenerator).concat(asList(content.secretGenerator)))
      .map(asObject)
      .filter(({ name }) => name === 'rinkside')
      .flatMap(({ literals }) => asStrings(literals))
      .map((literal) => [literal.split('=')[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
  );

/** Builds an overlay of files in a temporary folder. */
export const buildOverlay = (kustomization: JsonObject): JsonObject[] => {
  const folder = mkdtempSync(repoPath('k8s/overlays/test-'));
  writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(kustomization));
  try {
    return parseYamlDocuments(runProgram('kubectl', 'kustomize', folder)).map(asObject);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
