import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Everything the gateway serves that is not the app itself. */
const gatewayPaths = ['/api', '/oidc', '/media', '/config.json', '/version.json', '/health'];

export default defineConfig(({ mode }) => {
  const { RINKSIDE_ORIGIN: origin } = loadEnv(mode, import.meta.dirname, 'RINKSIDE_');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwind()],
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
