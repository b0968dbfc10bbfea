import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { isModelConfigured } from '@rinkside/domain/coach/engine-selection';
import { parseDatabaseUrl } from '@rinkside/platform/database-connection';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openRedis } from '@rinkside/platform/redis';
import { repoPath, repoRoot } from '@rinkside/dev-runtime/paths';
import { gatewayProcess, identityProcess, workerProcess } from '@rinkside/dev-runtime/process-specs';
import { freePort } from '@rinkside/dev-runtime/ports';
import { waitFor } from '@rinkside/testkit/wait-for';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readManifests, overlayEnvironment } from './kustomize.js';
import {
  getPath, asObject, findFiles, hasProgram, knownVariables, asList, runProgram, readText, asString, asStrings, readYaml, type JsonObject,
} from './repository-files.js'; // prettier-ignore

const compose = readYaml('docker-compose.yml');
const services: JsonObject[] = Object.entries(asObject(compose.services)).map(([name, service]) =>
  Object.assign(asObject(service), { name }),
);
const service = (name: string) => services.find((each) => each.name === name) ?? {};
const ours = services.filter(({ image }) => asString(image).startsWith('rinkside/'));

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
const environmentOf = (container: JsonObject, variables: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(asObject(container.environment)).map(([name, value]) => [
      name,
      interpolate(asString(value), variables),
    ]),
  );

