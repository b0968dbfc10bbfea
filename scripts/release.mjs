// `npm run release -- registry.example/rinkside`: builds the images for amd64 and arm64, pushes them with the version of
// package.json as tag, and writes to `release/`: `kustomization.yaml`, a component with their digests, and `sbom.json`, the
// packages. Images have their SBOM and provenance attached. Needs a builder: docker buildx create --use
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [registry] = process.argv.slice(2);
if (!registry || !/^[\w.:-]+(\/[\w.-]+)+$/.test(registry)) {
  console.error('Name your registry and its folder: npm run release -- registry.example/rinkside');
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const images = ['gateway', 'workers', 'identity', 'migrate'];
const output = `${root}/release`;
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
const digestOf = (image) =>
  run('docker', 'buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', image).trim();

if (run('git', 'status', '--porcelain').trim()) {
  console.error('The work tree has changes that no commit has; commit or remove them.');
  process.exit(1);
}
mkdirSync(output, { recursive: true });

/** The base images of the Dockerfile, pinned to what their tags mean now. */
const bases = [...readFileSync(`${root}/Dockerfile`, 'utf8').matchAll(/^ARG (\w+)=(\S+)$/gm)].flatMap(
  ([, name, image]) => ['--build-arg', `${name}=${image}@${digestOf(image)}`],
);
const digests = images.map((image) => {
  const metadata = `${output}/${image}.json`;
  const tag = `${registry}/${image}:${version}`;
  console.log(`building ${tag}`);
  execFileSync(
    'docker',
    ['buildx', 'build', '--platform', 'linux/amd64,linux/arm64', '--target', image, '--tag', tag, ...bases]
      .concat(['--sbom=true', '--provenance=mode=max', '--push', '--metadata-file', metadata, '.']),
    { cwd: root, stdio: 'inherit' },
  ); // prettier-ignore
  const digest = JSON.parse(readFileSync(metadata, 'utf8'))['containerimage.digest'];
  console.log(`${tag} is ${digest}`);
  return { image, digest };
});

const entries = digests.map(
  ({ image, digest }) =>
    `  - { name: rinkside/${image}, newName: ${registry}/${image}, digest: '${digest}' }`,
);
writeFileSync(
  `${output}/kustomization.yaml`,
  ['apiVersion: kustomize.config.k8s.io/v1alpha1', 'kind: Component', 'images:', ...entries, ''].join('\n'),
);
const sbom = run('npm', 'sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx');
writeFileSync(`${output}/sbom.json`, sbom);
