/** Frame duration until one is measured, and the accepted range (s). */
const defaultSeconds = 1 / 30;
const minSeconds = 1 / 120;
const maxSeconds = 1 / 10;

/** Measures the frame duration of a video while it plays. */
export const measureFrameDuration = (video: HTMLVideoElement) => {
  let duration = defaultSeconds;
  let lastMediaTime = 0;
  let handle = 0;
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    const interval = mediaTime - lastMediaTime;
    lastMediaTime = mediaTime;
    // Dropped frames make intervals longer, so the shortest interval is the frame duration.
    if (interval >= minSeconds && interval <= maxSeconds)
      duration = duration === defaultSeconds ? interval : Math.min(duration, interval);
    handle = video.requestVideoFrameCallback(onFrame);
  };
  const isSupported = 'requestVideoFrameCallback' in video;
  if (isSupported) handle = video.requestVideoFrameCallback(onFrame);
  return {
    /** Frame duration (s). */
    duration: () => duration,
    close: () => {
      if (isSupported) video.cancelVideoFrameCallback(handle);
    },
  };
};