describe('docker-compose.yml', () => {
  it('uses the current format and references only existing services, files and volumes', () => {
    expect(Object.keys(compose).filter((key) => !key.startsWith('x-'))).toEqual([
      'services',
      'networks',
      'volumes',
      'secrets',
    ]);
    const names = new Set(services.map(({ name }) => asString(name)));
    const dependencyNames = services.flatMap((each) => {
      const { depends_on: dependencies } = each;
      return Array.isArray(dependencies) ? asStrings(dependencies) : Object.keys(asObject(dependencies));
    });
    expect(dependencyNames.filter((name) => !names.has(name))).toEqual([]);
    const mounts = services
      .flatMap((each) => asStrings(each.volumes))
      .map((mount) => mount.split(':')[0] ?? '');
    expect(mounts.filter((path) => path.startsWith('./') && !existsSync(repoPath(path)))).toEqual([]);
    const volumes = mounts.filter((name) => !/^[./]/.test(name));
    expect([...new Set(volumes)].toSorted()).toEqual(Object.keys(asObject(compose.volumes)).toSorted());
  });

  it('waits only for services that have a health check or complete', () => {
    const healthy = services.flatMap((each) =>
      Object.entries(asObject(each.depends_on))
        .filter(([, dependency]) => getPath(dependency, 'condition') === 'service_healthy')
        .map(([name]) => name),
    );
    const targets = readText('Dockerfile').split(/^FROM /m);
    const hasHealthCheck = (name: string) => {
      const target = asString(getPath(service(name), 'build', 'target') ?? 'workers');
      return (
        'healthcheck' in service(name) ||
        targets.some((stage) => stage.includes(` AS ${target}\n`) && stage.includes('HEALTHCHECK'))
      );
    };
    expect([...new Set(healthy)].filter((name) => !hasHealthCheck(name))).toEqual([]);
  });

  it('runs every job and the relay in a separate service', () => {
    const workers = ours.filter(({ image }) => asString(image).includes('/workers:'));
    expect(
      workers.map((each) => `${asString(each.name)} ${environmentOf(each).WORKER_JOBS}`).toSorted(),
    ).toEqual(['relay relay', ...jobNames.map((job) => `worker-${job} ${job}`)].toSorted());
    expect(getPath(service('gateway'), 'deploy', 'replicas')).toBe(2);
  });

  // @covers V13.4.2
  it('gives every process a valid environment without unknown variables', () => {
    for (const each of ours) {
      const environment = environmentOf(each);
      expect(
        Object.keys(environment).filter((name) => !knownVariables.has(name)),
        asString(each.name),
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
    expect(withKey.map(({ name }) => name)).toEqual(['worker-generate-coach-reply']);
    const installations: Record<string, string>[] = [
      {},
      { OPENAI_API_KEY: key },
      { OPENAI_BASE_URL: 'http://model:8000/v1' },
    ];
    for (const variables of installations) {
      const [gateway, worker] = ['gateway', 'worker-generate-coach-reply'].map((name) =>
        loadEnv(environmentOf(service(name), variables)),
      );
      expect(gateway && isModelConfigured(gateway)).toBe(Object.keys(variables).length > 0);
      expect({ ...gateway, OPENAI_API_KEY: worker?.OPENAI_API_KEY, TRUSTED_PROXIES: [] }).toEqual({
        ...worker,
        WORKER_JOBS: gateway?.WORKER_JOBS,
      });
    }
  });

  it('passes on every variable documented for operators', () => {
    const pages = [
      'features/coach',
      'features/media',
      'operations/deploy',
      'operations/database',
      'operations/capacity',
      'operations/identity-providers',
      'operations/runbook',
      'operations/backup',
      'operations/moderation',
      'security/controls',
    ].map((page) => readText(`docs/${page}.md`));
    const documented = [...knownVariables].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(pages.join('\n')),
    );
    const passedOn = new Set(ours.flatMap((each) => Object.keys(asObject(each.environment))));
    const setInImages = new Set(['PORT', 'RINKSIDE_HOME']);
    expect(documented.filter((name) => !passedOn.has(name) && !setInImages.has(name))).toEqual([]);
  });

  it('runs every service without capabilities on a read-only root', () => {
    for (const each of services)
      expect(each, asString(each.name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    for (const each of ours) expect(each.tmpfs, asString(each.name)).toEqual(['/tmp']);
    expect(services.filter((each) => 'cap_add' in each || each.privileged)).toEqual([]);
  });

  it('gives each store a network of its own, without a way out, for the processes that use it', () => {
    const networks = asObject(compose.networks);
    const membersOf = (network: string) =>
      services
        .filter((each) => asStrings(each.networks).includes(network))
        .map(({ name }) => asString(name))
        .toSorted();
    const workers = ours.map(({ name }) => asString(name)).filter((name) => /^(relay|worker-)/.test(name));
    const users = [...workers, 'gateway', 'seed'];
    const expected = {
      database: ['postgres', 'identity', 'migrate', 'migrate-identity', ...users],
      queue: ['redis', ...users],
      objects: ['storage', ...users],
    };
    for (const [network, members] of Object.entries(expected)) {
      expect(networks[network]).toEqual({ internal: true });
      expect(membersOf(network)).toEqual(members.toSorted());
    }
    expect(networks.processes).toEqual({ internal: true });
    expect(membersOf('default')).toEqual([
      'alertmanager', 'gateway', 'grafana', 'identity', 'proxy', 'worker-generate-coach-reply',
    ]); // prettier-ignore
    expect(services.filter((each) => asStrings(each.networks).length === 0)).toEqual([]);
  });

  it.runIf(hasProgram('redis-server', '--version'))(
    'starts a Redis that refuses all without its password',
    async () => {
      const password = `p@ss/w:o#r?d %41'"\\ x`;
      const port = await freePort();
      const command = asStrings(service('redis').command).map((arg) => arg.replaceAll('$$', '$'));
      const [shell = '', option = '', script = ''] = command;
      const server = spawn(shell, [option, script.replace('redis-server', `redis-server --port ${port}`)], {
        cwd: await mkdtemp(join(tmpdir(), 'compose-redis-')),
        env: { ...childEnv(), REDISCLI_AUTH: password },
        stdio: 'ignore',
      });
      onTestFinished(() => void server.kill());
      const url = (environment: Record<string, string>) =>
        loadEnv({
          ...environmentOf(service('gateway'), environment),
          REDIS_URL: `redis://127.0.0.1:${port}`,
        });
      const ask = async (environment: Record<string, string>) => {
        const redis = openRedis(url(environment).REDIS_URL ?? '', createLog('test', 'silent'), {
          commandTimeout: 5000,
        });
        try {
          return await redis.ping();
        } catch (error) {
          return String(error);
        } finally {
          redis.disconnect();
        }
      };
      await waitFor('Redis', async () => (await ask({ REDIS_PASSWORD: password })) === 'PONG');
      expect(await ask({ REDIS_PASSWORD: 'another' })).not.toBe('PONG');
      expect(await ask({})).not.toBe('PONG');
    },
  );

  it('limits memory, processes and logs of every service, and leaves no volume without a name', () => {
    for (const each of services)
      expect(each, asString(each.name)).toMatchObject({
        mem_limit: expect.stringMatching(/\d+[mg]\}?$/),
        pids_limit: expect.any(Number),
        logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
      });
    const mounts = services.flatMap((each) => asStrings(each.volumes));
    expect(mounts.filter((mount) => !mount.includes(':'))).toEqual([]);
    expect(ours.filter((each) => each.pull_policy !== 'never')).toEqual([]);
  });

  it('accepts passwords with any characters, and refuses its own ones with an https origin', () => {
    const POSTGRES_PASSWORD = `p@ss/w:o#r?d %41'"\\`;
    const environment = environmentOf(service('gateway'), { POSTGRES_PASSWORD });
    expect(parseDatabaseUrl(loadEnv(environment).DATABASE_URL).password).toBe(POSTGRES_PASSWORD);
    const https = environmentOf(service('seed'), { PUBLIC_ORIGIN: 'https://rink.example' });
    expect(() => loadEnv(https)).toThrow('choose POSTGRES_PASSWORD, REDIS_PASSWORD and STORAGE_PASSWORD');
    const passwords = { POSTGRES_PASSWORD: 'a', REDIS_PASSWORD: 'b', STORAGE_PASSWORD: 'c' };
    const secured = { ...passwords, PUBLIC_ORIGIN: 'https://rink.example' };
    for (const name of Object.keys(passwords))
      expect(() => loadEnv(environmentOf(service('seed'), { ...secured, [name]: '' })), name).toThrow(
        'choose',
      );
    expect(loadEnv(environmentOf(service('seed'), secured)).RINKSIDE_DEMO).toBe(false);
  });

  it('is configured by the variables of .env.example, whose values are its defaults', () => {
    const text = readText('docker-compose.yml');
    const lines = [...readText('.env.example').matchAll(/^([A-Z_]+)='?(.*?)'?$/gm)];
    expect(lines.length).toBeGreaterThan(10);
    for (const [, name = '', value = ''] of lines) {
      expect(text, name).toContain(`\${${name}`);
      if (name !== 'PUBLIC_ORIGIN')
        expect(text, name).toContain(`\${${name}:-${value === '0' ? '' : value}}`);
    }
  });

  it('takes secrets from files with docker-compose.secrets.yml', () => {
    const override = readYaml('docker-compose.secrets.yml');
    const changed = asObject(override.services);
    expect(Object.keys(changed).toSorted()).toEqual(
      [...ours.map(({ name }) => asString(name)), 'postgres', 'redis', 'storage'].toSorted(),
    );
    for (const { name } of ours) {
      const { environment, secrets } = asObject(changed[asString(name)]);
      const files = Object.entries(asObject(environment)).filter(([key]) => key.endsWith('_FILE'));
      expect(files.map(([, path]) => asString(path).replace('/run/secrets/', ''))).toEqual(secrets);
      for (const [key] of files) expect(getPath(environment, key.replace('_FILE', ''))).toBe('');
    }
    expect(Object.keys(asObject(override.secrets))).toEqual([
      'postgres_password',
      'redis_password',
      'storage_password',
    ]);
  });

  it('publishes ports of the proxy and, on localhost, of Grafana only', () => {
    const published = services.flatMap((each) =>
      asStrings(each.ports).map((port) => `${asString(each.name)} ${interpolate(port)}`),
    );
    expect(published).toEqual(['proxy 4000:8080', 'grafana 127.0.0.1:3000:3000']);
  });

  const composeCommand = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
    hasProgram(program, ...args, 'version'),
  );
  it.runIf(composeCommand)('is accepted by docker compose', () => {
    const [program = '', ...args] = composeCommand ?? [];
    expect(() => runProgram(program, ...args, '-f', 'docker-compose.yml', 'config', '--quiet')).not.toThrow();
  });
});

describe('Dockerfile', () => {
  const dockerfile = readText('Dockerfile');
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
        env
          .map((pair) => pair.split('=')[0] ?? '')
          .filter((variable) => variable !== 'NODE_COMPILE_CACHE' && !knownVariables.has(variable)),
      ).toEqual([]);
    },
  );

  it('starts each process with the same command as `npm start`', async () => {
    const programs = {
      gateway: gatewayProcess('gateway', 4000, {}),
      workers: await workerProcess('worker', {}),
      identity: identityProcess({}),
    };
    for (const [name, { args }] of Object.entries(programs))
      expect(JSON.parse(/^CMD (.+)$/m.exec(stage(name))?.[1] ?? '[]')).toEqual([
        'node',
        ...args.map((arg) => arg.replace(repoRoot, '')),
      ]);
  });

  it.each(['gateway', 'workers', 'identity'])(
    'compiles the scripts of %s as the user that runs it',
    (name) => {
      const [before = '', script = ''] = stage(name).split(/^RUN node --eval "import\('\/app\/(.+)'\).+$/m);
      expect(before).toMatch(/^USER 1000:1000$/m);
      expect(existsSync(repoPath(script))).toBe(true);
    },
  );

  it('copies the package.json of every workspace package and no other', () => {
    const copied = [...stage('packages').matchAll(/^COPY (\S+\/package\.json)/gm)].map(
      ([, path = '']) => path,
    );
    expect(copied.toSorted()).toEqual(findFiles('{{libs,apps}/*,tests,bench}/package.json'));
  });

  it('copies every project referenced by the TypeScript build', () => {
    const { references } = JSON.parse(readText('tsconfig.json')) as { references: { path: string }[] };
    const copied = stage('build').match(/(?<=^COPY )\S+/gm) ?? [];
    const isCopied = (path: string) => copied.some((prefix) => `${path}/tsconfig.json`.startsWith(prefix));
    expect(references.map(({ path }) => path).filter((path) => !isCopied(path))).toEqual([]);
  });

  // @covers V13.4.1 V15.2.3
  it('has a build context with sources only', () => {
    expect(readText('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['*', '!package-lock.json', '!libs', '!apps', '**/node_modules', '**/dist']),
    );
  });
});

