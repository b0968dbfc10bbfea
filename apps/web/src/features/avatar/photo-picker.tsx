import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { DraftNotice } from '../../ui/draft-notice';
import { fieldError } from '../../ui/field';
import { CropCircle } from './crop-circle';
import { centeredCrop } from './crop';
import { decodeImage, type Photo, photoSizeError, photoTypeError } from './photo';
import { dropPhoto, keepPhoto, restorePhoto } from './photo-draft';

export interface PhotoPickerProps {
  /** The player's name, for the initials shown without an image. */
  name: string;
  /** URL of the image stored on the server. */
  current: string | null;
  photo: Photo | null;
  /** Null: the player starts over. */
  onPhoto: (photo: Photo | null) => void;
  error: string | null;
  onError: (error: string | null) => void;
}

/** Picks an image (file, camera or drop) and its crop. A chosen image survives a reload. */
export const PhotoPicker = ({ name, current, photo, onPhoto, error, onError }: PhotoPickerProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const [isDecoding, setIsDecoding] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const latestFile = useRef<File>(undefined);
  useEffect(() => () => void (latestFile.current = undefined), []);

  const change = (next: Photo) => {
    onPhoto(next);
    void keepPhoto(next);
  };
  const restore = useEffectEvent((kept: Photo | string | null) => {
    if (kept === null || photo || latestFile.current) return;
    if (typeof kept === 'string') return onError(kept);
    setIsRestored(true);
    onPhoto(kept);
  });
  useEffect(() => {
    let isShown = true;
    void restorePhoto().then((kept) => (isShown ? restore(kept) : undefined));
    return () => {
      isShown = false;
    };
  }, []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const typeError = photoTypeError(file);
    onError(typeError);
    if (typeError) return;
    // Set before decoding, so a submit while decoding sends this file and not the previous one.
    latestFile.current = file;
    setIsDecoding(true);
    setIsRestored(false);
    change({ file, bitmap: null, crop: centeredCrop });
    const bitmap = await decodeImage(file);
    if (latestFile.current !== file) return;
    setIsDecoding(false);
    const decoded = { file, bitmap, crop: centeredCrop };
    const sizeError = photoSizeError(decoded);
    if (!sizeError) return change(decoded);
    onError(sizeError);
    onPhoto(null);
    dropPhoto();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    void choose(event.dataTransfer.files[0]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- drag and drop duplicates the button below
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-4 rounded-lg border-2 border-dashed p-5 transition sm:p-6',
        isDragOver ? 'border-blue bg-blue-wash' : 'border-line',
      )}
    >
      {isRestored && photo && (
        <DraftNotice
          onStartOver={() => {
            dropPhoto();
            onPhoto(null);
          }}
        >
          We restored the photo you chose.
        </DraftNotice>
      )}
      {photo?.bitmap ? (
        <CropCircle bitmap={photo.bitmap} crop={photo.crop} onCrop={(crop) => change({ ...photo, crop })} />
      ) : (
        <Avatar name={name} src={photo ? null : current} alone={current !== null} size="huge" />
      )}
      {photo && !photo.bitmap && !isDecoding && (
        <p className="max-w-sm text-center text-soft">
          <bdi className="font-semibold text-ink">{photo.file.name}</bdi> is ready. This browser cannot show
          this format, so we keep its middle.
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label="Profile picture"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={<Camera size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {photo || current ? 'Choose another photo' : 'Choose a photo'}
      </Button>
      <p className="text-sm text-soft max-sm:hidden">
        or drop one here. JPEG, PNG, WebP or HEIC, up to 5 MB.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      )}
    </div>
  );
};
