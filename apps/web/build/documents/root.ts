import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Resolves workspace packages to their TypeScript sources. */
export const conditions = ['source', 'module', 'browser', 'development|production'];
