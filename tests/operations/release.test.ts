// @module-tag extended
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { asList, asObject, asString, findFiles, hasProgram, nestedValues, parseYamlDocuments, readText, readYaml, runProgram } from './repository-files.js'; // prettier-ignore

const digestOf = (image: string) => `sha256:${createHash('sha256').update(image).digest('hex')}`;

/** A docker that records its arguments, knows a digest per image, and reads docker-compose.yml. */
const fakeDocker = (failures: Record<string, string>, services: unknown) => `#!${process.execPath}
const { appendFileSync, writeFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const args = process.argv.slice(2);
appendFileSync(process.env.DOCKER_LOG, args.join(' ') + '\\n');
const valueOf = (option) => args[args.indexOf(option) + 1];
const digestOf = (image) => 'sha256:' + createHash('sha256').update(image).digest('hex');
const subject = args.includes('imagetools') ? args.at(-1) : args[0] === 'compose' ? 'compose' : valueOf('--target');
const failure = ${JSON.stringify(failures)}[subject];
if (failure) {
  process.stderr.write(failure + '\\n');
  process.exit(1);
}
if (args.includes('imagetools')) console.log(digestOf(subject));
else if (args.includes('version')) console.log('github.com/docker/buildx');
else if (subject === 'compose') console.log(${JSON.stringify(JSON.stringify({ services }))});
else writeFileSync(valueOf('--metadata-file'), JSON.stringify({ 'containerimage.digest': digestOf(subject) }));
`;

interface Situation {
  /** What docker prints on its error output, by image, target, or `compose`. */
  failures?: Record<string, string>;
  hasDocker?: boolean;
}

