import { fileURLToPath } from 'node:url';

/** The drill library as one file, beside the compiled code. */
export const drillsFile = fileURLToPath(new URL('../../drills.json', import.meta.url));
