// `npm run cluster -- build [program…]`: builds programs of Kubernetes for `tests/cluster` from their Go modules, by default those
// of the API server. They stay in the user's cache folder until the modules change.
// `npm run cluster -- find program…`: prints their paths as JSON; fails when one is not built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, runMain, SetupError, withTiming, run } from './prepare.mjs';

/** Main packages of each module in `tests/cluster`. */
const packages = {
  kubernetes: {
    etcd: 'go.etcd.io/etcd/server/v3',
    'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
    'kube-controller-manager': 'k8s.io/kubernetes/cmd/kube-controller-manager',
    'kube-scheduler': 'k8s.io/kubernetes/cmd/kube-scheduler',
  },
  traefik: { traefik: 'github.com/traefik/traefik/v3/cmd/traefik' },
};
const ofApiServer = ['etcd', 'kube-apiserver'];

const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rinkside', 'cluster');

const read = (module, file) => readFileSync(join(root, 'tests/cluster', module, file), 'utf8');

/** Without them the programs would report no version. */
const linkerFlags = () => {
  const [, version, major, minor] = /k8s\.io\/kubernetes (v(\d+)\.(\d+)\.\d+)/.exec(
    read('kubernetes', 'go.mod'),
  );
  const variables = { gitVersion: version, gitMajor: major, gitMinor: minor };
  const settings = Object.entries(variables).map(
    ([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`,
  );
  return ['-s', '-w', ...settings].join(' ');
};

const folderOf = (module) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${linkerFlags()}`);
  for (const file of ['go.mod', 'go.sum']) hash.update(read(module, file));
  return join(cacheFolder, `${module}-${hash.digest('hex').slice(0, 16)}`);
};

const locate = (program) => {
  const [module] = Object.entries(packages).find(([, programs]) => program in programs) ?? [];
  if (!module)
    throw new SetupError(
      `${program} is no program of the cluster; there are ${Object.values(packages).flatMap(Object.keys).join(', ')}.`,
    );
  return { module, path: join(folderOf(module), program), mainPackage: packages[module][program] };
};

const removeOlder = (module) => {
  const current = folderOf(module);
  for (const name of readdirSync(cacheFolder))
    if (name.startsWith(`${module}-`) && join(cacheFolder, name) !== current)
      rmSync(join(cacheFolder, name), { recursive: true, force: true });
};

const requireGo = () => {
  if (spawnSync('go', ['version']).status !== 0)
    throw new SetupError(
      'Go is not installed; install Go 1.26 or newer (https://go.dev/dl) and start again.',
    );
};

const build = async (program) => {
  const { module, path, mainPackage } = locate(program);
  if (existsSync(path)) return;
  requireGo();
  mkdirSync(join(path, '..'), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  const flags = ['-C', `tests/cluster/${module}`, '-trimpath', '-ldflags', linkerFlags(), '-o', unfinished];
  const env = { ...process.env, CGO_ENABLED: '0' };
  const code = await withTiming(`Building ${program}`, () =>
    run('go', ['build', ...flags, mainPackage], { env }),
  );
  if (code !== 0)
    throw new SetupError(
      `${program} could not be built from its Go modules; see the messages above, for example whether https://proxy.golang.org can be reached.`,
    );
  renameSync(unfinished, path);
  removeOlder(module);
};

const [command, ...names] = process.argv.slice(2);
await runMain(async () => {
  if (command === 'build') {
    for (const program of names.length ? names : ofApiServer) await build(program);
    return 0;
  }
  if (command !== 'find')
    throw new SetupError('Usage: npm run cluster -- build [program…], or find program…');
  const paths = Object.fromEntries(names.map((name) => [name, locate(name).path]));
  const missing = names.filter((name) => !existsSync(paths[name]));
  if (missing.length)
    throw new SetupError(
      `${missing.join(' and ')} must be built once: npm run cluster -- build ${missing.join(' ')}`,
    );
  console.log(JSON.stringify(paths));
  return 0;
});
