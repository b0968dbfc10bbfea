import { FileVideo, ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';

const sizeText = (bytes: number) => {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
};

const NoPreview = ({ video }: { video: boolean }) => (
  <div className="grid aspect-video place-content-center justify-items-center gap-2 p-4 text-center text-sm text-soft">
    {video ? <FileVideo aria-hidden="true" /> : <ImageOff aria-hidden="true" />}
    This browser can’t preview the format. We can still take it.
  </div>
);

export interface PreviewProps {
  file: File;
  url: string;
  onRemove: () => void;
  disabled: boolean;
}

/** Preview of the chosen file, at most 300 px wide. */
export const Preview = ({ file, url, onRemove, disabled }: PreviewProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const onError = () => setFailedUrl(url);
  const isVideo = !file.type.startsWith('image/');
  return (
    <figure className="grid w-full grid-cols-1 max-w-[300px] gap-2">
      <div className="overflow-hidden rounded-md border border-line night">
        {failedUrl === url ? (
          <NoPreview video={isVideo} />
        ) : isVideo ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own clip has no captions
          <video
            src={url}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label="Preview of your video"
            onError={onError}
            className="max-h-72 w-full object-contain"
          />
        ) : (
          <img src={url} alt="Preview" onError={onError} className="max-h-72 w-full object-contain" />
        )}
      </div>
      <figcaption className="flex items-center justify-between gap-2">
        <span className="grid min-w-0 text-sm">
          <span dir="auto" className="truncate font-semibold">
            {file.name}
          </span>
          <span className="text-soft">{sizeText(file.size)}</span>
        </span>
        <Button
          size="small"
          variant="ghost"
          disabled={disabled}
          onClick={onRemove}
          icon={<Trash2 size={18} aria-hidden="true" />}
        >
          Remove
        </Button>
      </figcaption>
    </figure>
  );
};
