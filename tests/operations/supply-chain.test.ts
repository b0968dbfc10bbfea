import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  asObject,
  findFiles,
  readText,
  nestedValues,
  asString,
  readYaml,
  type JsonObject,
  type JsonValue,
} from './repository-files.js';
import { readManifests } from './kustomize.js';

const json = (path: string) => asObject(JSON.parse(readText(path)) as JsonValue);
const manifestFiles = ['package.json', ...findFiles('{libs,apps}/*/package.json')];
const lockedPackages = asObject(json('package-lock.json').packages);
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const registryPackages = Object.entries(lockedPackages)
  .map(([path, entry]) => ({ path, entry: asObject(entry) }))
  .filter(({ path, entry }) => path.includes('node_modules/') && !entry.link);
const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
const dependenciesOf = (manifest: JsonObject) =>
  kinds.flatMap((kind) => Object.entries(asObject(manifest[kind])));

describe('packages', () => {
  it.each(manifestFiles)('of %s have exact versions that match the lockfile', (file) => {
    const manifest = json(file);
    const folder = file === 'package.json' ? '' : file.replace('/package.json', '');
    const lock = asObject(lockedPackages[folder]);
    for (const kind of kinds)
      expect(asObject(lock[kind]), `${kind} in the lockfile`).toEqual(asObject(manifest[kind]));
    for (const [name, version] of dependenciesOf(manifest)) {
      expect(asString(version), name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      if (name.startsWith('@rinkside/')) continue;
      const entry =
        lockedPackages[`${folder}/node_modules/${name}`] ?? lockedPackages[`node_modules/${name}`];
      expect(asObject(entry).version, name).toBe(version);
    }
  });

  // @covers V15.1.2
  it('are locked by SHA-512 hash, without a registry URL', () => {
    expect(
      registryPackages
        .filter(({ entry }) => !asString(entry.integrity).startsWith('sha512-'))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(registryPackages.filter(({ entry }) => entry.resolved).map(({ path }) => path)).toEqual([]);
    expect(registryPackages.length).toBeGreaterThan(500);
  });

  it('with install scripts are allowed or denied by name', () => {
    const withScripts = [
      ...new Set(
        registryPackages.filter(({ entry }) => entry.hasInstallScript).map(({ path }) => nameAt(path)),
      ),
    ];
    const allowed = asObject(json('package.json').allowScripts);
    expect(withScripts.filter((name) => typeof allowed[name] !== 'boolean')).toEqual([]);
    expect(Object.keys(allowed).filter((name) => !withScripts.includes(name))).toEqual([]);
    const images = readText('Dockerfile').match(/npm ci[^\n]*/g) ?? [];
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  // @covers V15.1.2
  it('have an accepted licence and are listed in docs/generated/licences.md', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/licences.mjs', '--check'], {
      cwd: repoPath(''),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const licences = [...readText('docs/generated/licences.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(
      ([, licence]) => licence,
    );
    const accepted =
      /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|LGPL-[23]\.[01](-or-later)?|MIT(-0)?|MPL-2\.0|OFL-1\.1|Unlicense| AND | OR )+\)?$/;
    expect(licences.filter((licence) => !accepted.test(licence ?? ''))).toEqual([]);
  });

  // @covers V15.2.3
  it('imported at runtime are declared by the importing package, because images contain declared dependencies only', () => {
    const libraries = ['contracts', 'platform', 'safety', 'domain', 'embedder', 'coach'];
    const folders = libraries.map((name) => `libs/${name}`);
    // Pages of the content are read when the product is built, and the training is run by developers.
    const runsInImages = (file: string) =>
      !file.includes('/training/') && !readText(file).includes("from '@rinkside/platform/content-pages'");
    const runtimeFolders = folders.concat(['gateway', 'workers', 'identity'].map((name) => `apps/${name}`));
    const missing = runtimeFolders.flatMap((folder) => {
      const { name: own, dependencies } = json(`${folder}/package.json`);
      const declared = asObject(dependencies);
      const sources = findFiles(`${folder}/src/**/*.ts`).filter(
        (file) => !file.endsWith('.test.ts') && runsInImages(file),
      );
      const imported = sources
        .map(readText)
        .join('\n')
        .matchAll(/^(?!import type)(?:import (?=')|(?:import|export|\}).* from )'([^'.][^']*)';/gm);
      return [...imported]
        .map(([, specifier = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier)
        .filter((name) => !name.startsWith('node:') && name !== own && !(name in declared))
        .map((name) => `${folder} imports ${name}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  // @covers R15 V15.2.1
  it('have no known severe vulnerabilities', ({ skip }) => {
    const report = askRegistry('audit', '--omit=dev', '--json', '--audit-level=high');
    if (!report.metadata) {
      notChecked('npm audit found no answer: known vulnerabilities', report);
      skip('NOT CHECKED: the registry does not answer npm audit');
    }
    const { high, critical } = asObject(asObject(report.metadata).vulnerabilities);
    expect({ high, critical }).toEqual({ high: 0, critical: 0 });
  });
});

/** Runs npm with a reply in JSON. @returns what it printed; its error, or nothing, without a registry. */
const askRegistry = (...args: string[]): JsonObject => {
  const { stdout } = spawnSync('npm', args, { cwd: repoPath(''), encoding: 'utf8', timeout: 25_000 });
  return stdout.trim().startsWith('{') ? asObject(JSON.parse(stdout) as JsonValue) : {};
};

/** Says on the output of the tests what nobody checked in this run. */
const notChecked = (what: string, { message, error }: JsonObject) =>
  process.stderr.write(`NOT CHECKED: ${what}. ${JSON.stringify(message ?? error ?? 'No reply')}\n`);

// npm audit knows packages, not the C and C++ inside their binaries.
describe('C and C++ inside packages', () => {
  const isProduction = ({ dev }: JsonObject) => !dev;

  it('as WebAssembly is in the packages that we know, of which only libheif-js reads uploads', () => {
    const known = ['harfbuzzjs', 'libheif-js', 'satori', 'undici'];
    const found = registryPackages
      .filter(({ path, entry }) => isProduction(entry) && existsSync(repoPath(path)))
      .filter(({ path }) =>
        globSync('**/*.{wasm,js,cjs}', {
          cwd: repoPath(path),
          exclude: (name) => name === 'node_modules',
        }).some((file) => file.endsWith('.wasm') || readText(join(path, file)).includes('AGFzbQ')),
      )
      .map(({ path }) => nameAt(path));
    expect([...new Set(found)].toSorted()).toEqual(known);
  });

  it('decodes uploads in versions with the known fixes', () => {
    const { heif, webp, aom, png } = sharp.versions;
    const [, minor = 0, patch = 0] = asString(heif).split('.').map(Number);
    // 1.23.5 has the fixes of the uncompressed codec and of sequences.
    expect(minor * 100 + patch, `libheif ${heif} of sharp`).toBeGreaterThanOrEqual(2305);
    for (const version of [webp, aom, png]) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('decodes HEIC without the codecs whose fixes its libheif lacks', () => {
    const textAt = (address: number) =>
      Buffer.from(libheif.HEAPU8.subarray(address, libheif.HEAPU8.indexOf(0, address))).toString();
    const version = libheif._heif_get_version_number();
    const parts = [version >> 24, (version >> 16) & 255, (version >> 8) & 255].join('.');
    // No package has a newer libheif with an HEVC decoder: docs/adr/0007-media.md. A newer one ends this exception.
    expect({ libheif: parts, libde265: textAt(libheif._de265_get_version()) }).toEqual({
      libheif: '1.23.2',
      libde265: '1.0.15',
    });
    const wasm = readFileSync(repoPath('node_modules/libheif-js/libheif-wasm/libheif.wasm'), 'latin1');
    expect(wasm).toContain('support for uncompressed images (ISO23001-17) has been disabled');
    const hevc = 1;
    const formats = Array.from({ length: 14 }, (_, format) => format);
    expect(formats.filter((format) => libheif._heif_have_decoder_for_format(format))).toEqual([hevc]);
  });

  it('has no newer libheif-js to change to', ({ skip }) => {
    const { version, ...reply } = askRegistry('view', 'libheif-js', 'version', 'name', '--json');
    if (!version) {
      notChecked('npm view found no answer: whether libheif-js has a newer version', reply);
      skip('NOT CHECKED: the registry does not answer npm view');
    }
    expect(version, 'a newer libheif-js is out: change to it and to its version in the test above').toBe(
      asObject(json('libs/domain/package.json').dependencies)['libheif-js'],
    );
  });
});

it('every image has an exact version, the same in all files', () => {
  const services = Object.values(asObject(readYaml('docker-compose.yml').services)).map((service) =>
    asString(asObject(service).image),
  );
  const pods = readManifests()
    .flatMap(({ resource }) => nestedValues(resource))
    .flatMap((value) =>
      value && typeof value === 'object' && 'image' in value ? [asString(value.image)] : [],
    );
  const testImages = [...readText('libs/testkit/src/containers.ts').matchAll(/'([\w/]+:[\w.-]+)'/g)].map(
    ([, name = '']) => name,
  );
  const stores = [...services, ...pods, ...testImages].filter((image) => !image.startsWith('rinkside/'));
  const versions = Map.groupBy([...new Set(stores)], (image) => image.split(':')[0] ?? '');
  expect([...versions].filter(([, all]) => all.length > 1)).toEqual([]);
  expect(stores.filter((image) => !/:[\w.-]*\d+[.-]\d+[\w.-]*$/.test(image))).toEqual([]);
  const { version } = json('package.json');
  const tags = [
    ...readText('docker-compose.yml').matchAll(/RINKSIDE_VERSION:-([\d.]+)/g),
    ...readText('Dockerfile').matchAll(/-t rinkside\/\w+:([\d.]+)/g),
  ].map(([, tag]) => tag);
  const bases = findFiles('k8s/**/kustomization.yaml').flatMap((file) =>
    [...readText(file).matchAll(/newTag: ([\d.]+)/g)].map(([, tag]) => tag),
  );
  expect([...new Set([...tags, ...bases])]).toEqual([version]);
});

it('images have the Node of `npm start`, or a later one of the same major', () => {
  const { node } = asObject(json('package.json').devDependencies);
  const numbers = (version: string) => version.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(asString(node));
  const [, image = ''] = /^ARG NODE=node:(\d+\.\d+\.\d+)-/m.exec(readText('Dockerfile')) ?? [];
  const [imageMajor, imageMinor = 0, imagePatch = 0] = numbers(image);
  expect(imageMajor).toBe(major);
  expect(imageMinor * 1000 + imagePatch).toBeGreaterThanOrEqual(minor * 1000 + patch);
});
