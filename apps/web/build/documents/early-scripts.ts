import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { target } from '../browsers.ts';
import { conditions, root } from './root.ts';

/** Scripts that run before the app's modules, by file name. */
const earlyScripts = { 'preload.js': 'src/preload.ts', 'polyfills.js': 'src/ui/polyfills/polyfills.ts' };

/** Bundles a script with all its imports, as an IIFE: a module would wait for the document. */
export const buildScript = async (source: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: {
      target,
      write: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const script = 'output' in built ? built.output[0].code : undefined;
  if (!script) throw new Error(`The build of ${source} produced no script.`);
  return script;
};

/** Serves and emits the early scripts, each bundled with all its imports. */
export const earlyScriptsPlugin: Plugin = {
  name: 'early-scripts',
  configureServer: ({ middlewares }) => {
    for (const [fileName, source] of Object.entries(earlyScripts))
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildScript(source).then(
          (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
          next,
        );
      });
  },
  async generateBundle() {
    for (const [fileName, source] of Object.entries(earlyScripts))
      this.emitFile({ type: 'asset', fileName, source: await buildScript(source) });
  },
};
