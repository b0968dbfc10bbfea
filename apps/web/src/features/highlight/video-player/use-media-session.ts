import { useEffect } from 'react';
import { seekStepSeconds } from './keyboard-controls';
import type { VideoCommands, VideoState } from './use-video';

export interface MediaSessionDetails {
  title: string;
  artist: string;
  artworkUrl: string | null;
}

/** Shows the video in the system's media controls, and lets them and media keys control it. */
export const useMediaSession = (
  { title, artist, artworkUrl }: MediaSessionDetails,
  { paused, time, duration, speed }: VideoState,
  run: (command: (video: VideoCommands) => string) => void,
) => {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const artwork = artworkUrl ? [{ src: new URL(artworkUrl, location.href).href }] : [];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    return () => {
      mediaSession.metadata = null;
    };
  }, [title, artist, artworkUrl]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => run((video) => video.setPaused(false))],
      ['pause', () => run((video) => video.setPaused(true))],
      ['seekbackward', ({ seekOffset }) => run((video) => video.skip(-(seekOffset ?? seekStepSeconds)))],
      ['seekforward', ({ seekOffset }) => run((video) => video.skip(seekOffset ?? seekStepSeconds))],
      ['seekto', ({ seekTime }) => run((video) => video.seek(seekTime ?? 0))],
    ];
    const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        mediaSession.setActionHandler(action, handler);
      } catch {
        // The browser does not know this action.
      }
    };
    for (const [action, handler] of handlers) set(action, handler);
    return () => {
      for (const [action] of handlers) set(action, null);
    };
  }, [run]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.playbackState = paused ? 'paused' : 'playing';
    if (duration > 0 && 'setPositionState' in mediaSession)
      mediaSession.setPositionState({ duration, position: Math.min(time, duration), playbackRate: speed });
  }, [paused, time, duration, speed]);
};
