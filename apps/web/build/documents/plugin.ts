import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveLinkPage } from '@rinkside/contracts/live-link';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { assertNoCircularChunks } from './chunks.ts';
import { buildScript, earlyScriptsPlugin } from './early-scripts.ts';
import { conditions, root } from './root.ts';
import { preloadManifest, type PreloadEntry } from './preload-manifest.ts';

interface Document extends Partial<Omit<PreloadEntry, 'page'>> {
  /** The pages; their scripts load together with the document. */
  pages: string[];
}

/** Pages that can be opened directly, by the document they are served in. */
const documents: Record<string, Document> = {
  'landing.html': { pages: ['landing/landing'] },
  'login.html': { pages: ['login/login'] },
  'highlight.html': { pages: ['highlight/highlight'] },
  'player.html': { pages: ['player/player'] },
  'app.html': { pages: ['app/app'] },
  ...Object.fromEntries(
    Object.entries(preloadManifest).map(([name, { page, ...preloads }]) => [
      `app-${name}.html`,
      { pages: ['app/app', `app/${page}`], ...preloads },
    ]),
  ),
};

const preloadedFonts = /(inter-latin-wght|barlow-condensed-latin-700)/;

const fontLinks = (bundle: Rolldown.OutputBundle): string =>
  Object.keys(bundle)
    .filter((fileName) => preloadedFonts.test(fileName))
    .map((fileName) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`)
    .join('');

/** A page's script and all scripts it imports. */
const scriptsOf = (bundle: Rolldown.OutputBundle, page: string): string[] => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/pages/${page}.tsx`),
  );
  if (!chunk) throw new Error(`The bundle has no script for the page ${page}.`);
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (found.has(fileName) || file?.type !== 'chunk') return;
    found.add(fileName);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found];
};

/** Prerenders the HTML for the documents by running the app's modules once in Node. */
const prerender = async (): Promise<Record<'landing' | 'loading', string>> => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    resolve: { conditions },
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderLanding, renderLoading } = (await server.ssrLoadModule('/src/prerender.tsx')) as Record<
      'renderLanding' | 'renderLoading',
      () => string
    >;
    return { landing: renderLanding(), loading: renderLoading() };
  } finally {
    await server.close();
  }
};

const preloadScript = '<script src="/preload.js"';

/** Adds data attributes that list the requests for `preload.js`. */
const withPreloads = (html: string, { requests, imageFeed }: Document): string => {
  const attributes = Object.entries({
    'data-preload': requests?.join(' '),
    'data-preload-images': imageFeed,
  }).flatMap(([name, value]) => (value ? ` ${name}="${value.replaceAll('&', '&amp;')}"` : []));
  return html.replace(preloadScript, preloadScript + attributes.join(''));
};

/** Inserts prerendered HTML. It is visible before any script has loaded, so scripts yield to styles and fonts. */
const withPrerendered = (html: string, fonts: string, prerendered: string): string =>
  html
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', `${fonts}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-drawn>${prerendered}`);

/** The page of a live link is a small program of its own: those who open it use nothing else of the app. */
const liveLinkSource = 'src/live-link.tsx';
const withOnlyScript = (html: string, script: string): string =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*>/, `<script defer src="/${script}">`);

/** Serves the document of live links during development. */
const liveLinkDocument: Plugin = {
  name: 'live-link-document',
  configureServer: (server) => {
    server.middlewares.use(liveLinkPage, (request, response, next) => {
      readFile(join(root, 'index.html'), 'utf8')
        .then((html) =>
          server.transformIndexHtml(request.originalUrl ?? '', html.replace('src/main.tsx', liveLinkSource)),
        )
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
    });
  },
};

/**
 * Emits one document per directly opened page: index.html plus links to that page's scripts. Without it they would be
 * requested only once the app runs; other pages do not need them.
 */
const pageDocuments: Plugin = {
  name: 'page-documents',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      assertNoCircularChunks(bundle);
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The bundle has no index.html.');
      const html = index.source.toString();
      const { landing, loading } = await prerender();
      const withSpinner = (page: string) =>
        page.replace('<div id="root">', () => `<div id="root">${loading}`);
      index.source = withSpinner(html);
      const liveLinkScript = this.emitFile({
        type: 'asset',
        name: 'live-link-page.js',
        source: await buildScript(liveLinkSource),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'live.html',
        source: withSpinner(withOnlyScript(html, this.getFileName(liveLinkScript))),
      });
      for (const [fileName, document] of Object.entries(documents)) {
        const links = new Set(document.pages.flatMap((page) => scriptsOf(bundle, page)));
        const tags = [...links]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
        const page = withPreloads(html, document).replace('</head>', `${tags.join('')}</head>`);
        const source =
          fileName === 'landing.html' ? withPrerendered(page, fontLinks(bundle), landing) : withSpinner(page);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};

export const pageDocumentPlugins = [earlyScriptsPlugin, liveLinkDocument, pageDocuments];
