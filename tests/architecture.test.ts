import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Allowed imports by package. Only the testkit, which runs the whole product, may import apps. */
const allowedImports: Record<string, string[]> = {
  contracts: [],
  platform: ['contracts'],
  domain: ['contracts', 'platform'],
  'dev-runtime': ['platform'],
  gateway: ['contracts', 'platform', 'domain'],
  workers: ['contracts', 'platform', 'domain'],
  identity: ['contracts', 'platform'],
  web: ['contracts'],
  testkit: ['contracts', 'platform', 'domain', 'dev-runtime', 'gateway', 'workers', 'identity'],
};
/** Packages that tests may import in addition. */
const testTools = ['testkit', 'dev-runtime'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => file.split(sep)[1] ?? '';
const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const importsOf = (file: string) =>
  [...text(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);

/** Returns the workspace package of an import specifier, or undefined for an external package. */
const targetPackage = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return packageOf(relative(root, resolve(root, dirname(file), specifier)));
  return /^@rinkside\/([a-z-]+)\//.exec(specifier)?.[1];
};

test('every package has an import rule', () => {
  expect([...new Set(sources.map(packageOf))].filter((name) => !allowedImports[name])).toEqual([]);
});

test('packages import only in the direction contracts, platform, domain, apps', () => {
  const violations = sources.flatMap((file) => {
    const source = packageOf(file);
    const allowed = new Set([source, ...(allowedImports[source] ?? []), ...(isTest(file) ? testTools : [])]);
    return importsOf(file)
      .filter((specifier) => !allowed.has(targetPackage(file, specifier) ?? source))
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(violations).toEqual([]);
});

test('other packages are imported by package name, not by relative path', () => {
  const violations = sources.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.') && targetPackage(file, specifier) !== packageOf(file))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(violations).toEqual([]);
});

test('packages declare and reference only what they may import', () => {
  const violations = Object.entries(allowedImports).flatMap(([name, allowed]) => {
    const [folder = ''] = globSync(`{libs,apps}/${name}`, { cwd: root });
    const { dependencies = {} } = JSON.parse(text(join(folder, 'package.json'))) as {
      dependencies?: Record<string, string>;
    };
    const { references = [] } = JSON.parse(text(join(folder, 'tsconfig.json'))) as {
      references?: { path: string }[];
    };
    const declared = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@rinkside/'));
    const dependencyNames = [...declared, ...references.map(({ path }) => path)].map(
      (path) => path.split('/').at(-1) ?? '',
    );
    return dependencyNames
      .filter((other) => !allowed.includes(other))
      .map((other) => `${name} depends on ${other}`);
  });
  expect(violations).toEqual([]);
});

test('domain folders do not import commands of other folders; effects go through the event handlers', () => {
  const violations = sources
    .filter((file) => /^libs.domain.src.(?!seed)[^/\\]+[/\\]/.test(file) && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /^\.\..*\.commands\.js$/.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
  expect(violations).toEqual([]);
});

test('only the gateway knows HTTP status codes: domain and platform throw errors of a kind', () => {
  const statusCode = /\bstatusCode\b|HttpStatus|HttpException|(?:AppError|@throws|[sS]tatus).*\b4\d\d\b/;
  const violations = sources
    .filter((file) => /^libs.(domain|platform)./.test(file) && !isTest(file))
    .flatMap((file) =>
      text(file)
        .split('\n')
        .filter((line) => statusCode.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(violations).toEqual([]);
});

test('only platform/env.ts reads process.env', () => {
  const readers = sources.filter((file) => !isTest(file) && /\bprocess\.env\b/.test(text(file)));
  expect(readers).toEqual([join('libs', 'platform', 'src', 'env.ts')]);
});
