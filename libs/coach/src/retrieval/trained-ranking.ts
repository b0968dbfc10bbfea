import { readWeights } from '@rinkside/safety/weights';
import type { TrainedRanking } from './ranking.js';

const { weights, fields } = readWeights(new URL('../../weights/', import.meta.url), 'ranking');
/** Written by `npm run train-coach`. */
export const trainedRanking: TrainedRanking = { ...(fields as Omit<TrainedRanking, 'weights'>), weights };
