import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Camera, Clapperboard, Images, Video } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { fieldError } from '../../../ui/field';
import { chooseMediaFile, highlightDraftAtom, fileErrorAtom, removeFile } from './highlight-draft';
import { Preview } from './preview';

interface SourceButtonProps {
  label: string;
  icon: ReactNode;
  accept: string;
  /** Opens the camera instead of the gallery, if the device has one. */
  camera?: boolean;
  button?: RefObject<HTMLButtonElement | null>;
  describedBy?: string | undefined;
}

/** A button with its own hidden file input. */
const SourceButton = ({ label, icon, accept, camera = false, button, describedBy }: SourceButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        aria-label={label}
        hidden
        onChange={(event) => {
          void chooseMediaFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        {...(button && { ref: button })}
        wide={!camera}
        size={camera ? 'small' : 'medium'}
        variant="secondary"
        icon={icon}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        className={camera ? 'flex-1 pointer-fine:hidden' : ''}
      >
        {label}
      </Button>
    </>
  );
};

/** Accepts files dropped or pasted anywhere in the window while mounted. @returns whether a file is dragged over it */
const useDroppedFiles = (disabled: boolean): boolean => {
  const [isDragOver, setIsDragOver] = useState(false);
  useEffect(() => {
    if (disabled) return undefined;
    const onDrag = (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(event.type === 'dragover');
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(false);
      void chooseMediaFile(event.dataTransfer?.files[0]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      void chooseMediaFile(file);
    };
    addEventListener('dragover', onDrag);
    addEventListener('dragleave', onDrag);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('dragleave', onDrag);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, [disabled]);
  return isDragOver;
};

/** Picks a photo or video (gallery, camera, drop or paste) and shows a preview. */
export const MediaPicker = ({ disabled }: { disabled: boolean }) => {
  const id = useId();
  const { file, preview } = useAtomValue(highlightDraftAtom);
  const fileError = useAtomValue(fileErrorAtom);
  const isDragOver = useDroppedFiles(disabled);
  const chooser = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    // The focused Remove button is unmounted with the preview.
    if (removed && !file) chooser.current?.focus();
  }, [removed, file]);
  const describedBy = fileError ? id : undefined;
  return (
    <div className="grid grid-cols-1 content-start justify-items-center gap-3 sm:justify-items-stretch">
      {file && preview ? (
        <Preview
          file={file}
          url={preview}
          disabled={disabled}
          onRemove={() => {
            removeFile();
            setRemoved(true);
          }}
        />
      ) : (
        <div
          className={clsx(
            'grid w-full justify-items-center gap-3 rounded-lg border-2 border-dashed p-4 text-center transition sm:min-h-72 sm:content-center',
            isDragOver ? 'border-blue bg-blue-wash' : 'border-line',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-full bg-blue-wash text-blue"
          >
            <Clapperboard className="size-7" />
          </span>
          <SourceButton
            label="Choose photo or video"
            icon={<Images size={20} aria-hidden="true" />}
            accept="image/*,video/*"
            button={chooser}
            describedBy={describedBy}
          />
          <div className="flex w-full gap-2 empty:hidden">
            <SourceButton
              label="Film"
              icon={<Video size={18} aria-hidden="true" />}
              accept="video/*"
              camera
            />
            <SourceButton
              label="Take photo"
              icon={<Camera size={18} aria-hidden="true" />}
              accept="image/*"
              camera
            />
          </div>
          <p className="text-sm text-soft pointer-coarse:hidden">or drop it here, or paste it</p>
          <p className="text-xs text-soft">All photos and videos from your phone, including HEVC and HEIC.</p>
        </div>
      )}
      {fileError && (
        <p id={id} role="alert" className={fieldError}>
          {fileError}
        </p>
      )}
    </div>
  );
};
