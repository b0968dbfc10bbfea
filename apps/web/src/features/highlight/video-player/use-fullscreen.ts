import { type RefObject, useEffect, useState } from 'react';

/** iPhones support full screen for video elements only, with a vendor method. */
interface WebkitVideoElement extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Full screen for `stage`, or for its video on iPhones. */
export const useFullscreen = (
  stage: RefObject<HTMLElement | null>,
  video: RefObject<WebkitVideoElement | null>,
) => {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const sync = () => setIsFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', sync);
    return () => document.removeEventListener('fullscreenchange', sync);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => null);
    else if (document.fullscreenEnabled) void stage.current?.requestFullscreen().catch(() => null);
    else video.current?.webkitEnterFullscreen?.();
  };
  return { isFullscreen, toggle };
};
