import { isolate } from '@rinkside/contracts/text';
import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { Share2 } from 'lucide-react';
import { displayName } from '../../state/entities/player-name';
import { share } from '../../features/share/share';
import { Button } from '../../ui/button';

/** Shares the URL of the page. */
export const ShareButton = ({ highlight }: { highlight: PublicHighlight }) => {
  const title = highlight.title ?? `A hockey highlight by ${isolate(displayName(highlight.user))}`;
  const url = `${location.origin}/highlight/${highlight.id}`;
  return (
    <Button
      variant="secondary"
      size="small"
      className="ml-auto"
      icon={<Share2 size={18} aria-hidden="true" />}
      onClick={() => void share({ title, text: title, url })}
    >
      Share
    </Button>
  );
};
