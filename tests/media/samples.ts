import type { MediaSample } from './media-sample.js';
import { cameraSamples } from './samples.cameras.js';
import { rejectedSamples } from './samples.rejected.js';
import { convertedSamples } from './samples.converted.js';

/** All samples by upload file name. File names and declared types must not influence the result. */
export const samples: Record<string, MediaSample> = {
  ...convertedSamples,
  ...cameraSamples,
  ...rejectedSamples,
};
