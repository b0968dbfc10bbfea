import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { expect, it, onTestFinished } from 'vitest';
import { findFiles, parseYamlDocuments, readText } from './repository-files.js';

/** A docker that records its arguments and returns a digest per image. */
const fakeDocker = `#!/bin/sh
echo "$*" >> "$DOCKER_LOG"
case "$*" in
  *imagetools*) echo sha256:base ;;
  *) while [ $# -gt 1 ]; do
       [ "$1" = --target ] && target=$2
       [ "$1" = --metadata-file ] && echo "{\\"containerimage.digest\\":\\"sha256:$target\\"}" > "$2"
       shift
     done ;;
esac
`;

/** Runs the script in a repository of the files that it reads. */
const release = (...args: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const repository = join(folder, 'repository');
  const files = ['scripts/release.mjs', 'package-lock.json', 'Dockerfile', '.gitignore'];
  for (const file of [...files, ...findFiles('{,apps/*/,libs/*/,tests/,bench/}package.json')])
    cpSync(repoPath(file), join(repository, file));
  const git = (...command: string[]) => execFileSync('git', command, { cwd: repository, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@rink.example', 'commit', '-m', 'test');
  const docker = join(folder, 'docker');
  writeFileSync(docker, fakeDocker);
  chmodSync(docker, 0o755);
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, DOCKER_LOG: log };
  const run = () =>
    spawnSync(process.execPath, ['scripts/release.mjs', ...args], { cwd: repository, env, encoding: 'utf8' });
  return { repository, run, commands: () => readFileSync(log, 'utf8').trim().split('\n') };
};

const { version } = JSON.parse(readText('package.json')) as { version: string };

it('builds every image for two platforms, tagged by version, from pinned bases, and records digests and packages', () => {
  const { repository, run, commands } = release('registry.example/rinkside');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const images = ['gateway', 'workers', 'identity', 'migrate'];
  const builds = commands().filter((command) => command.startsWith('buildx build'));
  expect(builds).toHaveLength(images.length);
  for (const [at, image] of images.entries()) {
    expect(builds[at]).toContain(`--target ${image} --tag registry.example/rinkside/${image}:${version}`);
    expect(builds[at]).toContain('--platform linux/amd64,linux/arm64');
    expect(builds[at]).toMatch(
      /--build-arg NODE=node:\S+@sha256:base --build-arg DEBIAN=debian:\S+@sha256:base/,
    );
    expect(builds[at]).toContain('--sbom=true');
  }
  const [component] = parseYamlDocuments(
    readFileSync(join(repository, 'release/kustomization.yaml'), 'utf8'),
  );
  expect(component).toMatchObject({
    kind: 'Component',
    images: images.map((image) => ({
      name: `rinkside/${image}`,
      newName: `registry.example/rinkside/${image}`,
      digest: `sha256:${image}`,
    })),
  });
  const sbom = JSON.parse(readFileSync(join(repository, 'release/sbom.json'), 'utf8')) as {
    components: unknown[];
  };
  expect(sbom.components.length).toBeGreaterThan(100);
}, 60_000);

it('refuses to release without a registry or with uncommitted changes', () => {
  expect(release().run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name your registry') });
  const { repository, run } = release('registry.example/rinkside');
  writeFileSync(join(repository, 'new.txt'), '');
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('work tree') });
});
