import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the app runs on without a connection: every script, style and first font of this build, and its one page. */
const isKept = (name: string) =>
  /^assets\/.*\.(js|css|svg)$/.test(name) ||
  /^assets\/(inter-latin-wght|barlow-condensed-latin-\d).*\.woff2$/.test(name);
const keptBesides = ['index.html', 'first.js', 'icon.svg', 'awards/*.svg'];
/** Films need a connection anyway, and their player is a fifth of all script. */
const streamed = /^assets\/stream-/;

/** A name with its hash in it never changes its contents. */
const isHashed = (path: string) => path.startsWith('assets/');

const entryOf = async (site: string, path: string) => {
  const text = isHashed(path) ? null : await readFile(join(site, path));
  return { url: `/${path}`, revision: text && createHash('sha256').update(text).digest('hex').slice(0, 12) };
};

/** `sw.js`: the worker with the list of what it keeps. Written once every other file is. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const own = Object.keys(bundle).filter((name) => isKept(name) && !streamed.test(name));
    const paths: string[] = [...own, ...(await Array.fromAsync(glob(keptBesides, { cwd: dir })))];
    const files = await Promise.all(paths.toSorted().map((path) => entryOf(dir, path)));
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      define: { APP_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
      build: {
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
