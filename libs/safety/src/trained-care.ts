import type { TrainedCare } from './care-classifier.js';
import { readWeights } from './weights.js';

const { weights, fields } = readWeights(new URL('../weights/', import.meta.url), 'care');
/** Written by `npm run train-coach`. */
export const trainedCare: TrainedCare = { ...(fields as Omit<TrainedCare, 'weights'>), weights };
