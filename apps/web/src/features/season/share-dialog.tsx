import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { type SeasonCardFacts, seasonFile } from './season-image';

export interface ShareDialogProps {
  facts: SeasonCardFacts;
  fileName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Picture = { file: File; address: string } | 'failed' | null;

const usePicture = (facts: SeasonCardFacts, fileName: string): Picture => {
  const [picture, setPicture] = useState<Picture>(null);
  const said = JSON.stringify(facts);
  useEffect(() => {
    let address: string | undefined;
    let wanted = true;
    seasonFile(facts, fileName)
      .then((file) => {
        if (!wanted) return;
        address = URL.createObjectURL(file);
        setPicture({ file, address });
      })
      .catch(() => wanted && setPicture('failed'));
    return () => {
      wanted = false;
      if (address) URL.revokeObjectURL(address);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- drawn anew when what it says is another
  }, [said, fileName]);
  return picture;
};

const share = async (file: File) => {
  try {
    await navigator.share({ files: [file], title: 'My hockey season' });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.error('Could not be shared. You can download it instead.');
  }
};

const altOf = ({ name, line, range, record, figures }: SeasonCardFacts) =>
  `Season card of ${name}, ${line}, ${range}: ${record}. ${figures.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;

/** A season as a picture, to be shared or kept. Nothing leaves the device before its owner says so. */
export const ShareDialog = ({ facts, fileName, open, onOpenChange }: ShareDialogProps) => {
  const picture = usePicture(facts, fileName);
  const ready = picture && picture !== 'failed' ? picture : null;
  const shares = ready && 'canShare' in navigator && navigator.canShare({ files: [ready.file] });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share your season"
      text="The picture is made on this device. You decide who gets it."
      footer={
        ready && (
          <>
            <a
              href={ready.address}
              download={fileName}
              className={buttonClass({ variant: shares ? 'secondary' : 'primary' })}
            >
              <Download size={18} aria-hidden="true" />
              Download
            </a>
            {shares && (
              <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void share(ready.file)}>
                Share
              </Button>
            )}
          </>
        )
      }
    >
      {ready ? (
        <img
          src={ready.address}
          alt={altOf(facts)}
          width={1080}
          height={1350}
          className="mx-auto max-h-[52dvh] w-auto rounded-lg"
        />
      ) : picture === 'failed' ? (
        <ErrorState title="The picture could not be drawn" text="Another browser may manage it." />
      ) : (
        <Skeleton className="mx-auto h-[52dvh] w-72 max-w-full rounded-lg" />
      )}
    </Dialog>
  );
};