it('traces go from the processes through the collector to the trace store', () => {
  const collector = readYaml('ops/collector/collector.yaml');
  const http = asString(getPath(collector, 'receivers', 'otlp', 'protocols', 'http', 'endpoint'));
  const port = http.split(':')[1] ?? '';
  const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  expect(environmentOf(service('gateway'))).toMatchObject({ [variable]: '' });
  expect(Object.keys(environmentOf(service('relay')))).toContain(variable);
  expect(readText('docker-compose.yml')).toContain(`http://collector:${port} of the profile`);
  expect(readText('docs/operations/runbook.md')).toContain(`${variable}=http://collector:${port}`);
  expect(overlayEnvironment('production')[variable]).toBe(`http://collector.monitoring:${port}`);
  const policy = readManifests().find(
    ({ resource }) => getPath(resource, 'metadata', 'name') === 'to-collector',
  );
  expect(getPath(policy?.resource, 'spec', 'egress', 0, 'ports')).toEqual([
    { protocol: 'TCP', port: Number(port) },
  ]);
  const serviceNames = new Set(services.map(({ name }) => asString(name)));
  const [store = ''] = asString(getPath(collector, 'exporters', 'otlp/store', 'endpoint')).split(':');
  expect(serviceNames).toContain(store);
  const { traces } = asObject(getPath(collector, 'service', 'pipelines'));
  expect(asStrings(getPath(traces, 'exporters'))).toEqual(['otlp/store', 'spanmetrics']);
  const sources = findFiles('ops/grafana/provisioning/datasources/*').flatMap((file) =>
    asList(readYaml(file).datasources),
  );
  const hosts = sources.map((source) => new URL(asString(getPath(source, 'url'))).hostname);
  expect(hosts.filter((host) => !serviceNames.has(host))).toEqual([]);
  expect(hosts).toContain(store);
});

