import { pathToFileURL } from 'node:url';
import { fileOf } from '@rinkside/stack/layout';
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
import { fields, word, type Fields, type Json } from './files.js';

type Validate = typeof deployment;
/** What a compiled schema leaves on itself after a value it refused. */
type Refused = { instancePath: string; keyword: string; params: object };

/** KEDA's package hands out models only, which copy what they are given; its compiled schemas lie beside them. */
const ofKeda = async (name: string): Promise<Validate> => {
  const file = fileOf(
    `node_modules/@kubernetes-models/keda/_schemas/ComGithubKedacoreKedaV2ApisKeda${name}.js`,
  );
  const { validate } = (await import(pathToFileURL(file).href)) as { validate: Validate };
  return validate;
};

/** Every kind the manifests may hold, by the schemas Kubernetes and KEDA publish. */
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
  'keda.sh/v1alpha1 ScaledObject': await ofKeda('V1alpha1ScaledObject'),
};

/**
 * The compiled schemas let unknown fields pass. They look at every field they know, though:
 * one they never looked at is none of theirs, most likely a misspelt one.
 */
const watched = (value: Json, path: string, unseen: Set<string>): Json => {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry, at) => watched(entry, `${path}/${at}`, unseen));
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      unseen.add(`${path}/${key}`);
      return [key, watched(entry, `${path}/${key}`, unseen)];
    }),
  );
  return new Proxy(inner, {
    get: (target, key) => {
      unseen.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
};

export const nameOf = (resource: Fields) => `${word(resource.kind)} ${word(fields(resource.metadata).name)}`;

/** What is wrong with a manifest, in words; nothing when it is as its schema wants it. */
export const problemsOf = (resource: Fields): string[] => {
  const kind = `${word(resource.apiVersion)} ${word(resource.kind)}`;
  const validate = schemas[kind];
  if (!validate) return [`${kind} is no kind we know`];
  const unseen = new Set<string>();
  validate(watched(resource, '', unseen));
  const errors: Refused[] | null = Reflect.get(validate, 'errors');
  const wrong = (errors ?? [])
    .map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`)
    // Base64 may be broken into lines.
    .filter((problem) => !problem.includes('"format":"byte"'));
  return [...wrong, ...[...unseen].map((path) => `${path} is unknown`)].map(
    (problem) => `${nameOf(resource)}: ${problem}`,
  );
};
