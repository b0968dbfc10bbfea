import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Packages are read from their sources. */
export const conditions = ['source', 'module', 'browser', 'development|production'];
