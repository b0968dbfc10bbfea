import { existsSync } from 'node:fs';
import { jobNames } from '@rinkside/contracts/jobs';
import { hasModel } from '@rinkside/domain/coach/choice';
import { loadEnv } from '@rinkside/platform/env';
import { fileOf, root } from '@rinkside/stack/layout';
import { gatewayProgram, identityProgram, workerProgram } from '@rinkside/stack/programs';
import { describe, expect, it } from 'vitest';
import { manifests, variablesOf } from './kustomize.js';
import {
  at, fields, filesLike, hasProgram, knownVariables, list, output, text, word, words, yaml, type Fields,
} from './files.js'; // prettier-ignore

const compose = yaml('docker-compose.yml');
const services: Fields[] = Object.entries(fields(compose.services)).map(([name, service]) =>
  Object.assign(fields(service), { name }),
);
const service = (name: string) => services.find((each) => each.name === name) ?? {};
const ours = services.filter(({ image }) => word(image).startsWith('rinkside/'));

/** Expands `${NAME:-default}` and `${NAME:+value}` with these variables; a default may contain a variable, so the innermost comes first. */
const interpolate = (template: string, variables: Record<string, string> = {}): string => {
  const next = template.replace(
    /\$\{(\w+):([-+])([^${}]*)\}/,
    (_, name: string, operator: string, alternative: string) => {
      const value = variables[name] ?? '';
      return operator === '-' ? value || alternative : value && alternative;
    },
  );
  return next === template ? template : interpolate(next, variables);
};
const environmentOf = (container: Fields, variables: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(fields(container.environment)).map(([name, value]) => [
      name,
      interpolate(word(value), variables),
    ]),
  );

