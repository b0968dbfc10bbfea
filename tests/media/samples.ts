import type { Sample } from './sample.js';
import { refusedSamples } from './samples.refused.js';
import { shownSamples } from './samples.shown.js';

/** All samples by upload file name. File names and declared types must not influence the result. */
export const samples: Record<string, Sample> = { ...shownSamples, ...refusedSamples };
