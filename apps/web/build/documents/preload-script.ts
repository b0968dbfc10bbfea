import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { conditions, root } from './root.ts';

/** Builds an IIFE: a module would wait for the document, and this script must run before the first paint. */
const buildScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'src/preload.ts'), output: { format: 'iife' } },
    },
  });
  const script = 'output' in built ? built.output[0].code : undefined;
  if (!script) throw new Error('The build of src/preload.ts produced no script.');
  return script;
};

/** Serves and emits `preload.js`, bundled with all its imports. */
export const preloadScriptPlugin: Plugin = {
  name: 'preload-script',
  configureServer: ({ middlewares }) => {
    middlewares.use('/preload.js', (_request, response, next) => {
      buildScript().then((script) => response.setHeader('Content-Type', 'text/javascript').end(script), next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'preload.js', source: await buildScript() });
  },
};
