import { dirname, extname, join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../../src');

/** Pages that are opened together or instead of each other; the groups that may be the heaviest come last. */
const pageGroups = {
  landing: ['landing/landing'],
  // Every page but the landing page has toasts. Passkeys at login and the dashboard use the account client.
  login: ['login/login', 'callback/callback', '../ui/toasts', '../state/session/account-client.ts'],
  open: ['highlight/highlight', 'player/player'],
  // Every page of a signed-in person loads the offline queue.
  shell: ['app/app', '../features/offline/start-offline.ts'],
  home: ['app/dashboard/dashboard'],
  // The dashboard loads it for families that wait for a place in a club.
  clubs: ['app/dashboard/club-cards'],
  feeds: ['app/organization/organization', 'app/feed/feed'],
};

/** Modules behind Radix's barrel file that only tabs, menus and dialogs use; they load with those. */
const tabsMenusAndDialogs =
  /@radix-ui\/react-(tabs|roving-focus|collection|direction|use-is-hydrated|dialog|dismissable-layer|focus-scope|focus-guards|portal|presence)\/|\/aria-hidden\/|\/react-remove-scroll|\/src\/ui\/tabs\.tsx$/;

/** Form validation; it loads with the first form that uses it. */
const validation = /\/node_modules\/zod\/|\/libs\/contracts\/src\/([^/]+\.schema|issue-sentence)\.ts$/;

/** Chunks that load after the dashboard. */
const laterGroups = /^(from-)?(clubs|feeds)$/;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const iconBarrel = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Maps every exported icon name of the barrel file to its module. */
const iconModules = (modules: Modules, barrel: string): Map<string, string> => {
  const lines = modules
    .getModuleInfo(barrel)
    ?.code?.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g);
  const icons = new Map<string, string>();
  for (const [, names = '', path = ''] of lines ?? [])
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      icons.set(name, join(dirname(barrel), path));
  return icons;
};

/** Returns a function that lists a module's static imports; of the icon barrel file, only the icons it names. */
const createImportResolver = (modules: Modules) => {
  let icons: Map<string, string> | undefined;
  return (id: string): string[] => {
    const { importedIds: all = [], code } = modules.getModuleInfo(id) ?? {};
    const importedIds = all.filter((imported) => !validation.test(imported));
    const barrel = importedIds.find((imported) => iconBarrel.test(imported));
    if (!barrel) return iconBarrel.test(id) ? [] : importedIds;
    const modulesByName = (icons ??= iconModules(modules, barrel));
    const imports = code?.match(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/)?.[1] ?? '';
    return [
      ...importedIds,
      ...(imports.match(/\w+/g) ?? []).flatMap((name) => modulesByName.get(name) ?? []),
    ];
  };
};

/** Collects every module that the entry modules import statically. */
const collectReachable = (importsOf: (id: string) => string[], entries: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(add);
  };
  entries.forEach((path) => add(join(source, path)));
  return found;
};

/** All later groups load the shell anyway, so its shared modules stay in one chunk with it. */
const chunkName = (group: string, shared: boolean) => (shared && group !== 'shell' ? `from-${group}` : group);

/** Maps each shared module to the chunk it belongs to. */
const assignChunks = (modules: Modules): Map<string, string> => {
  const importsOf = createImportResolver(modules);
  const groupsByModule = new Map<string, string[]>();
  for (const [group, pages] of Object.entries(pageGroups)) {
    const reached = collectReachable(
      importsOf,
      pages.map((page) => `pages/${page}${extname(page) ? '' : '.tsx'}`),
    );
    for (const id of reached) groupsByModule.set(id, [...(groupsByModule.get(id) ?? []), group]);
  }
  for (const id of collectReachable(importsOf, ['main.tsx'])) groupsByModule.delete(id);
  for (const id of groupsByModule.keys()) if (tabsMenusAndDialogs.test(id)) groupsByModule.delete(id);
  return new Map(
    [...groupsByModule].map(([id, [first = '', ...others]]) => [id, chunkName(first, others.length > 0)]),
  );
};

/**
 * Puts modules that several page groups share into one chunk of the first group, which runs all of it, and modules of
 * a single group into another chunk. A screen then loads ten scripts instead of a hundred: over HTTP/1.1 a round trip
 * for six of them takes a slow phone longer than the few bytes that later groups load and do not run.
 */
export const sharedChunks = (): Rolldown.OutputOptions['codeSplitting'] => {
  let chunkByModule: Map<string, string> | undefined;
  const chunkOf = (id: string, modules: Modules) => (chunkByModule ??= assignChunks(modules)).get(id) ?? null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'zod', test: /\/node_modules\/zod\// },
      {
        // All schemas read these modules, so they must not wait for a schema chunk. The landing page keeps its own few; no
        // schema reads the reducer of live games, the links and the rules of passwords.
        debugName: 'contracts',
        test: /\/libs\/contracts\/src\/[^/]+(?<!\.schema|\.state|\/issue-sentence|\/live-link|\/common-passwords|\/password(?:-pattern)?)\.ts$/,
        name: (id, modules) => {
          const chunk = chunkOf(id, modules);
          return chunk === null || chunk === 'from-landing' || laterGroups.test(chunk) ? null : 'contracts';
        },
      },
      { debugName: 'shared', minShareCount: 2, name: chunkOf },
    ],
  };
};

/** @throws {Error} when chunks import each other in a cycle: one would read bindings that are not initialized yet. */
export const assertNoCircularChunks = (bundle: Rolldown.OutputBundle): void => {
  const checked = new Set<string>();
  const follow = (fileName: string, path: string[]) => {
    if (path.includes(fileName))
      throw new Error(`Circular chunk imports: ${[...path, fileName].join(' > ')}`);
    const file = bundle[fileName];
    if (checked.has(fileName) || file?.type !== 'chunk') return;
    for (const imported of file.imports) follow(imported, [...path, fileName]);
    checked.add(fileName);
  };
  for (const fileName of Object.keys(bundle)) follow(fileName, []);
};