describe('docker-compose.yml', () => {
  it('uses the current format and references only existing services, files and volumes', () => {
    expect(Object.keys(compose).filter((key) => !key.startsWith('x-'))).toEqual(['services', 'volumes']);
    const names = new Set(services.map(({ name }) => word(name)));
    const dependencyNames = services.flatMap((each) => {
      const { depends_on: dependencies } = each;
      return Array.isArray(dependencies) ? words(dependencies) : Object.keys(fields(dependencies));
    });
    expect(dependencyNames.filter((name) => !names.has(name))).toEqual([]);
    const mounts = services.flatMap((each) => words(each.volumes)).map((mount) => mount.split(':')[0] ?? '');
    expect(mounts.filter((path) => path.startsWith('./') && !existsSync(fileOf(path)))).toEqual([]);
    const volumes = mounts.filter((name) => !/^[./]/.test(name));
    expect([...new Set(volumes)].toSorted()).toEqual(Object.keys(fields(compose.volumes)).toSorted());
  });

  it('waits only for services that have a health check or complete', () => {
    const healthy = services.flatMap((each) =>
      Object.entries(fields(each.depends_on))
        .filter(([, dependency]) => at(dependency, 'condition') === 'service_healthy')
        .map(([name]) => name),
    );
    const targets = text('Dockerfile').split(/^FROM /m);
    const hasHealthCheck = (name: string) => {
      const target = word(at(service(name), 'build', 'target') ?? 'workers');
      return (
        'healthcheck' in service(name) ||
        targets.some((stage) => stage.includes(` AS ${target}\n`) && stage.includes('HEALTHCHECK'))
      );
    };
    expect([...new Set(healthy)].filter((name) => !hasHealthCheck(name))).toEqual([]);
  });

  it('runs every job and the relay in a separate service', () => {
    const workers = ours.filter(({ image }) => word(image).includes('/workers:'));
    expect(workers.map((each) => `${word(each.name)} ${environmentOf(each).WORKER_JOBS}`).toSorted()).toEqual(
      ['relay relay', ...jobNames.map((job) => `worker-${job} ${job}`)].toSorted(),
    );
    expect(at(service('gateway'), 'deploy', 'replicas')).toBe(2);
  });

  // @covers V13.4.2
  it('gives every process a valid environment without unknown variables', () => {
    for (const each of ours) {
      const environment = environmentOf(each);
      expect(
        Object.keys(environment).filter((name) => !knownVariables.has(name)),
        word(each.name),
      ).toEqual([]);
      expect(loadEnv(environment).NODE_ENV).toBe('production');
    }
  });

  it('derives PUBLIC_ORIGIN from PORT unless it is set', () => {
    const origin = (variables: Record<string, string>) =>
      environmentOf(service('gateway'), variables).PUBLIC_ORIGIN;
    expect(origin({})).toBe('http://localhost:4000');
    expect(origin({ PORT: '8080' })).toBe('http://localhost:8080');
    expect(origin({ PORT: '8080', PUBLIC_ORIGIN: 'https://a.example' })).toBe('https://a.example');
  });

  it('configures the coach engine on all processes but the model key on its worker only', () => {
    const key = 'a-model-key';
    const withKey = ours.filter((each) =>
      Object.values(environmentOf(each, { OPENAI_API_KEY: key })).includes(key),
    );
    expect(withKey.map(({ name }) => name)).toEqual(['worker-reply-as-coach']);
    const installations: Record<string, string>[] = [
      {},
      { OPENAI_API_KEY: key },
      { OPENAI_BASE_URL: 'http://model:8000/v1' },
    ];
    for (const variables of installations) {
      const [gateway, worker] = ['gateway', 'worker-reply-as-coach'].map((name) =>
        loadEnv(environmentOf(service(name), variables)),
      );
      expect(gateway && hasModel(gateway)).toBe(Object.keys(variables).length > 0);
      expect({ ...gateway, OPENAI_API_KEY: worker?.OPENAI_API_KEY, TRUSTED_PROXIES: [] }).toEqual({
        ...worker,
        WORKER_JOBS: gateway?.WORKER_JOBS,
      });
    }
  });

  it('passes on every variable documented for operators', () => {
    const pages = ['operations', 'coach', 'media', 'capacity', 'safeguards'].map((page) =>
      text(`docs/${page}.md`),
    );
    const documented = [...knownVariables].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(pages.join('\n')),
    );
    const passedOn = new Set(ours.flatMap((each) => Object.keys(fields(each.environment))));
    const setInImages = new Set(['PORT', 'RINKSIDE_HOME']);
    expect(documented.filter((name) => !passedOn.has(name) && !setInImages.has(name))).toEqual([]);
  });

  it('runs every process without capabilities on a read-only root', () => {
    for (const each of ours)
      expect(each, word(each.name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
      });
  });

  it('publishes ports of the proxy and, on localhost, of Grafana only', () => {
    const published = services.flatMap((each) =>
      words(each.ports).map((port) => `${word(each.name)} ${interpolate(port)}`),
    );
    expect(published).toEqual(['proxy 4000:8080', 'grafana 127.0.0.1:3000:3000']);
  });

  const composeCommand = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
    hasProgram(program, ...args, 'version'),
  );
  it.runIf(composeCommand)('is accepted by docker compose', () => {
    const [program = '', ...args] = composeCommand ?? [];
    expect(() => output(program, ...args, '-f', 'docker-compose.yml', 'config', '--quiet')).not.toThrow();
  });
});

describe('Dockerfile', () => {
  const dockerfile = text('Dockerfile');
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const stage = (name: string) => stages.find((each) => each.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

  it('needs no BuildKit', () => {
    expect(dockerfile).not.toMatch(/^# *syntax=|--mount|--parents|--link|<</m);
  });

  it.each(['gateway', 'workers', 'identity', 'migrate'])(
    'has a target %s that runs as an unprivileged user',
    (name) => {
      expect(stage(name)).toMatch(/^USER 1000:1000$/m);
      expect(stage(name).includes('HEALTHCHECK')).toBe(name !== 'migrate');
      const { env } = {
        env: [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ')),
      };
      expect(
        env.map((pair) => pair.split('=')[0] ?? '').filter((variable) => !knownVariables.has(variable)),
      ).toEqual([]);
    },
  );

  it('starts each process with the same command as `npm start`', async () => {
    const programs = {
      gateway: gatewayProgram('gateway', 4000, {}),
      workers: await workerProgram('worker', {}),
      identity: identityProgram({}),
    };
    for (const [name, { args }] of Object.entries(programs))
      expect(JSON.parse(/^CMD (.+)$/m.exec(stage(name))?.[1] ?? '[]')).toEqual([
        'node',
        ...args.map((arg) => arg.replace(root, '')),
      ]);
  });

  it('copies the package.json of every workspace package and no other', () => {
    const copied = [...stage('packages').matchAll(/^COPY (\S+\/package\.json)/gm)].map(
      ([, path = '']) => path,
    );
    expect(copied.toSorted()).toEqual(filesLike('{{libs,apps}/*,tests,bench}/package.json'));
  });

  it('copies every project referenced by the TypeScript build', () => {
    const { references } = JSON.parse(text('tsconfig.json')) as { references: { path: string }[] };
    const copied = stage('build').match(/(?<=^COPY )\S+/gm) ?? [];
    const isCopied = (path: string) => copied.some((prefix) => `${path}/tsconfig.json`.startsWith(prefix));
    expect(references.map(({ path }) => path).filter((path) => !isCopied(path))).toEqual([]);
  });

  // @covers V13.4.1 V15.2.3
  it('has a build context with sources only', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['*', '!package-lock.json', '!libs', '!apps', '**/node_modules', '**/dist']),
    );
  });
});

