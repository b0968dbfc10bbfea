/** Returns the content type of a media file by its extension. */
export const contentTypeOf = (file: string): string =>
  contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const contentTypes: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
