import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Camera, Clapperboard, Images, Video } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { fieldError } from '../../../ui/field';
import { choose, draftAtom, refusalAtom, removeFile } from './draft';
import { Preview } from './preview';

interface SourceProps {
  label: string;
  icon: ReactNode;
  accept: string;
  /** Opens the camera instead of the gallery, where there is one. */
  camera?: boolean;
  button?: RefObject<HTMLButtonElement | null>;
  describedBy?: string | undefined;
}

/** A button over a file input of its own. */
const Source = ({ label, icon, accept, camera = false, button, describedBy }: SourceProps) => {
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
          void choose(event.target.files?.[0]);
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

/** Files dropped or pasted anywhere in the window while this stands. @returns whether one hovers above it. */
const useIncoming = (closed: boolean): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (closed) return undefined;
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void choose(event.dataTransfer?.files[0]);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      void choose(file);
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', hover);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', hover);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [closed]);
  return over;
};

/** Chooses the photo or video: gallery, camera, dropped or pasted; then shows it. */
export const MediaPicker = ({ disabled }: { disabled: boolean }) => {
  const id = useId();
  const { file, preview } = useAtomValue(draftAtom);
  const refusal = useAtomValue(refusalAtom);
  const over = useIncoming(disabled);
  const chooser = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone with the preview.
    if (removed && !file) chooser.current?.focus();
  }, [removed, file]);
  const describedBy = refusal ? id : undefined;
  return (
    <div className="grid grid-cols-1 content-start justify-items-center gap-3 sm:justify-items-stretch">
      {file && preview ? (
        <Preview
          file={file}
          address={preview}
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
            over ? 'border-blue bg-blue-wash' : 'border-line',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-full bg-blue-wash text-blue"
          >
            <Clapperboard className="size-7" />
          </span>
          <Source
            label="Choose photo or video"
            icon={<Images size={20} aria-hidden="true" />}
            accept="image/*,video/*"
            button={chooser}
            describedBy={describedBy}
          />
          <div className="flex w-full gap-2 empty:hidden">
            <Source label="Film" icon={<Video size={18} aria-hidden="true" />} accept="video/*" camera />
            <Source
              label="Take photo"
              icon={<Camera size={18} aria-hidden="true" />}
              accept="image/*"
              camera
            />
          </div>
          <p className="text-sm text-soft pointer-coarse:hidden">or drop it here, or paste it</p>
          <p className="text-xs text-soft">Anything your phone films or takes, HEVC and HEIC too.</p>
        </div>
      )}
      {refusal && (
        <p id={id} role="alert" className={fieldError}>
          {refusal}
        </p>
      )}
    </div>
  );
};
