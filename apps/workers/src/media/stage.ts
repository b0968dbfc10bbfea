/** What can be shown from now on, and the files in the folder that go with it. */
export interface Stage {
  mediaType: 'video' | 'image';
  /** Pixels as shown. */
  width: number;
  height: number;
  /** Seconds; null for a photo. */
  duration: number | null;
  mediaFile: string;
  playbackFile: string | null;
  thumbnailFile: string;
  /** New in this stage; no file ever changes. */
  files: string[];
  /** Nothing comes after it. */
  final: boolean;
}

/** Types by ending, as they are stored and served. */
export const typeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
