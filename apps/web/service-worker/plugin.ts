import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { target } from '../build/browsers.ts';

/** Files the app needs offline: scripts, styles and the first fonts of this build, and its HTML page. */
const isPrecached = (name: string) =>
  /^assets\/.*\.(js|css|svg)$/.test(name) ||
  /^assets\/(inter-latin-wght|barlow-condensed-latin-\d).*\.woff2$/.test(name);
const precachedFiles = [
  'index.html',
  'preload.js',
  'polyfills.js',
  'browser-check.js',
  'icon.svg',
  'awards/*.svg',
];
/** Videos, sign-up and live links need a connection anyway. */
const onlineOnly = /^assets\/(hls|common-passwords|live-link-page)-/;

/** A file with a hash in its name never changes. */
const isHashed = (path: string) => path.startsWith('assets/');

/** With its integrity, so that a page of a proxy never gets into the cache in place of a file. */
const entryOf = async (site: string, path: string) => {
  const digest = createHash('sha256')
    .update(await readFile(join(site, path)))
    .digest('base64');
  return {
    url: `/${path}`,
    revision: isHashed(path) ? null : digest.slice(0, 12),
    integrity: `sha256-${digest}`,
  };
};

/** Builds `sw.js`, the service worker with its precache list, after all other files are written. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const bundled = Object.keys(bundle).filter((name) => isPrecached(name) && !onlineOnly.test(name));
    const paths: string[] = [...bundled, ...(await Array.fromAsync(glob(precachedFiles, { cwd: dir })))];
    const files = await Promise.all(paths.toSorted().map((path) => entryOf(dir, path)));
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      define: { APP_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
      build: {
        target,
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
};
