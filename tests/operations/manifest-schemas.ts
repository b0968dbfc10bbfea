import { pathToFileURL } from 'node:url';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { validate as priorityClass } from 'kubernetes-models/_schemas/IoK8sApiSchedulingV1PriorityClass';
import { asObject, asString, type JsonObject, type JsonValue } from './repository-files.js';

type Validate = typeof deployment;
/** A validation error; compiled schemas store their errors on the validate function. */
type ValidationError = { instancePath: string; keyword: string; params: object };

/** Loads a compiled KEDA schema from the package's internals; its public models do not report unknown fields. */
const kedaSchema = async (name: string): Promise<Validate> => {
  const file = repoPath(
    `node_modules/@kubernetes-models/keda/_schemas/ComGithubKedacoreKedaV2ApisKeda${name}.js`,
  );
  const { validate } = (await import(pathToFileURL(file).href)) as { validate: Validate };
  return validate;
};

/** Schemas of all allowed kinds. */
const schemas: Record<string, Validate> = {
  'apps/v1 Deployment': deployment,
  'apps/v1 StatefulSet': statefulSet,
  'batch/v1 Job': job,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'scheduling.k8s.io/v1 PriorityClass': priorityClass,
  'keda.sh/v1alpha1 ScaledObject': await kedaSchema('V1alpha1ScaledObject'),
};

/**
 * Wraps a value to record the fields a validator never reads. The compiled schemas accept unknown fields
 * but read every field they know, so an unread field is unknown, most likely misspelled.
 */
const trackReads = (value: JsonValue, path: string, unread: Set<string>): JsonValue => {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry, at) => trackReads(entry, `${path}/${at}`, unread));
  const tracked = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      unread.add(`${path}/${key}`);
      return [key, trackReads(entry, `${path}/${key}`, unread)];
    }),
  );
  return new Proxy(tracked, {
    get: (target, key) => {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
};

export const resourceName = (resource: JsonObject) =>
  `${asString(resource.kind)} ${asString(asObject(resource.metadata).name)}`;

/** Validates a manifest. @returns its problems as messages. */
export const validationProblems = (resource: JsonObject): string[] => {
  const kind = `${asString(resource.apiVersion)} ${asString(resource.kind)}`;
  const validate = schemas[kind];
  if (!validate) return [`${kind} has no schema here`];
  const unread = new Set<string>();
  validate(trackReads(resource, '', unread));
  const errors: ValidationError[] | null = Reflect.get(validate, 'errors');
  const invalid = (errors ?? [])
    .map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`)
    // Base64 values may contain line breaks.
    .filter((problem) => !problem.includes('"format":"byte"'));
  return [...invalid, ...[...unread].map((path) => `${path} is unknown`)].map(
    (problem) => `${resourceName(resource)}: ${problem}`,
  );
};