it('traces go from the processes through the collector to the trace store', () => {
  const collector = yaml('ops/collector/collector.yaml');
  const http = word(at(collector, 'receivers', 'otlp', 'protocols', 'http', 'endpoint'));
  const port = http.split(':')[1] ?? '';
  const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  expect(environmentOf(service('gateway'))).toMatchObject({ [variable]: '' });
  expect(Object.keys(environmentOf(service('relay')))).toContain(variable);
  expect(text('docker-compose.yml')).toContain(`http://collector:${port} of the profile`);
  expect(text('docs/operations.md')).toContain(`${variable}=http://collector:${port}`);
  expect(variablesOf('production')[variable]).toBe(`http://collector.monitoring:${port}`);
  const policy = manifests().find(({ resource }) => at(resource, 'metadata', 'name') === 'to-collector');
  expect(at(policy?.resource, 'spec', 'egress', 0, 'ports')).toEqual([
    { protocol: 'TCP', port: Number(port) },
  ]);
  const serviceNames = new Set(services.map(({ name }) => word(name)));
  const [store = ''] = word(at(collector, 'exporters', 'otlp/store', 'endpoint')).split(':');
  expect(serviceNames).toContain(store);
  const { traces } = fields(at(collector, 'service', 'pipelines'));
  expect(words(at(traces, 'exporters'))).toEqual(['otlp/store', 'spanmetrics']);
  const sources = filesLike('ops/grafana/provisioning/datasources/*').flatMap((file) =>
    list(yaml(file).datasources),
  );
  const hosts = sources.map((source) => new URL(word(at(source, 'url'))).hostname);
  expect(hosts.filter((host) => !serviceNames.has(host))).toEqual([]);
  expect(hosts).toContain(store);
});

it('uses the same ports in images, compose, Kubernetes, proxy and Prometheus', () => {
  const dockerfile = text('Dockerfile');
  const k8s = filesLike('k8s/**/*.yaml').map(text).join('\n');
  expect(dockerfile).toContain('ENV PORT=4000 METRICS_PORT=9464');
  expect(dockerfile).toContain('ENV IDENTITY_URL=http://identity:4001');
  expect(
    [...new Set([...dockerfile.matchAll(/127\.0\.0\.1\/(\d+)/g)].map(([, port = '']) => port))].toSorted(),
  ).toEqual(['4000', '4001', '9464']);
  expect(text('ops/proxy/haproxy.cfg').match(/gateway:\d+/g)).toEqual(['gateway:4000', 'gateway:4000']);
  expect(service('proxy').ports).toEqual(['${PORT:-4000}:8080']);
  expect(text('ops/proxy/haproxy.cfg')).toContain('bind :8080');
  expect(k8s).toContain("{ name: PORT, value: '4000' }");
  expect(new Set(k8s.match(/containerPort: (4\d+|9464)/g))).toEqual(
    new Set(['containerPort: 4000', 'containerPort: 4001', 'containerPort: 9464']),
  );
  expect(new Set(k8s.match(/prometheus\.io\/port: '\d+'/g))).toEqual(new Set(["prometheus.io/port: '9464'"]));
  const scrapeConfigs = list(yaml('ops/prometheus/prometheus.yaml').scrape_configs).map((job) =>
    at(job, 'dns_sd_configs', 0),
  );
  expect(scrapeConfigs.filter(Boolean).map((config) => at(config, 'port'))).toEqual([9464, 9464]);
  expect(scrapeConfigs.flatMap((config) => words(at(config, 'names'))).toSorted()).toEqual(
    ['gateway', 'relay', ...jobNames.map((job) => `worker-${job}`)].toSorted(),
  );
});
