import { transcodeHighlightJob } from './transcode-highlight.js';

/** Processes a photo as `transcode-highlight` does, from a queue of its own: a video never delays a photo. */
export const processPhotoJob = transcodeHighlightJob;
