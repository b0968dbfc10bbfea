import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Who may import whom. Nothing imports an app but the test kit, which holds the whole product. */
const allowed: Record<string, string[]> = {
  contracts: [],
  platform: ['contracts'],
  domain: ['contracts', 'platform'],
  stack: ['platform'],
  gateway: ['contracts', 'platform', 'domain'],
  workers: ['contracts', 'platform', 'domain'],
  identity: ['contracts', 'platform'],
  web: ['contracts'],
  testkit: ['contracts', 'platform', 'domain', 'stack', 'gateway', 'workers', 'identity'],
};
/** What a test may use besides. */
const testTools = ['testkit', 'stack'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => file.split(sep)[1] ?? '';
const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const importsOf = (file: string) =>
  [...text(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);

/** The package a specifier leads to, or undefined for one from the registry. */
const target = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return packageOf(relative(root, resolve(root, dirname(file), specifier)));
  return /^@rinkside\/([a-z]+)\//.exec(specifier)?.[1];
};

test('every package is known here', () => {
  expect([...new Set(sources.map(packageOf))].filter((name) => !allowed[name])).toEqual([]);
});

test('imports point one way: contracts, platform, domain, apps', () => {
  const wrong = sources.flatMap((file) => {
    const own = packageOf(file);
    const may = new Set([own, ...(allowed[own] ?? []), ...(isTest(file) ? testTools : [])]);
    return importsOf(file)
      .filter((specifier) => !may.has(target(file, specifier) ?? own))
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

test('a package is imported by its name, never by a path into it', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.') && target(file, specifier) !== packageOf(file))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('packages declare and reference only what they may import', () => {
  const wrong = Object.entries(allowed).flatMap(([name, may]) => {
    const [folder = ''] = globSync(`{libs,apps}/${name}`, { cwd: root });
    const { dependencies = {} } = JSON.parse(text(join(folder, 'package.json'))) as {
      dependencies?: Record<string, string>;
    };
    const { references = [] } = JSON.parse(text(join(folder, 'tsconfig.json'))) as {
      references?: { path: string }[];
    };
    const declared = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@rinkside/'));
    const named = [...declared, ...references.map(({ path }) => path)].map(
      (path) => path.split('/').at(-1) ?? '',
    );
    return named.filter((other) => !may.includes(other)).map((other) => `${name} names ${other}`);
  });
  expect(wrong).toEqual([]);
});

test('a noun uses no other noun’s commands: what follows goes through reactions', () => {
  const wrong = sources
    .filter((file) => /^libs.domain.src.(?!seed)[^/\\]+[/\\]/.test(file) && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /^\.\..*\.commands\.js$/.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
  expect(wrong).toEqual([]);
});

test('only the platform’s env.ts reads the environment', () => {
  const readers = sources.filter((file) => !isTest(file) && /\bprocess\.env\b/.test(text(file)));
  expect(readers).toEqual([join('libs', 'platform', 'src', 'env.ts')]);
});
