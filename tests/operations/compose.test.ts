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

/** What stands there with these variables set and no other; a default may hold a variable itself, so inmost first. */
const filled = (written: string, set: Record<string, string> = {}): string => {
  const next = written.replace(
    /\$\{(\w+):([-+])([^${}]*)\}/,
    (_, name: string, kind: string, other: string) => {
      const value = set[name] ?? '';
      return kind === '-' ? value || other : value && other;
    },
  );
  return next === written ? written : filled(next, set);
};
const environmentOf = (each: Fields, set: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(fields(each.environment)).map(([name, value]) => [name, filled(word(value), set)]),
  );

describe('docker-compose.yml', () => {
  it('is of today’s form, and depends on nothing that is not there', () => {
    expect(Object.keys(compose).filter((key) => !key.startsWith('x-'))).toEqual(['services', 'volumes']);
    const names = new Set(services.map(({ name }) => word(name)));
    const needs = services.flatMap((each) => {
      const { depends_on: needed } = each;
      return Array.isArray(needed) ? words(needed) : Object.keys(fields(needed));
    });
    expect(needs.filter((name) => !names.has(name))).toEqual([]);
    const mounts = services.flatMap((each) => words(each.volumes)).map((mount) => mount.split(':')[0] ?? '');
    expect(mounts.filter((path) => path.startsWith('./') && !existsSync(fileOf(path)))).toEqual([]);
    const volumes = mounts.filter((name) => !/^[./]/.test(name));
    expect([...new Set(volumes)].toSorted()).toEqual(Object.keys(fields(compose.volumes)).toSorted());
  });

  it('waits only for what says that it is healthy, or ends', () => {
    const healthy = services.flatMap((each) =>
      Object.entries(fields(each.depends_on))
        .filter(([, on]) => at(on, 'condition') === 'service_healthy')
        .map(([name]) => name),
    );
    const targets = text('Dockerfile').split(/^FROM /m);
    const checked = (name: string) => {
      const target = word(at(service(name), 'build', 'target') ?? 'workers');
      return (
        'healthcheck' in service(name) ||
        targets.some((stage) => stage.includes(` AS ${target}\n`) && stage.includes('HEALTHCHECK'))
      );
    };
    expect([...new Set(healthy)].filter((name) => !checked(name))).toEqual([]);
  });

  it('does every job in a service of its own, and the relay in another', () => {
    const workers = ours.filter(({ image }) => word(image).includes('/workers:'));
    expect(workers.map((each) => `${word(each.name)} ${environmentOf(each).WORKER_JOBS}`).toSorted()).toEqual(
      ['relay relay', ...jobNames.map((job) => `worker-${job} ${job}`)].toSorted(),
    );
    expect(at(service('gateway'), 'deploy', 'replicas')).toBe(2);
  });

  // @covers V13.4.2
  it('gives every process an environment it takes, in which every variable is one it reads', () => {
    for (const each of ours) {
      const environment = environmentOf(each);
      expect(
        Object.keys(environment).filter((name) => !knownVariables.has(name)),
        word(each.name),
      ).toEqual([]);
      expect(loadEnv(environment).NODE_ENV).toBe('production');
    }
  });

  it('goes by the address people type, wherever its door is', () => {
    const origin = (set: Record<string, string>) => environmentOf(service('gateway'), set).PUBLIC_ORIGIN;
    expect(origin({})).toBe('http://localhost:4000');
    expect(origin({ PORT: '8080' })).toBe('http://localhost:8080');
    expect(origin({ PORT: '8080', PUBLIC_ORIGIN: 'https://a.example' })).toBe('https://a.example');
  });

  it('tells gateways who answers for the coach, and its key to nobody but who asks the model', () => {
    const key = 'a-key-of-somebody';
    const held = ours.filter((each) =>
      Object.values(environmentOf(each, { OPENAI_API_KEY: key })).includes(key),
    );
    expect(held.map(({ name }) => name)).toEqual(['worker-reply-as-coach']);
    const installations: Record<string, string>[] = [
      {},
      { OPENAI_API_KEY: key },
      { OPENAI_BASE_URL: 'http://model:8000/v1' },
    ];
    for (const given of installations) {
      const [gateway, worker] = ['gateway', 'worker-reply-as-coach'].map((name) =>
        loadEnv(environmentOf(service(name), given)),
      );
      expect(gateway && hasModel(gateway)).toBe(Object.keys(given).length > 0);
      expect({ ...gateway, OPENAI_API_KEY: worker?.OPENAI_API_KEY, TRUSTED_PROXIES: [] }).toEqual({
        ...worker,
        WORKER_JOBS: gateway?.WORKER_JOBS,
      });
    }
  });

  it('hands on every variable the pages for operators name', () => {
    const pages = ['operations', 'coach', 'media', 'capacity', 'safeguards'].map((page) =>
      text(`docs/${page}.md`),
    );
    const named = [...knownVariables].filter((name) => new RegExp(`\\b${name}\\b`).test(pages.join('\n')));
    const handed = new Set(ours.flatMap((each) => Object.keys(fields(each.environment))));
    const inImages = new Set(['PORT', 'RINKSIDE_HOME']);
    expect(named.filter((name) => !handed.has(name) && !inImages.has(name))).toEqual([]);
  });

  it('runs every process without rights on a root it cannot change', () => {
    for (const each of ours)
      expect(each, word(each.name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
      });
  });

  it('lets nobody in but through the proxy', () => {
    const open = services.flatMap((each) =>
      words(each.ports).map((port) => `${word(each.name)} ${filled(port)}`),
    );
    expect(open).toEqual(['proxy 4000:8080', 'grafana 127.0.0.1:3000:3000']);
  });

  const composer = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
    hasProgram(program, ...args, 'version'),
  );
  it.runIf(composer)('is taken by the real command', () => {
    const [program = '', ...args] = composer ?? [];
    expect(() => output(program, ...args, '-f', 'docker-compose.yml', 'config', '--quiet')).not.toThrow();
  });
});

