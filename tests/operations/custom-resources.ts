import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { resourceName } from './manifest-schemas.js';
import {
  asList,
  asObject,
  asString,
  getPath,
  parseYamlDocuments,
  type JsonObject,
  type JsonValue,
} from './repository-files.js';

/** Go modules with the definitions of custom resources, by API group. They are cached by Go. */
export const modules: Record<string, { module: string; versions: string[]; folder: string }> = {
  'gateway.networking.k8s.io': {
    module: 'sigs.k8s.io/gateway-api',
    versions: ['v1.2.1', 'v1.6.3'],
    folder: 'config/crd/standard',
  },
  'gateway.envoyproxy.io': {
    module: 'github.com/envoyproxy/gateway',
    versions: ['v1.9.1'],
    folder: 'charts/gateway-helm/charts/crds/crds/generated',
  },
  'keda.sh': { module: 'github.com/kedacore/keda/v2', versions: ['v2.21.0'], folder: 'config/crd/bases' },
  'cert-manager.io': {
    module: 'github.com/cert-manager/cert-manager',
    versions: ['v1.21.2'],
    folder: 'deploy/crds',
  },
  // The last version whose module has the definitions.
  'monitoring.coreos.com': {
    module: 'github.com/prometheus-operator/prometheus-operator',
    versions: ['v0.85.0'],
    folder: 'example/prometheus-operator-crd',
  },
};

export const isCustom = ({ apiVersion }: JsonObject) => (asString(apiVersion).split('/')[0] ?? '') in modules;

/** Returns the folder of a Go module; undefined where it cannot be had. */
const moduleFolder = (module: string): string | undefined => {
  const { status, stdout } = spawnSync('go', ['mod', 'download', '-json', module], {
    cwd: tmpdir(),
    encoding: 'utf8',
    timeout: 120_000,
  });
  return status === 0 ? (JSON.parse(stdout) as { Dir: string }).Dir : undefined;
};

/**
 * Makes unknown fields an error, as strict decoding does. Rules across fields (`x-kubernetes-validations`, `anyOf` of required
 * fields) are left to the API server.
 */
const strict = (schema: JsonObject): JsonObject => {
  const { type, format, properties, required, items, additionalProperties, pattern, anyOf } = schema;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const isOpen =
    additionalProperties !== undefined || schema['x-kubernetes-preserve-unknown-fields'] === true;
  const known = {
    type,
    format,
    required,
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    enum: schema.enum,
    anyOf: schema['x-kubernetes-int-or-string'] === true ? anyOf : undefined,
    // Patterns are written for Go, which has its own way to ignore the case.
    pattern:
      typeof pattern === 'string' && pattern.includes('(?i)')
        ? `(?i:${pattern.replace('(?i)', '')})`
        : pattern,
    properties:
      properties &&
      Object.fromEntries(
        Object.entries(asObject(properties)).map(([name, value]) => [name, strict(asObject(value))]),
      ),
    additionalProperties:
      typeof additionalProperties === 'object'
        ? strict(asObject(additionalProperties))
        : properties && !isOpen
          ? false
          : undefined,
    items: items && strict(asObject(items)),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
};

/** Returns the definition of a kind, which is in a file named by its plural. */
export const findDefinition = (folder: string, kind: string) =>
  readdirSync(folder)
    .filter((file) => file.includes(kind.toLowerCase().replace(/y$/, '')))
    .flatMap((file) => parseYamlDocuments(readFileSync(join(folder, file), 'utf8')))
    .find((definition) => getPath(definition, 'spec', 'names', 'kind') === kind);

/** The library's own sentences: another test file of the same process may load the product's. */
const { localeError: error } = z.locales.en();

const readSchema = (folder: string, apiVersion: string, kind: string) => {
  const version = asList(getPath(findDefinition(folder, kind), 'spec', 'versions'))
    .map(asObject)
    .find((each) => each.name === apiVersion.split('/')[1] && each.served === true);
  const schema = getPath(version, 'schema', 'openAPIV3Schema');
  return schema === undefined ? undefined : z.fromJSONSchema(strict(asObject(schema)));
};

/** Downloads the modules. @returns the folders with definitions by API group, oldest version first, and what cannot be had */
export const downloadDefinitions = () => {
  const folders = new Map<string, string[]>();
  const missing: string[] = [];
  for (const [group, { module, versions, folder }] of Object.entries(modules))
    for (const version of versions) {
      // Where one cannot be had, others would be waited for in vain.
      const path = missing.length === 0 ? moduleFolder(`${module}@${version}`) : undefined;
      if (path) folders.set(group, [...(folders.get(group) ?? []), join(path, folder)]);
      else missing.push(`${module}@${version}`);
    }
  return { folders, missing };
};

/** @returns the modules that cannot be had, and a function that validates a resource by all versions */
export const readDefinitions = () => {
  const { folders, missing } = downloadDefinitions();
  const schemas = new Map<string, ReturnType<typeof readSchema>[]>();
  const problemsOf = (resource: JsonObject): string[] => {
    const [apiVersion, kind] = [asString(resource.apiVersion), asString(resource.kind)];
    const key = `${apiVersion} ${kind}`;
    const found =
      schemas.get(key) ??
      (folders.get(apiVersion.split('/')[0] ?? '') ?? []).map((folder) =>
        readSchema(folder, apiVersion, kind),
      );
    schemas.set(key, found);
    const problems = found.flatMap((schema) =>
      schema
        ? (schema.safeParse(resource, { error }).error?.issues ?? []).map(
            ({ path, message }) => `${resourceName(resource)}: /${path.join('/')} ${message}`,
          )
        : [`${resourceName(resource)}: ${apiVersion} is not served`],
    );
    return [...new Set(problems)];
  };
  return { missing, problemsOf };
};
