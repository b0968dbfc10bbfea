import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LiveLinks, type LiveLinksProps } from './live-links';

export interface LinksDialogProps extends LiveLinksProps {
  onClose: () => void;
}

/** Shares a running game with people without an account, and invites a scorer. */
export const LinksDialog = ({ onClose, ...links }: LinksDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Share the game"
    text={
      <>
        Grandparents and friends follow <bdi>{links.name}</bdi> by a link, without an account.
      </>
    }
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <LiveLinks {...links} />
  </Dialog>
);
