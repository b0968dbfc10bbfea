import { fileURLToPath } from 'node:url';

/** Folder of the built web app. Resolves in the sources and in the build. */
export const webRoot = fileURLToPath(new URL('../../../web/dist/site/', import.meta.url));
