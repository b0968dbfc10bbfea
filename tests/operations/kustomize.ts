import { dirname, join, normalize } from 'node:path';
import { documentsOf, fields, filesLike, list, text, words, yaml, type Fields } from './files.js';

export const overlays = ['local', 'production'] as const;
export type Overlay = (typeof overlays)[number];

/** Returns the kustomizations a folder includes, recursively, and its own as the last one. */
export const kustomizationsOf = (folder: string): { folder: string; content: Fields }[] => {
  const content = yaml(`${folder}/kustomization.yaml`);
  const included = [...words(content.resources), ...words(content.components)]
    .filter((name) => !name.endsWith('.yaml'))
    .flatMap((name) => kustomizationsOf(normalize(join(folder, name))));
  return [...included, { folder, content }];
};

/** Reads all manifest files, before kustomize patches them. */
export const manifests = (): { file: string; resource: Fields }[] =>
  filesLike('k8s/**/*.yaml')
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => documentsOf(text(file)).map((document) => ({ file, resource: fields(document) })));

/** Returns the files and folders a kustomization references, relative to the repository. */
export const namedBy = (file: string): string[] => {
  const { resources, components } = yaml(file);
  return [...words(resources), ...words(components)].map((name) => normalize(join(dirname(file), name)));
};

/** Returns the environment of an overlay's processes; later kustomizations override earlier ones. */
export const variablesOf = (overlay: Overlay): Record<string, string> =>
  Object.fromEntries(
    kustomizationsOf(`k8s/overlays/${overlay}`)
      .flatMap(({ content }) => list(content.configMapGenerator).concat(list(content.secretGenerator)))
      .map(fields)
      .filter(({ name }) => name === 'rinkside')
      .flatMap(({ literals }) => words(literals))
      .map((literal) => [literal.split('=')[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
  );
