import { dirname, join, normalize } from 'node:path';
import { documentsOf, fields, filesLike, list, text, words, yaml, type Fields } from './files.js';

export const overlays = ['local', 'production'] as const;
export type Overlay = (typeof overlays)[number];

/** The kustomizations below one, itself last. */
export const kustomizationsOf = (folder: string): { folder: string; content: Fields }[] => {
  const content = yaml(`${folder}/kustomization.yaml`);
  const inner = [...words(content.resources), ...words(content.components)]
    .filter((name) => !name.endsWith('.yaml'))
    .flatMap((name) => kustomizationsOf(normalize(join(folder, name))));
  return [...inner, { folder, content }];
};

/** Every manifest that is written down, before anything is patched. */
export const manifests = (): { file: string; resource: Fields }[] =>
  filesLike('k8s/**/*.yaml')
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => documentsOf(text(file)).map((document) => ({ file, resource: fields(document) })));

/** The files and folders a kustomization names, by their path from the root. */
export const namedBy = (file: string): string[] => {
  const { resources, components } = yaml(file);
  return [...words(resources), ...words(components)].map((name) => normalize(join(dirname(file), name)));
};

/** What an overlay's processes read from the environment, later kustomizations over earlier ones. */
export const variablesOf = (overlay: Overlay): Record<string, string> =>
  Object.fromEntries(
    kustomizationsOf(`k8s/overlays/${overlay}`)
      .flatMap(({ content }) => list(content.configMapGenerator).concat(list(content.secretGenerator)))
      .map(fields)
      .filter(({ name }) => name === 'rinkside')
      .flatMap(({ literals }) => words(literals))
      .map((literal) => [literal.split('=')[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
  );