it('uses the same ports in images, compose, Kubernetes, proxy and Prometheus', () => {
  const dockerfile = readText('Dockerfile');
  const k8s = findFiles('k8s/**/*.yaml').map(readText).join('\n');
  expect(dockerfile).toContain('ENV PORT=4000 METRICS_PORT=9464');
  expect(dockerfile).toContain('ENV IDENTITY_URL=http://identity:4001 METRICS_PORT=9464');
  expect(
    [...new Set([...dockerfile.matchAll(/127\.0\.0\.1\/(\d+)/g)].map(([, port = '']) => port))].toSorted(),
  ).toEqual(['4000', '4001', '9464']);
  expect(readText('ops/proxy/haproxy.cfg').match(/gateway:\d+/g)).toEqual(['gateway:4000', 'gateway:4000']);
  expect(service('proxy').ports).toEqual(['${PORT:-4000}:8080']);
  expect(readText('ops/proxy/haproxy.cfg')).toContain('bind :8080');
  expect(k8s).toContain("{ name: PORT, value: '4000' }");
  expect(new Set(k8s.match(/containerPort: (4\d+|9464)/g))).toEqual(
    new Set(['containerPort: 4000', 'containerPort: 4001', 'containerPort: 9464']),
  );
  expect(new Set(k8s.match(/prometheus\.io\/port: '\d+'/g))).toEqual(new Set(["prometheus.io/port: '9464'"]));
  const scrapeConfigs = asList(readYaml('ops/prometheus/prometheus.yaml').scrape_configs).map((job) =>
    getPath(job, 'dns_sd_configs', 0),
  );
  expect(scrapeConfigs.filter(Boolean).map((config) => getPath(config, 'port'))).toEqual([9464, 9464, 9464]);
  expect(scrapeConfigs.flatMap((config) => asStrings(getPath(config, 'names'))).toSorted()).toEqual(
    ['gateway', 'identity', 'relay', ...jobNames.map((job) => `worker-${job}`)].toSorted(),
  );
});
