import { spawnSync } from 'node:child_process';
import { fileOf } from '@rinkside/stack/layout';
import { describe, expect, it } from 'vitest';
import { fields, filesLike, text, within, word, yaml, type Fields, type Json } from './files.js';
import { manifests } from './kustomize.js';

const json = (path: string) => fields(JSON.parse(text(path)) as Json);
const manifestFiles = ['package.json', ...filesLike('{libs,apps}/*/package.json')];
const locked = fields(json('package-lock.json').packages);
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const registry = Object.entries(locked)
  .map(([path, entry]) => ({ path, entry: fields(entry) }))
  .filter(({ path, entry }) => path.includes('node_modules/') && !entry.link);
const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
const asked = (manifest: Fields) => kinds.flatMap((kind) => Object.entries(fields(manifest[kind])));

describe('every package', () => {
  it.each(manifestFiles)('that %s asks for is asked for by its exact version, and locked at it', (file) => {
    const manifest = json(file);
    const folder = file === 'package.json' ? '' : file.replace('/package.json', '');
    const lock = fields(locked[folder]);
    for (const kind of kinds)
      expect(fields(lock[kind]), `${kind} in the lockfile`).toEqual(fields(manifest[kind]));
    for (const [name, version] of asked(manifest)) {
      expect(word(version), name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      if (name.startsWith('@rinkside/')) continue;
      const at = locked[`${folder}/node_modules/${name}`] ?? locked[`node_modules/${name}`];
      expect(fields(at).version, name).toBe(version);
    }
  });

  // @covers V15.1.2
  it('is locked by what it holds, and by nobody’s address', () => {
    expect(
      registry.filter(({ entry }) => !word(entry.integrity).startsWith('sha512-')).map(({ path }) => path),
    ).toEqual([]);
    expect(registry.filter(({ entry }) => entry.resolved).map(({ path }) => path)).toEqual([]);
    expect(registry.length).toBeGreaterThan(500);
  });

  it('that runs a script when it is installed is allowed to, or forbidden, by name', () => {
    const scripted = [
      ...new Set(registry.filter(({ entry }) => entry.hasInstallScript).map(({ path }) => nameAt(path))),
    ];
    const allowed = fields(json('package.json').allowScripts);
    expect(scripted.filter((name) => typeof allowed[name] !== 'boolean')).toEqual([]);
    expect(Object.keys(allowed).filter((name) => !scripted.includes(name))).toEqual([]);
    const images = text('Dockerfile').match(/npm ci[^\n]*/g) ?? [];
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  // @covers V15.1.2
  it('has a licence we may live with, and is listed with it', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/licences.mjs', '--check'], {
      cwd: fileOf(''),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const licences = [...text('docs/licences.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(
      ([, licence]) => licence,
    );
    const known =
      /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|GPL-3\.0|ISC|LGPL-[23]\.[01](-or-later)?|MIT|MPL-2\.0|OFL-1\.1|Unlicense| AND )+$/;
    expect(licences.filter((licence) => !known.test(licence ?? ''))).toEqual([]);
    // Programs of their own, used by `npm start` alone.
    const copyleft = text('docs/licences.md').split('## GPL-3.0')[1]?.split('\n')[2] ?? '';
    expect(copyleft.split(', ').filter((name) => !/^@ff(mpeg|probe)-installer\//.test(name))).toEqual([]);
  });

  // @covers V15.2.3
  it('that runs in an image is asked for by whoever imports it: images hold nothing else', () => {
    const folders = ['contracts', 'platform', 'domain'].map((name) => `libs/${name}`);
    const running = folders.concat(['gateway', 'workers', 'identity'].map((name) => `apps/${name}`));
    const missing = running.flatMap((folder) => {
      const declared = fields(json(`${folder}/package.json`).dependencies);
      const sources = filesLike(`${folder}/src/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
      const imported = sources
        .map(text)
        .join('\n')
        .matchAll(/^(?!import type)(?:import (?=')|(?:import|export|\}).* from )'([^'.][^']*)';/gm);
      return [...imported]
        .map(([, specifier = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier)
        .filter((name) => !name.startsWith('node:') && !(name in declared))
        .map((name) => `${folder} imports ${name}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  // @covers R15 V15.2.1
  it('is free of known grave faults, as far as the registry tells', ({ skip }) => {
    const args = ['audit', '--omit=dev', '--json', '--audit-level=high'];
    const { stdout } = spawnSync('npm', args, { cwd: fileOf(''), encoding: 'utf8', timeout: 25_000 });
    const report = stdout.trim() ? fields(JSON.parse(stdout) as Json) : {};
    if (!report.metadata) skip('the registry does not answer audits');
    const { high, critical } = fields(fields(report.metadata).vulnerabilities);
    expect({ high, critical }).toEqual({ high: 0, critical: 0 });
  });
});

it('every image is named by an exact version, the same everywhere', () => {
  const services = Object.values(fields(yaml('docker-compose.yml').services)).map((service) =>
    word(fields(service).image),
  );
  const pods = manifests()
    .flatMap(({ resource }) => within(resource))
    .flatMap((value) => (value && typeof value === 'object' && 'image' in value ? [word(value.image)] : []));
  const inTests = [...text('libs/testkit/src/containers.ts').matchAll(/'([\w/]+:[\w.-]+)'/g)].map(
    ([, name = '']) => name,
  );
  const stores = [...services, ...pods, ...inTests].filter((image) => !image.startsWith('rinkside/'));
  const versions = Map.groupBy([...new Set(stores)], (image) => image.split(':')[0] ?? '');
  expect([...versions].filter(([, all]) => all.length > 1)).toEqual([]);
  expect(stores.filter((image) => !/:[\w.-]*\d+[.-]\d+[\w.-]*$/.test(image))).toEqual([]);
  const { version } = json('package.json');
  const tags = [
    ...text('docker-compose.yml').matchAll(/RINKSIDE_VERSION:-([\d.]+)/g),
    ...text('Dockerfile').matchAll(/-t rinkside\/\w+:([\d.]+)/g),
  ].map(([, tag]) => tag);
  const bases = filesLike('k8s/**/kustomization.yaml').flatMap((file) =>
    [...text(file).matchAll(/newTag: ([\d.]+)/g)].map(([, tag]) => tag),
  );
  expect([...new Set([...tags, ...bases])]).toEqual([version]);
});

it('the images’ Node is the one everything is tested on', () => {
  const { node } = fields(json('package.json').devDependencies);
  expect(text('Dockerfile')).toContain(`ARG NODE=node:${word(node)}-`);
});
