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

/** Names of the modules that a file imports or exports values from. */
const valueImportsOf = (file: string) =>
  [...text(file).matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm)].map(
    ([, name = '']) => name,
  );

test('contracts use zod and schemas only in schema files, which the browser loads with its forms', () => {
  const violations = sources
    .filter((file) => packageOf(file) === 'contracts' && !isTest(file) && !file.endsWith('.schema.ts'))
    .flatMap((file) =>
      valueImportsOf(file)
        .filter((name) => name === 'zod' || name.endsWith('.schema.js'))
        .map((name) => `${file} imports ${name}`),
    );
  expect(violations).toEqual([]);
});

/** Forms that validate with zod. They load on demand; no other module of the web app may load zod. */
const formsWithSchemas = [
  'features/game/form/game-draft.ts',
  'features/game/form/read-draft.ts',
  'features/highlight/owner/edit-highlight.tsx',
  'features/organization/add-organization.tsx',
  'features/post/edit-post.tsx',
  'features/report/report-dialog.tsx',
  'pages/app/organization/edit-organization.tsx',
  'pages/app/profile/edit/edit-form.ts',
  'pages/login/sign-in-form.tsx',
  'pages/login/sign-up-form.tsx',
  'pages/onboarding/birthday-step.tsx',
  'pages/onboarding/names-step.tsx',
  'pages/onboarding/onboarding.flow.ts',
  'pages/onboarding/position-step.tsx',
  'pages/onboarding/role-step.tsx',
  'pages/onboarding/team-step.tsx',
];

test('the web app imports zod and schemas only in the forms that validate with them', () => {
  const importers = sources.filter(
    (file) =>
      packageOf(file) === 'web' &&
      !isTest(file) &&
      valueImportsOf(file).some((name) => name === 'zod' || name.endsWith('.schema')),
  );
  const web = join('apps', 'web', 'src');
  expect(importers.map((file) => relative(web, file).replaceAll(sep, '/')).toSorted()).toEqual(
    formsWithSchemas,
  );
});

test('only platform/env.ts reads process.env', () => {
  const readers = sources.filter((file) => !isTest(file) && /\bprocess\.env\b/.test(text(file)));
  expect(readers).toEqual([join('libs', 'platform', 'src', 'env.ts')]);
});
