import { readFileSync } from 'node:fs';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** Browser names of browserslist and of the compatibility data. */
const browserNames = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
} as const;

const isBrowserName = (name: string): name is keyof typeof browserNames => name in browserNames;

/** The oldest version of each supported browser, from `apps/web/package.json`. */
const oldestVersions = () => {
  const versions = new Map<(typeof browserNames)[keyof typeof browserNames], number>();
  for (const browser of browserslist(undefined, { path: 'apps/web' })) {
    const [name = '', version = ''] = browser.split(' ');
    if (!isBrowserName(name)) throw new Error(`${name} has no compatibility data`);
    const known = versions.get(browserNames[name]) ?? Number.POSITIVE_INFINITY;
    versions.set(browserNames[name], Math.min(known, Number.parseFloat(version)));
  }
  return versions;
};

const isSupported = ({ support }: CompatStatement): boolean =>
  [...oldestVersions()].every(([browser, oldest]) =>
    [support[browser] ?? []].flat().some(
      ({ version_added: added, version_removed: removed, ...limits }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= oldest &&
        !removed &&
        !limits.flags && !limits.prefix && !limits.alternative_name && !limits.partial_implementation,
    ),
  ); // prettier-ignore

/** The members of types that every supported browser has. */
const membersOf = (
  types: Record<string, Identifier> = {},
): { type: string; name: string; isNewer: boolean }[] =>
  Object.entries(types).flatMap(([type, members]) =>
    members.__compat && !isSupported(members.__compat)
      ? []
      : Object.entries<Identifier>(members).flatMap(([key, { __compat: compat }]) =>
          compat && !key.endsWith('_event')
            ? [{ type, name: key.replace(/_static$/, ''), isNewer: !isSupported(compat) }]
            : [],
        ),
  );

/**
 * Returns patterns of what a supported browser may lack, by name: `Type.member` of all types, and `.member(` of built-in
 * objects where no older built-in object has a member of that name.
 */
export const newerApis = (): Map<string, RegExp> => {
  const builtins = membersOf(bcd.javascript.builtins);
  const all = [...builtins, ...membersOf(bcd.api)];
  const older = new Set(all.filter(({ isNewer }) => !isNewer).map(({ name }) => name));
  return new Map([
    ...all
      .filter(({ isNewer }) => isNewer)
      .map(({ type, name }): [string, RegExp] => [`${type}.${name}`, new RegExp(`\\b${type}\\.${name}\\b`)]),
    ...builtins
      .filter(({ name, isNewer }) => isNewer && /^\w+$/.test(name) && !older.has(name))
      .map(({ name }): [string, RegExp] => [`.${name}()`, new RegExp(`\\.${name}\\(`)]),
  ]);
};

/** Returns the names of newer APIs in a script. */
export const newerApisIn = (path: string, apis: Map<string, RegExp>): string[] => {
  const script = readFileSync(path, 'utf8');
  return [...apis].filter(([, pattern]) => pattern.test(script)).map(([name]) => name);
};
