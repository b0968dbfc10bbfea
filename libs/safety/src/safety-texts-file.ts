import { fileURLToPath } from 'node:url';

/** The texts of `content/safety` as one file, beside the compiled code. */
export const safetyTextsFile = fileURLToPath(new URL('../texts.json', import.meta.url));
