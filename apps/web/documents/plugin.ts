import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { refuseCircles } from './chunks.ts';
import { firstScript } from './first-script.ts';
import { conditions, root } from './root.ts';
import { screens, type Screen } from './screens.ts';

interface Document extends Partial<Pick<Screen, 'asks' | 'pictured'>> {
  /** The pages whose scripts start with it. */
  pages: string[];
}

/** What people open first, by the document it is served in. */
const documents: Record<string, Document> = {
  'landing.html': { pages: ['landing/landing'] },
  'login.html': { pages: ['login/login'] },
  'highlight.html': { pages: ['highlight/highlight'] },
  'player.html': { pages: ['player/player'] },
  'app.html': { pages: ['app/app'] },
  ...Object.fromEntries(
    Object.entries(screens).map(([name, { page, ...early }]) => [
      `app-${name}.html`,
      { pages: ['app/app', `app/${page}`], ...early },
    ]),
  ),
};

const firstFonts = /(inter-latin-wght|barlow-condensed-latin-700)/;

const fontsOf = (bundle: Rolldown.OutputBundle): string =>
  Object.keys(bundle)
    .filter((fileName) => firstFonts.test(fileName))
    .map((fileName) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`)
    .join('');

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

/** What the build draws into its documents; the app's modules run here once, in Node. */
const draw = async (): Promise<Record<'landing' | 'waiting', string>> => {
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
    const { drawLanding, drawWaiting } = (await server.ssrLoadModule('/src/drawn.tsx')) as Record<
      'drawLanding' | 'drawWaiting',
      () => string
    >;
    return { landing: drawLanding(), waiting: drawWaiting() };
  } finally {
    await server.close();
  }
};

const first = '<script src="/first.js"';

/** Hands `first.js` what to ask for. */
const asking = (html: string, { asks, pictured }: Document): string => {
  const told = Object.entries({ asks: asks?.join(' '), pictured }).flatMap(([name, value]) =>
    value ? ` data-${name}="${value.replaceAll('&', '&amp;')}"` : [],
  );
  return html.replace(first, first + told.join(''));
};

/** Seen before any of its scripts have come: they follow its style and letters, and take the drawn page over. */
const drawOn = (html: string, fonts: string, drawn: string): string =>
  html
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', `${fonts}</head>`)
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
      refuseCircles(bundle);
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('no page to make documents of');
      const html = index.source.toString();
      const { landing, waiting } = await draw();
      const wait = (page: string) => page.replace('<div id="root">', () => `<div id="root">${waiting}`);
      index.source = wait(html);
      for (const [fileName, document] of Object.entries(documents)) {
        const links = new Set(document.pages.flatMap((page) => scriptsOf(bundle, page)));
        const tags = [...links]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
        const page = asking(html, document).replace('</head>', `${tags.join('')}</head>`);
        const source = fileName === 'landing.html' ? drawOn(page, fontsOf(bundle), landing) : wait(page);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};

export const pageDocumentPlugins = [firstScript, pageDocuments];
