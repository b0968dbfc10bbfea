import { type RefObject, useEffect, useState } from 'react';

/** iPhones fill the screen with the video only, by a call of their own. */
interface WithOwnFullscreen extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** The whole screen for `stage`, or for its video where only that can. */
export const useFullscreen = (
  stage: RefObject<HTMLElement | null>,
  video: RefObject<WithOwnFullscreen | null>,
) => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => null);
    else if (document.fullscreenEnabled) void stage.current?.requestFullscreen().catch(() => null);
    else video.current?.webkitEnterFullscreen?.();
  };
  return { full, toggle };
};
