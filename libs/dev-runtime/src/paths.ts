import { fileURLToPath } from 'node:url';

/** Root of this checkout, with a trailing slash; the same from src and from dist. */
export const repoRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the absolute path of a file in the checkout. */
export const repoPath = (path: string) => `${repoRoot}${path}`;
