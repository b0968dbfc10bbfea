import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src');

/** Pages that are opened together or instead of each other, those that may be the heaviest last. */
const kinds = {
  landing: ['landing/landing'],
  // Toasts stand on every page but the landing page.
  login: ['login/login', 'callback/callback', '../ui/toasts'],
  open: ['highlight/highlight', 'player/player'],
  shell: ['app/app'],
  home: ['app/dashboard/dashboard'],
  feeds: ['app/organization/organization', 'app/feed/feed'],
};

/** What Radix's one door leads to, but only tabs and menus use: it comes with them. */
const later =
  /@radix-ui\/react-(tabs|roving-focus|collection|direction|use-is-hydrated)\/|\/src\/ui\/tabs\.tsx$/;

/** What checks what somebody typed: it comes with the first form that asks it. */
const checks = /\/node_modules\/zod\/|\?schemas$/;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const iconDoor = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The icons behind their one door, by every name they have. */
const iconsBehind = (modules: Modules, door: string): Map<string, string> => {
  const lines = modules.getModuleInfo(door)?.code?.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g);
  const icons = new Map<string, string>();
  for (const [, names = '', path = ''] of lines ?? [])
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      icons.set(name, join(dirname(door), path));
  return icons;
};

/** What a module leads to: through the icons' door, only what it takes there. */
const reader = (modules: Modules) => {
  let icons: Map<string, string> | undefined;
  return (id: string): string[] => {
    const { importedIds: all = [], code } = modules.getModuleInfo(id) ?? {};
    const importedIds = all.filter((imported) => !checks.test(imported));
    const door = importedIds.find((imported) => iconDoor.test(imported));
    if (!door) return iconDoor.test(id) ? [] : importedIds;
    const behind = (icons ??= iconsBehind(modules, door));
    const taken = code?.match(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/)?.[1] ?? '';
    return [...importedIds, ...(taken.match(/\w+/g) ?? []).flatMap((name) => behind.get(name) ?? [])];
  };
};

/** Every module that these lead to without waiting. */
const reachedBy = (importsOf: (id: string) => string[], starts: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(add);
  };
  starts.forEach((path) => add(join(source, path)));
  return found;
};

/** Whatever needs the shell has it. */
const nameOf = (first: string, shared: boolean) => (shared && first !== 'shell' ? `from-${first}` : first);

/** The script that each shared module lies in. */
const sort = (modules: Modules): Map<string, string> => {
  const importsOf = reader(modules);
  const wanting = new Map<string, string[]>();
  for (const [kind, pages] of Object.entries(kinds)) {
    const reached = reachedBy(
      importsOf,
      pages.map((page) => `pages/${page}.tsx`),
    );
    for (const id of reached) wanting.set(id, [...(wanting.get(id) ?? []), kind]);
  }
  for (const id of reachedBy(importsOf, ['main.tsx'])) wanting.delete(id);
  for (const id of wanting.keys()) if (later.test(id)) wanting.delete(id);
  return new Map([...wanting].map(([id, [first = '', ...others]]) => [id, nameOf(first, others.length > 0)]));
};

/**
 * What several kinds share lies in one script of the first of them, which runs all of it; what one kind has for itself,
 * and shares with pages of none, in another. A screen then asks for ten scripts instead of a hundred: a round trip for
 * six of them, as HTTP/1.1 has it, takes a slow phone longer than the few bytes that later kinds do not run.
 */
export const sharedChunks = (): Rolldown.OutputOptions['codeSplitting'] => {
  let sorted: Map<string, string> | undefined;
  const kindOf = (id: string, modules: Modules) => (sorted ??= sort(modules)).get(id) ?? null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'zod', test: /\/node_modules\/zod\// },
      {
        // What all schemas read must wait for none of them. The landing page's few words stay with it.
        debugName: 'contracts',
        test: /\?plain$/,
        name: (id, modules) => (kindOf(id, modules) === 'from-landing' ? null : 'contracts'),
      },
      { debugName: 'shared', minShareCount: 2, name: kindOf },
    ],
  };
};

/** @throws when scripts import each other in a circle: one of them would read what is not made yet, once it is opened. */
export const refuseCircles = (bundle: Rolldown.OutputBundle): void => {
  const fine = new Set<string>();
  const follow = (fileName: string, way: string[]) => {
    if (way.includes(fileName))
      throw new Error(`scripts wait for each other: ${[...way, fileName].join(' > ')}`);
    const file = bundle[fileName];
    if (fine.has(fileName) || file?.type !== 'chunk') return;
    for (const imported of file.imports) follow(imported, [...way, fileName]);
    fine.add(fileName);
  };
  for (const fileName of Object.keys(bundle)) follow(fileName, []);
};
