import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Allowed imports by package. Only the testkit, which runs the whole product, may import apps. */
const allowedImports: Record<string, string[]> = {
  contracts: [],
  platform: ['contracts'],
  safety: ['contracts'],
  domain: ['contracts', 'platform', 'safety'],
  embedder: ['safety'],
  coach: ['contracts', 'platform', 'safety', 'domain', 'embedder'],
  'dev-runtime': ['contracts', 'platform'],
  gateway: ['contracts', 'platform', 'safety', 'domain'],
  workers: ['contracts', 'platform', 'safety', 'domain', 'embedder', 'coach'],
  identity: ['contracts', 'platform'],
  web: ['contracts'],
  testkit: ['contracts', 'platform', 'domain', 'dev-runtime', 'gateway', 'workers', 'identity'],
};
/** Packages that tests may import in addition. */
const testTools = ['testkit', 'dev-runtime'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => file.split(sep)[1] ?? '';
const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
const sourceSet = new Set(sources);
const isSource = (file: string) => sourceSet.has(file);
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

test('packages import only in the direction contracts, platform, safety, domain, coach, apps', () => {
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

/** The kinds of files of a noun, in layers. Each may import its own layer and those before it. */
const domainLayers = [
  ['entity'],
  ['policy', 'visibility'],
  ['rows', 'repository'],
  ['views', 'public-views', 'share'],
  ['commands', 'decisions', 'retention'],
  ['notifications', 'operator'],
];
/** Helpers have no kind; any kind may import them. */
const layerOfHelpers = 2;
const domainLayerOf = (file: string) => {
  const kind = /[./]([a-z-]+)\.[jt]s$/.exec(file)?.[1] ?? '';
  const layer = domainLayers.findIndex((kinds) => kinds.includes(kind));
  return layer < 0 ? undefined : layer;
};

test('domain files import only kinds that come before their own; helpers, which have no kind, no views or commands', () => {
  const violations = sources
    .filter((file) => /^libs.domain.src.(?!seed|migrations)[^/\\]+[/\\]/.test(file) && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => (domainLayerOf(specifier) ?? 0) > (domainLayerOf(file) ?? layerOfHelpers))
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

/** A type argument or a cast that asserts the type of rows or of a column. Rows of unknown columns assert nothing. */
const assertedRows =
  /\.(?:query|rows|execute)<(?!Record<string, unknown>>)|\b(?:sql|fn|fn\.\w+|cast|lit)<|\$castTo\b|\b(?:rows(?:\[0\])?|rows\([^)]*\)) as\b|\bnew Statement\b/;

test('rows of SQL have the type of a schema or of a built query', () => {
  for (const code of [
    'pool.query<Account>(`select 1`)',
    'sql.rows<Row>(statement, [])',
    'sql<number>`count(*)`',
    'eb.fn.countAll<number>()',
    'rows[0] as Account',
    'new Statement<Row>(name, text)',
  ])
    expect(code).toMatch(assertedRows);
  const violations = sources
    .filter((file) => !isTest(file) && !['web', 'testkit'].includes(packageOf(file)))
    .flatMap((file) =>
      text(file)
        .split('\n')
        .filter((line) => assertedRows.test(line))
        .map((line) => `${file.replaceAll(sep, '/')}: ${line.trim()}`),
    );
  expect(violations).toEqual([
    // A condition has no rows.
    'libs/platform/src/query-builder.ts: export const sqlCondition = (text: string) => sql<SqlBool>`${sql.raw(text)}`;',
    // A statement is created with its schema or its built query, and run here.
    'libs/platform/src/query-builder.ts: return sql.rows(new Statement<Row>(nameOf(text), text), [...parameters]);',
    'libs/platform/src/sql.ts: const declared = new Statement(name, text, schema);',
    'libs/platform/src/sql.ts: return rows as Row[];',
    'libs/platform/src/sql.ts: return rows as Row[];',
  ]);
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
  'features/family/add-child.tsx',
  'features/game/form/game-draft.ts',
  'features/highlight/owner/edit-highlight.tsx',
  'features/live-game/final-edits.ts',
  'features/organization/add-organization.tsx',
  'features/player/birthdate.ts',
  'pages/app/organization/edit-organization.tsx',
  'pages/app/profile/edit/edit-form.ts',
  'pages/app/settings/add-passkey.tsx',
  'pages/app/settings/change-email.tsx',
  'pages/app/settings/change-password.tsx',
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

/** Returns the source files that a program loads at its start. */
const loadedBy = (entry: string): Set<string> => {
  const loaded = new Set([entry]);
  for (const file of loaded)
    for (const [, specifier = ''] of text(file).matchAll(
      /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm,
    )) {
      const [, name = '', path = ''] = /^@rinkside\/([a-z-]+)\/(.+)/.exec(specifier) ?? [];
      const target = specifier.startsWith('.')
        ? join(dirname(file), specifier).replace(/\.js$/, '.ts')
        : ['libs', 'apps'].map((folder) => join(folder, name, 'src', `${path}.ts`)).find(isSource);
      if (target && isSource(target)) loaded.add(target);
    }
  return loaded;
};

test('the gateway does not load the coach, which answers in the workers', () => {
  const ofCoach = (entry: string) =>
    [...loadedBy(entry)].filter((file) => /^libs.coach\b|trained-/.test(file));
  expect(ofCoach(join('apps', 'gateway', 'src', 'main.ts'))).toEqual([]);
  expect(ofCoach(join('apps', 'workers', 'src', 'main.ts')).length).toBeGreaterThan(30);
});

test('only platform/env.ts reads process.env', () => {
  const readers = sources.filter((file) => !isTest(file) && /\bprocess\.env\b/.test(text(file)));
  expect(readers).toEqual([join('libs', 'platform', 'src', 'env.ts')]);
});

/** Layers of the web app: a file imports only its own layer and those before it. */
const webLayers = [
  /^ui\//,
  // What the session needs: the store, the config, plain HTTP and locks between tabs.
  /^state\/(?:store|config|api-error|preloaded-responses|deadline|http-fetch|parse-json|reply-check|server-clock|tab-lock|tracing\/call-span|offline\/(?:connectivity|unanswered-reads))\.ts$/,
  /^state\/session\//,
  /^state\//,
  /^features\//,
  /^pages\//,
  // Entry points: routes, prerendering and the preload script.
  /^[^/]+$/,
];

interface ImportEdge {
  from: string;
  to: string;
}

const webFolder = 'apps/web/src';
const webSources = globSync(`${webFolder}/**/*.{ts,tsx}`, { cwd: root })
  .map((file) => relative(webFolder, file).replaceAll(sep, '/'))
  .filter((file) => !/\.(test|fixture|setup)\.tsx?$/.test(file));

const webImports: ImportEdge[] = webSources.flatMap((from) =>
  importsOf(join(webFolder, from))
    .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('.css'))
    .map((specifier) => {
      const path = join(dirname(from), specifier).replaceAll(sep, '/').replace(/\.js$/, '');
      const to = [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`].find((file) =>
        webSources.includes(file),
      );
      return { from, to: to ?? path };
    }),
);

const layerOf = (file: string) => webLayers.findIndex((layer) => layer.test(file));

const againstLayers = (imports: ImportEdge[]) =>
  imports
    .filter(({ from, to }) => layerOf(to) > layerOf(from))
    .map(({ from, to }) => `${from} imports ${to}`);

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/** Returns the cycles among named groups of files, each as 'a > b > a'. */
const cyclesAmong = (imports: ImportEdge[], groupOf: (file: string) => string | undefined) => {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)];
    if (source && target && source !== target)
      targets.set(source, (targets.get(source) ?? new Set()).add(target));
  }
  const cycles: string[] = [];
  const checked = new Set<string>();
  const follow = (group: string, path: string[]) => {
    if (path.includes(group)) cycles.push([...path.slice(path.indexOf(group)), group].join(' > '));
    if (path.includes(group) || checked.has(group)) return;
    for (const target of targets.get(group) ?? []) follow(target, [...path, group]);
    checked.add(group);
  };
  for (const group of targets.keys()) follow(group, []);
  return cycles;
};

test('the web app imports only in the direction ui, session, state, features, pages', () => {
  expect(webSources.filter((file) => layerOf(file) === -1)).toEqual([]);
  expect(webImports.filter(({ to }) => !webSources.includes(to)).map(({ to }) => to)).toEqual([]);
  expect(againstLayers(webImports)).toEqual([]);
});

test('feature folders and files of the web app do not import each other in cycles', () => {
  expect(cyclesAmong(webImports, featureOf)).toEqual([]);
  expect(cyclesAmong(webImports, (file) => file)).toEqual([]);
});

test('an import against the rules of the web app is found', () => {
  const toFeed = { from: 'features/game/game-body.tsx', to: 'features/feed/feed-card.tsx' };
  expect(cyclesAmong([...webImports, toFeed], featureOf)).toContainEqual(
    expect.stringContaining('game > feed'),
  );
  for (const [from, to] of [
    ['ui/button.tsx', 'state/store.ts'],
    ['state/session/token-refresh.ts', 'state/api.ts'],
    ['state/api.ts', 'features/session/guards.tsx'],
    ['features/feed/feed-card.tsx', 'pages/app/shell.tsx'],
  ] as const)
    expect(againstLayers([...webImports, { from, to }])).toEqual([`${from} imports ${to}`]);
});

// Node, PostgreSQL and browsers know different rules for the same zone (`long/time-zones.test.ts`).
test('no time zone is resolved but UTC', () => {
  const zone = /at time zone (?!'utc')|timeZone: (?!'UTC')|\btimezone\(/i;
  const violations = sources.flatMap((file) => (zone.test(text(file)) ? file : []));
  expect(violations).toEqual([]);
});
