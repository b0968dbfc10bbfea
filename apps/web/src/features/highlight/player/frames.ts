/** Seconds a frame lasts until one was measured. */
const usual = 1 / 30;
const shortest = 1 / 120;
const longest = 1 / 10;

/** Measures how long a frame of this video lasts, while it plays. */
export const watchFrames = (video: HTMLVideoElement) => {
  let length = usual;
  let last = 0;
  let handle = 0;
  const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    const apart = mediaTime - last;
    last = mediaTime;
    // Skipped frames are further apart: the shortest distance is the true one.
    if (apart >= shortest && apart <= longest) length = length === usual ? apart : Math.min(length, apart);
    handle = video.requestVideoFrameCallback(look);
  };
  const able = 'requestVideoFrameCallback' in video;
  if (able) handle = video.requestVideoFrameCallback(look);
  return {
    /** Seconds. */
    length: () => length,
    close: () => {
      if (able) video.cancelVideoFrameCallback(handle);
    },
  };
};
