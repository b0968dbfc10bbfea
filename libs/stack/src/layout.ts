import { fileURLToPath } from 'node:url';

/** The checkout this file belongs to, whether it runs from src or from dist. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the checkout, by its path from the root. */
export const fileOf = (path: string) => `${root}${path}`;
