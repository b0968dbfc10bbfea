import { isolate } from '@rinkside/contracts/text';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { type SeasonCardData, createSeasonCardFile } from './season-card-image';

export interface ShareSeasonDialogProps {
  facts: SeasonCardData;
  fileName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type CardImage = { file: File; url: string } | 'failed' | null;

const useCardImage = (card: SeasonCardData, fileName: string): CardImage => {
  const [image, setImage] = useState<CardImage>(null);
  const content = JSON.stringify(card);
  useEffect(() => {
    let url: string | undefined;
    let isMounted = true;
    createSeasonCardFile(card, fileName)
      .then((file) => {
        if (!isMounted) return;
        url = URL.createObjectURL(file);
        setImage({ file, url });
      })
      .catch(() => isMounted && setImage('failed'));
    return () => {
      isMounted = false;
      if (url) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- redraw only when the content changes
  }, [content, fileName]);
  return image;
};

const share = async (file: File) => {
  try {
    await navigator.share({ files: [file], title: 'My hockey season' });
  } catch (error) {
    // The user closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.error('Could not be shared. You can download it instead.');
  }
};

const altOf = ({ name, line, range, record, figures }: SeasonCardData) =>
  `Season card of ${isolate(name)}, ${line}, ${range}: ${record}. ${figures.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;

/** Dialog with the season card image, to share or download. It is rendered on the device. */
export const ShareSeasonDialog = ({ facts: card, fileName, open, onOpenChange }: ShareSeasonDialogProps) => {
  const image = useCardImage(card, fileName);
  const ready = image && image !== 'failed' ? image : null;
  const canShare = ready && 'canShare' in navigator && navigator.canShare({ files: [ready.file] });
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
              href={ready.url}
              download={fileName}
              className={buttonClass({ variant: canShare ? 'secondary' : 'primary' })}
            >
              <Download size={18} aria-hidden="true" />
              Download
            </a>
            {canShare && (
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
          src={ready.url}
          alt={altOf(card)}
          width={1080}
          height={1350}
          className="mx-auto max-h-[52dvh] w-auto rounded-lg"
        />
      ) : image === 'failed' ? (
        <ErrorState title="The picture could not be drawn" text="Another browser may support it." />
      ) : (
        <Skeleton className="mx-auto h-[52dvh] w-72 max-w-full rounded-lg" />
      )}
    </Dialog>
  );
};
