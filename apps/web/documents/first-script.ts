import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { conditions, root } from './root.ts';

/** No module: those wait for the document, and it must run before anything is painted. */
const write = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'src/first.ts'), output: { format: 'iife' } },
    },
  });
  const script = 'output' in built ? built.output[0].code : undefined;
  if (!script) throw new Error('no first script');
  return script;
};

/** `first.js`, all that it reads within it. */
export const firstScript: Plugin = {
  name: 'first-script',
  configureServer: ({ middlewares }) => {
    middlewares.use('/first.js', (_request, response, next) => {
      write().then((script) => response.setHeader('Content-Type', 'text/javascript').end(script), next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'first.js', source: await write() });
  },
};