describe('the Dockerfile', () => {
  const dockerfile = text('Dockerfile');
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const stage = (name: string) => stages.find((each) => each.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

  it('needs no BuildKit', () => {
    expect(dockerfile).not.toMatch(/^# *syntax=|--mount|--parents|--link|<</m);
  });

  it.each(['gateway', 'workers', 'identity', 'migrate'])(
    'has a target %s that runs as nobody special',
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

  it('starts what the stack starts, in the same way', async () => {
    const programs = {
      gateway: gatewayProgram('gateway', 4000, {}),
      workers: await workerProgram('worker', {}),
      identity: identityProgram({}),
    };
    for (const [name, { args }] of Object.entries(programs))
      expect(JSON.parse(/^CMD (.+)$/m.exec(stage(name))?.[1] ?? '[]')).toEqual([
        'node',
        ...args.map((word) => word.replace(root, '')),
      ]);
  });

  it('copies every package that is locked, and no other', () => {
    const copied = [...stage('packages').matchAll(/^COPY (\S+\/package\.json)/gm)].map(
      ([, path = '']) => path,
    );
    expect(copied.toSorted()).toEqual(filesLike('{{libs,apps}/*,tests,bench}/package.json'));
  });

  it('has every project of the TypeScript build, which compilers follow', () => {
    const { references } = JSON.parse(text('tsconfig.json')) as { references: { path: string }[] };
    const copied = stage('build').match(/(?<=^COPY )\S+/gm) ?? [];
    const there = (path: string) => copied.some((each) => `${path}/tsconfig.json`.startsWith(each));
    expect(references.map(({ path }) => path).filter((path) => !there(path))).toEqual([]);
  });

  // @covers V13.4.1 V15.2.3
  it('is sent nothing but sources', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['*', '!package-lock.json', '!libs', '!apps', '**/node_modules', '**/dist']),
    );
  });
});

it('traces get to a collector that takes them, and on to where they are looked at', () => {
  const collector = yaml('ops/collector/collector.yaml');
  const http = word(at(collector, 'receivers', 'otlp', 'protocols', 'http', 'endpoint'));
  const port = http.split(':')[1] ?? '';
  const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  expect(environmentOf(service('gateway'))).toMatchObject({ [variable]: '' });
  expect(Object.keys(environmentOf(service('relay')))).toContain(variable);
  expect(text('docker-compose.yml')).toContain(`http://collector:${port} of the profile`);
  expect(text('docs/operations.md')).toContain(`${variable}=http://collector:${port}`);
  expect(variablesOf('production')[variable]).toBe(`http://collector.monitoring:${port}`);
  const way = manifests().find(({ resource }) => at(resource, 'metadata', 'name') === 'to-collector');
  expect(at(way?.resource, 'spec', 'egress', 0, 'ports')).toEqual([{ protocol: 'TCP', port: Number(port) }]);
  const named = new Set(services.map(({ name }) => word(name)));
  const [store = ''] = word(at(collector, 'exporters', 'otlp/store', 'endpoint')).split(':');
  expect(named).toContain(store);
  const { traces } = fields(at(collector, 'service', 'pipelines'));
  expect(words(at(traces, 'exporters'))).toEqual(['otlp/store', 'spanmetrics']);
  const sources = filesLike('ops/grafana/provisioning/datasources/*').flatMap((file) =>
    list(yaml(file).datasources),
  );
  const hosts = sources.map((source) => new URL(word(at(source, 'url'))).hostname);
  expect(hosts.filter((host) => !named.has(host))).toEqual([]);
  expect(hosts).toContain(store);
});

it('ports agree: images, compose, Kubernetes, proxy and Prometheus', () => {
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
  const scraped = list(yaml('ops/prometheus/prometheus.yaml').scrape_configs).map((job) =>
    at(job, 'dns_sd_configs', 0),
  );
  expect(scraped.filter(Boolean).map((found) => at(found, 'port'))).toEqual([9464, 9464]);
  expect(scraped.flatMap((found) => words(at(found, 'names'))).toSorted()).toEqual(
    ['gateway', 'relay', ...jobNames.map((job) => `worker-${job}`)].toSorted(),
  );
});
