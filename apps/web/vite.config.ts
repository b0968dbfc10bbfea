import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Everything the gateway serves that is not the app itself. */
const gatewayPaths = ['/api', '/oidc', '/media', '/config.json', '/version.json', '/health'];

const firstFonts = /(inter-latin-wght|barlow-condensed-latin-700)/;

/**
 * What the first screen needs starts with the page: its fonts, so nothing jumps when they arrive, and the
 * landing page's scripts, which would else be asked for only once the app runs.
 */
const preloadFirstScreen: Plugin = {
  name: 'preload-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = Object.values(bundle);
      const fonts = files.filter(({ fileName }) => firstFonts.test(fileName)).map(({ fileName }) => fileName);
      const landing = files.find((file) => file.type === 'chunk' && file.name === 'landing');
      const scripts = landing?.type === 'chunk' ? [landing.fileName, ...landing.imports] : [];
      const link = (file: string, attrs: Record<string, string>) => ({
        tag: 'link',
        attrs: { href: `/${file}`, crossorigin: '', ...attrs },
        injectTo: 'head' as const,
      });
      return [
        ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ...scripts.filter((file) => !html.includes(file)).map((file) => link(file, { rel: 'modulepreload' })),
      ];
    },
  },
};

const compressions = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

/** Every text is compressed once, here: the gateway hands out the copy that a browser takes. */
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

export default defineConfig(({ mode }) => {
  const { RINKSIDE_ORIGIN: origin } = loadEnv(mode, import.meta.dirname, 'RINKSIDE_');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwind(), preloadFirstScreen, precompress],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: 'dist/site',
      emptyOutDir: true,
      sourcemap: 'hidden',
      // The gateway's policy allows no data: fonts and no inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
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
