import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { fieldError } from '../../ui/field';
import { CropCircle } from './crop-circle';
import { wholeCrop } from './crop';
import { openPicture, type Photo, refusePicture } from './picture';

export interface PhotoPickerProps {
  /** Whose picture, for the initials before there is one. */
  name: string;
  /** The picture already kept on the server. */
  current: string | null;
  photo: Photo | null;
  onPhoto: (photo: Photo) => void;
  error: string | null;
  onError: (error: string | null) => void;
}

/** Chooses a picture (file, camera or dropped here) and which circle of it is kept. */
export const PhotoPicker = ({ name, current, photo, onPhoto, error, onError }: PhotoPickerProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [opening, setOpening] = useState(false);
  const chosen = useRef<File>(undefined);
  useEffect(() => () => void (chosen.current = undefined), []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refusal = refusePicture(file);
    onError(refusal);
    if (refusal) return;
    // Chosen at once, so that whoever goes on while it opens sends this one and not the one before.
    chosen.current = file;
    setOpening(true);
    onPhoto({ file, picture: null, crop: wholeCrop });
    const picture = await openPicture(file);
    if (chosen.current !== file) return;
    setOpening(false);
    onPhoto({ file, picture, crop: wholeCrop });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way to the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-4 rounded-lg border-2 border-dashed p-5 transition sm:p-6',
        over ? 'border-blue bg-blue-wash' : 'border-line',
      )}
    >
      {photo?.picture ? (
        <CropCircle
          picture={photo.picture}
          crop={photo.crop}
          onCrop={(crop) => onPhoto({ ...photo, crop })}
        />
      ) : (
        <Avatar name={name} src={photo ? null : current} alone={current !== null} size="huge" />
      )}
      {photo && !photo.picture && !opening && (
        <p className="max-w-sm text-center text-soft">
          <strong className="text-ink">{photo.file.name}</strong> is ready. This browser cannot show this
          format, so we keep its middle.
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
