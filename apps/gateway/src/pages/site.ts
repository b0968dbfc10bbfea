import { fileURLToPath } from 'node:url';

/** The built web app, from the sources as from the build. */
export const site = fileURLToPath(new URL('../../../web/dist/site/', import.meta.url));
