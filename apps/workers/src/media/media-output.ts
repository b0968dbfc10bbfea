/** A publishable state of processed media, with the files in the working folder that belong to it. */
export interface MediaOutput {
  mediaType: 'video' | 'image';
  /** Display size in pixels. */
  width: number;
  height: number;
  /** Seconds; null for a photo. */
  duration: number | null;
  mediaFile: string;
  playbackFile: string | null;
  thumbnailFile: string;
  /** Files added by this output. Files never change afterwards. */
  files: string[];
  /** Whether this is the last output. */
  final: boolean;
}

/** Returns the content type of a media file by its extension. */
export const contentTypeOf = (file: string): string =>
  contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const contentTypes: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
