import { readFileSync } from 'node:fs';
import type { SafetyTexts } from './crisis-responses.js';
import { safetyTextsFile } from './safety-texts-file.js';

/** The texts that `npm run content` has checked and written. */
export const safetyTexts = JSON.parse(readFileSync(safetyTextsFile, 'utf8')) as SafetyTexts;
