// `npm run release -- registry.example/rinkside`: builds the images for amd64 and arm64 and pushes them with the version of
// package.json as tag. Then it writes `release/`: `kustomization.yaml` and `docker-compose.images.yml` with the digest of every
// image, and `sbom.json`, the packages. Images have their SBOM and provenance attached. A failure leaves `release/` as it was.
// Needs a builder: docker buildx create --use
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = `${root}/release`;
const readText = (path) => readFileSync(`${root}/${path}`, 'utf8');
const ours = ['gateway', 'workers', 'identity', 'migrate'];
const { version } = JSON.parse(readText('package.json'));
/** A registry that is away must not hold up the release. */
const answerMs = 60_000;

class ReleaseError extends Error {
  name = 'ReleaseError';
}

const reasonOf = (program, { code, status, stderr }) => {
  if (code === 'ENOENT') return `${program} is not installed`;
  if (code === 'ETIMEDOUT') return `no answer within ${answerMs / 1000} s`;
  const text = (stderr ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 500);
  return text.replace(/^ERROR: /, '') || `${program} ended with status ${status}`;
};

/** Returns what a program prints. @throws ReleaseError of `failed` and the reason */
const run = (failed, [program, ...args], options = {}) => {
  try {
    return execFileSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
  } catch (error) {
    throw new ReleaseError(`${failed}: ${reasonOf(program, error)}.`);
  }
};

const digests = new Map();

/** What the tag of an image means now. Docker signs in to the registry and chooses the index of all platforms. */
const digestOf = (image) => {
  const failed = `The digest of ${image} is unknown`;
  if (!digests.has(image)) {
    const inspect = ['docker', 'buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', image];
    const digest = run(failed, inspect, { timeout: answerMs }).trim();
    if (!/^sha256:[0-9a-f]{64}$/.test(digest))
      throw new ReleaseError(`${failed}: docker answered "${digest}".`);
    digests.set(image, digest);
  }
  return digests.get(image);
};

/** The base images of the Dockerfile, pinned to what their tags mean now. */
const pinnedBases = () =>
  [...readText('Dockerfile').matchAll(/^ARG (\w+)=(\S+)$/gm)].flatMap(([, name, image]) => [
    '--build-arg',
    `${name}=${image}@${digestOf(image)}`,
  ]);

/** The image of every service, as Compose reads its file. COMPOSE_FILE may name an earlier release, too. */
const readServices = () => {
  const config = ['docker', 'compose', '--file', 'docker-compose.yml', '--profile', '*', 'config'];
  const { services } = JSON.parse(
    run('Docker Compose cannot read docker-compose.yml', [...config, '--format', 'json']),
  );
  return Object.entries(services).map(([name, { image }]) => ({ name, image }));
};

const isOurs = (image) => image.startsWith('rinkside/');
const storesOnKubernetes = () => {
  const manifests = globSync('k8s/**/*.yaml', { cwd: root }).map(readText).join('\n');
  const images = [...manifests.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image);
  return [...new Set(images.filter((image) => !isOurs(image)))];
};

const build = (image, tag, bases, folder) => {
  const metadata = `${folder}/${image}.json`;
  console.log(`building ${tag}`);
  const command = ['docker', 'buildx', 'build', '--platform', 'linux/amd64,linux/arm64', '--target', image]
    .concat(['--tag', tag, ...bases, '--sbom=true', '--provenance=mode=max', '--push'])
    .concat(['--metadata-file', metadata, '.']); // prettier-ignore
  run(`${tag} was not built and pushed`, command, { stdio: 'inherit' });
  const digest = JSON.parse(readFileSync(metadata, 'utf8'))['containerimage.digest'];
  rmSync(metadata);
  console.log(`${tag} is ${digest}`);
  return digest;
};

const release = (registry, folder) => {
  // Everything that can be missing or unknown comes before the first push.
  run('A release needs Docker with buildx', ['docker', 'buildx', 'version']);
  const bases = pinnedBases();
  const services = readServices();
  for (const { image } of services) if (!isOurs(image)) digestOf(image);
  const stores = storesOnKubernetes().map((image) => ({
    name: image.split(':')[0],
    digest: digestOf(image),
  }));
  const sbomCommand = ['npm', 'sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'];
  const sbom = run('The list of packages was not written', sbomCommand);

  const built = new Map(
    ours.map((image) => [image, build(image, `${registry}/${image}:${version}`, bases, folder)]),
  );

  const entries = [
    ...[...built].map(
      ([image, digest]) =>
        `  - { name: rinkside/${image}, newName: ${registry}/${image}, digest: '${digest}' }`,
    ),
    ...stores.map(({ name, digest }) => `  - { name: ${name}, digest: '${digest}' }`),
  ];
  const component = [
    'apiVersion: kustomize.config.k8s.io/v1alpha1',
    'kind: Component',
    'images:',
    ...entries,
  ];
  const overrides = services.map(({ name, image }) => {
    if (!isOurs(image)) return `  ${name}: { image: '${image}@${digestOf(image)}' }`;
    const program = /^rinkside\/(\w+)/.exec(image)[1];
    const pinned = `${registry}/${program}:${version}@${built.get(program)}`;
    return `  ${name}: { image: '${pinned}', pull_policy: missing }`;
  });
  const files = {
    'kustomization.yaml': [...component, ''].join('\n'),
    'docker-compose.images.yml': ['services:', ...overrides, ''].join('\n'),
    'sbom.json': sbom,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
};

const [registry] = process.argv.slice(2);
let folder;
try {
  if (!registry || !/^[\w.:-]+(\/[\w.-]+)+$/.test(registry))
    throw new ReleaseError('Name your registry and its folder: npm run release -- registry.example/rinkside');
  if (run('The state of the work tree is unknown', ['git', 'status', '--porcelain']).trim())
    throw new ReleaseError('The work tree has changes that no commit has; commit or remove them.');
  folder = mkdtempSync(`${output}.`);
  release(registry, folder);
  rmSync(output, { recursive: true, force: true });
  renameSync(folder, output);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  if (folder)
    console.error('The folder release is unchanged. Images that were pushed before stay in the registry.');
  process.exitCode = 1;
} finally {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
