import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { target } from './build/browsers.ts';
import { sharedChunks } from './build/documents/chunks.ts';
import { pageDocumentPlugins } from './build/documents/plugin.ts';
import { conditions } from './build/documents/root.ts';
import { serviceWorker } from './service-worker/plugin.ts';

/** Paths that the gateway serves; the dev server proxies them. */
const gatewayPaths = ['/api', '/oidc', '/media', '/config.json', '/version.json', '/health'];

const compressions = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

/** Compresses every text asset once at build time; the gateway serves the encoding that the browser accepts. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  closeBundle: async () => {
    const cwd = join(import.meta.dirname, 'dist/site');
    for await (const path of glob('**/*.{js,css,html,svg,webmanifest}', { cwd })) {
      const file = join(cwd, path);
      const text = await readFile(file);
      for (const { ending, compress } of compressions) await writeFile(file + ending, await compress(text));
    }
  },
};

/** Excludes source maps, compressed copies and the version file itself. */
const isAppFile = (path: string) => !/(\.map|\.br|\.gz|^version\.json)$/.test(path);

/** Writes `version.json`. `otaVersion` is a hash of all app files, so it changes exactly when one of them does. */
const versionFile: Plugin = {
  name: 'version-file',
  apply: 'build',
  closeBundle: async (error) => {
    // A failed build has no files to hash; a second error would hide the first.
    if (error) return;
    const cwd = join(import.meta.dirname, 'dist/site');
    const paths = await Array.fromAsync(glob('**/*.*', { cwd }));
    const hash = createHash('sha256');
    for (const path of paths.filter(isAppFile).toSorted())
      hash.update(path).update(await readFile(join(cwd, path)));
    const root = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
    const { version } = JSON.parse(root) as { version: string };
    const otaVersion = hash.digest('hex').slice(0, 12);
    await writeFile(
      join(cwd, 'version.json'),
      JSON.stringify({ version, otaVersion, buildDate: new Date().toISOString() }),
    );
  },
};

/** The builds without development warnings, which the exports of the package do not name. */
const routerBuild = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const productionBuilds = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

export default defineConfig(({ mode }) => {
  const { RINKSIDE_ORIGIN: origin } = loadEnv(mode, import.meta.dirname, 'RINKSIDE_');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwind(), ...pageDocumentPlugins, serviceWorker, precompress, versionFile],
    resolve: { conditions, alias: mode === 'production' ? productionBuilds : [] },
    build: {
      target,
      outDir: 'dist/site',
      emptyOutDir: true,
      sourcemap: 'hidden',
      // The Content-Security-Policy forbids data: fonts and inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: sharedChunks() },
      },
    },
    server: origin
      ? {
          proxy: {
            ...Object.fromEntries(gatewayPaths.map((path) => [path, { target: origin }])),
            '/socket.io': { target: origin, ws: true },
          },
        }
      : {},
  };
});
