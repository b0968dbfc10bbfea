import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/** Packages are read from their sources. */
export const conditions = ['source', 'module', 'browser', 'development|production'];

/** Pages that people open first, by the document each is served in. */
const documents = {
  'landing.html': ['landing/landing'],
  'highlight.html': ['highlight/highlight'],
  'player.html': ['player/player'],
  'app.html': ['app/app'],
  'app-dashboard.html': ['app/app', 'app/dashboard/dashboard'],
  'app-organization.html': ['app/app', 'app/organization/organization'],
  'app-chat.html': ['app/app', 'app/chat/chat'],
};

const firstFonts = /(inter-latin-wght|barlow-condensed-latin-700)/;

/** Fonts start with every page; their stand-ins are as wide, so that scripts may come before them. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter(({ fileName }) => firstFonts.test(fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            fetchpriority: 'low',
            href: `/${fileName}`,
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
};

/** A page's script and all that it imports. */
const scriptsOf = (bundle: Rolldown.OutputBundle, page: string): string[] => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/pages/${page}.tsx`),
  );
  if (!chunk) throw new Error(`no script of ${page}`);
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

/** What the landing page draws into its own document; the app's module runs here once, in Node. */
const drawLanding = async (): Promise<string> => {
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
    const page = (await server.ssrLoadModule('/src/pages/landing/landing.drawn.tsx')) as {
      drawLanding: () => string;
    };
    return page.drawLanding();
  } finally {
    await server.close();
  }
};

/** Seen before any of its scripts have come: they follow its style and letters, and take the drawn page over. */
const drawOn = (html: string, drawn: string): string =>
  html
    .replaceAll('fetchpriority="low"', '')
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('<div id="root">', () => `<div id="root" data-drawn>${drawn}`);

/**
 * Such a page has a document of its own, the same but for its scripts starting with it: they would else be
 * asked for only once the app runs, and other pages need none of them.
 */
const pageDocuments: Plugin = {
  name: 'page-documents',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('no page to make documents of');
      const html = index.source.toString();
      for (const [fileName, pages] of Object.entries(documents)) {
        const links = new Set(pages.flatMap((page) => scriptsOf(bundle, page)));
        const tags = [...links]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const page = html.replace('</head>', `${tags.join('')}</head>`);
        const source = fileName === 'landing.html' ? drawOn(page, await drawLanding()) : page;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};

export const pageDocumentPlugins = [preloadFonts, pageDocuments];
