import { useEffect, useState } from 'react';

/** A part of the image that holds all preview pictures. */
export interface SeekPreview {
  imageUrl: string;
  /** Pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Cue extends SeekPreview {
  /** Seconds. */
  end: number;
}

const cuePattern = /^\S+ --> (\d+):(\d+):(\d+\.\d+)\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm;

/** Returns the address of a file in the folder of a signed media address. */
const siblingUrl = (url: string, file: string) => url.replace(/[^/?]+(?=\?|$)/, file);

/** Parses the WebVTT track of previews. */
export const parsePreviews = (track: string, url: string): Cue[] =>
  [...track.matchAll(cuePattern)].map(([, hours, minutes, seconds, file = '', ...area]) => {
    const [x = 0, y = 0, width = 0, height = 0] = area.map(Number);
    const end = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return { end, imageUrl: siblingUrl(url, file), x, y, width, height };
  });

/** The playlist that is published together with the previews. */
const completePlaylist = /\/master\.m3u8(?=\?|$)/;

/** Loads the previews of a video. @returns the picture of a time in seconds, undefined until and unless there are some */
export const useSeekPreviews = (playbackUrl: string | null) => {
  const [cues, setCues] = useState<Cue[]>([]);
  useEffect(() => {
    if (!playbackUrl || !completePlaylist.test(playbackUrl)) return undefined;
    const abort = new AbortController();
    const url = siblingUrl(playbackUrl, 'preview.vtt');
    const load = async () => {
      const response = await fetch(url, { signal: abort.signal });
      if (response.ok) setCues(parsePreviews(await response.text(), url));
    };
    // Without previews the seek bar works as before.
    load().catch(() => null);
    return () => abort.abort();
  }, [playbackUrl]);
  return (seconds: number): SeekPreview | undefined => cues.find(({ end }) => seconds < end) ?? cues.at(-1);
};
