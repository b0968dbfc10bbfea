import type { Sample } from './sample.js';
import { refusedSamples } from './samples.refused.js';
import { shownSamples } from './samples.shown.js';

/** By the name it is sent under; names and declared types decide nothing. */
export const samples: Record<string, Sample> = { ...shownSamples, ...refusedSamples };
