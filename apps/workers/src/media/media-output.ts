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
  /** What the media lacks compared with the upload, as a sentence for its author. */
  reason: string | null;
  /** Whether this is the last output. */
  final: boolean;
}