/** Runs the script in a repository of the files that it reads. */
const release = (registry?: string, { failures = {}, hasDocker = true }: Situation = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const repository = join(folder, 'repository');
  const files = [
    'scripts/release.mjs',
    'package-lock.json',
    'Dockerfile',
    'docker-compose.yml',
    '.gitignore',
    'k8s',
  ];
  for (const file of [...files, ...findFiles('{,apps/*/,libs/*/,tests/,bench/}package.json')])
    cpSync(repoPath(file), join(repository, file), { recursive: true });
  const git = (...command: string[]) => execFileSync('git', command, { cwd: repository, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@rink.example', 'commit', '-m', 'test');
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  // Git, without the Docker that this machine may have.
  symlinkSync(execFileSync('which', ['git'], { encoding: 'utf8' }).trim(), join(programs, 'git'));
  if (hasDocker) {
    writeFileSync(join(programs, 'docker'), fakeDocker(failures, readYaml('docker-compose.yml').services));
    chmodSync(join(programs, 'docker'), 0o755);
  }
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const path = hasDocker ? `${programs}${delimiter}${process.env.PATH}` : programs;
  const env = { ...process.env, PATH: path, DOCKER_LOG: log };
  const args = ['scripts/release.mjs', ...(registry ? [registry] : [])];
  const run = () => spawnSync(process.execPath, args, { cwd: repository, env, encoding: 'utf8' });
  const commands = () => readFileSync(log, 'utf8').trim().split('\n');
  const built = () => commands().filter((command) => command.startsWith('buildx build'));
  const releaseFolders = () => readdirSync(repository).filter((name) => name.startsWith('release'));
  return { repository, run, commands, built, releaseFolders };
};

const { version } = JSON.parse(readText('package.json')) as { version: string };
const registry = 'registry.example/rinkside';
const images = ['gateway', 'workers', 'identity', 'migrate'];
const serviceImages = Object.entries(asObject(readYaml('docker-compose.yml').services)).map(
  ([name, service]) => [name, asString(asObject(service).image)] as const,
);

describe('npm run release', () => {
  it('builds every image for two platforms, tagged by version, from pinned bases', () => {
    const { run, built } = release(registry);
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    const bases = [...readText('Dockerfile').matchAll(/^ARG (\w+)=(\S+)$/gm)];
    expect(bases.length).toBe(2);
    expect(built()).toHaveLength(images.length);
    for (const [at, image] of images.entries()) {
      expect(built()[at]).toContain(`--target ${image} --tag ${registry}/${image}:${version}`);
      expect(built()[at]).toContain('--platform linux/amd64,linux/arm64');
      for (const [, name = '', base = ''] of bases)
        expect(built()[at]).toContain(`--build-arg ${name}=${base}@${digestOf(base)}`);
      expect(built()[at]).toContain('--sbom=true');
    }
  }, 60_000);

  it('writes the digest of every image, for Kubernetes and for Compose, and the packages', () => {
    const { repository, run, commands, releaseFolders } = release(registry);
    mkdirSync(join(repository, 'release'));
    writeFileSync(join(repository, 'release/old.json'), '');
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    // Whatever COMPOSE_FILE and COMPOSE_PROFILES say.
    expect(commands()).toContain('compose --file docker-compose.yml --profile * config --format json');
    expect(releaseFolders()).toEqual(['release']);
    const written = (name: string) => readFileSync(join(repository, 'release', name), 'utf8');
    expect(readdirSync(join(repository, 'release')).toSorted()).toEqual([
      'docker-compose.images.yml',
      'kustomization.yaml',
      'sbom.json',
    ]);
    const { services } = parse(written('docker-compose.images.yml')) as { services: object };
    expect(services).toEqual(
      Object.fromEntries(
        serviceImages.map(([name, image]) => {
          const [, program] = /^rinkside\/(\w+):/.exec(image) ?? [];
          return program
            ? [
                name,
                { image: `${registry}/${program}:${version}@${digestOf(program)}`, pull_policy: 'missing' },
              ]
            : [name, { image: `${image}@${digestOf(image)}` }];
        }),
      ),
    );
    const [component] = parseYamlDocuments(written('kustomization.yaml'));
    expect(component).toMatchObject({
      kind: 'Component',
      images: expect.arrayContaining(
        images.map((image) => ({
          name: `rinkside/${image}`,
          newName: `${registry}/${image}`,
          digest: digestOf(image),
        })),
      ),
    });
    const sbom = JSON.parse(written('sbom.json')) as { components: unknown[] };
    expect(sbom.components.length).toBeGreaterThan(100);
  }, 60_000);

  it.runIf(hasProgram('kubectl', 'version', '--client'))(
    'leaves no tag without a digest in the overlays with its component',
    () => {
      const { repository, run } = release(registry);
      expect(run().status).toBe(0);
      for (const overlay of ['local', 'production']) {
        const folder = join(repository, 'k8s/overlays', overlay);
        const kustomization = readYaml(`k8s/overlays/${overlay}/kustomization.yaml`);
        const components = [...asList(kustomization.components), '../../../release'];
        writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify({ ...kustomization, components }));
        const manifests = runProgram('kubectl', 'kustomize', folder);
        const used = parseYamlDocuments(manifests)
          .flatMap(nestedValues)
          .flatMap((value) => ('image' in asObject(value) ? [asString(asObject(value).image)] : []));
        expect(used.length).toBeGreaterThan(5);
        expect(used.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
      }
    },
    60_000,
  );

  // What `docker buildx imagetools` and `docker compose` print.
  const [, base = ''] = /^ARG NODE=(\S+)$/m.exec(readText('Dockerfile')) ?? [];
  const [, store = ''] = serviceImages.find(([name]) => name === 'prometheus') ?? [];
  it.each([
    ['a base that the registry does not have', base, `ERROR: docker.io/library/${base}: not found`],
    [
      'a registry that asks to wait',
      store,
      `ERROR: unexpected status from HEAD request to https://registry.example/v2/${store}: 429 Too Many Requests`,
    ],
    [
      'a registry that is away',
      store,
      'ERROR: failed to do request: Head "https://registry.example/v2/": dial tcp: connect: connection refused',
    ],
    ['a registry that refuses', store, `ERROR: pull access denied for ${store}: authorization failed`],
  ])('says so before the first build with %s, and changes nothing', (_, image, printed) => {
    const { repository, run, built, releaseFolders } = release(registry, { failures: { [image]: printed } });
    mkdirSync(join(repository, 'release'));
    writeFileSync(join(repository, 'release/old.json'), 'old');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr.split('\n')[0]).toBe(
      `The digest of ${image} is unknown: ${printed.replace('ERROR: ', '')}.`,
    );
    expect(stderr).toContain('The folder release is unchanged.');
    expect(stderr).not.toContain('    at ');
    expect(built()).toEqual([]);
    expect(releaseFolders()).toEqual(['release']);
    expect(readFileSync(join(repository, 'release/old.json'), 'utf8')).toBe('old');
  });

  it('leaves no folder when a build does not succeed', () => {
    const { run, built, releaseFolders } = release(registry, {
      failures: { identity: 'ERROR: failed to solve' },
    });
    const { status, stderr } = run();
    expect({ status, folders: releaseFolders() }).toEqual({ status: 1, folders: [] });
    expect(stderr).toContain(`${registry}/identity:${version} was not built and pushed`);
    expect(built()).toHaveLength(3);
  }, 60_000);

  it('names what is missing: Docker, Compose, a registry, a commit', () => {
    const { run: withoutDocker } = release(registry, { hasDocker: false });
    expect(withoutDocker().stderr).toContain('needs Docker with buildx: docker is not installed.');
    const { run: withoutCompose } = release(registry, {
      failures: { compose: 'unknown command: docker compose' },
    });
    expect(withoutCompose().stderr).toContain('docker-compose.yml: unknown command: docker compose.');
    expect(release().run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Name your registry'),
    });
    const { repository, run } = release(registry);
    writeFileSync(join(repository, 'new.txt'), '');
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('work tree') });
  });
});
