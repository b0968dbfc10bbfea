import { liveLinkRoutes, liveLinkRules, type LiveLinkView } from '@rinkside/contracts/live-link';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { createDateFormatter } from '../../ui/date-format';
import { toast } from '../../ui/toast';
import { liveLinksKey } from './live-links.query';
import { liveLinkMessages } from './messages';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const titleOf = ({ kind, live_game_id }: LiveLinkView, gameId: string | null): string => {
  if (kind === 'season') return 'Season';
  if (kind === 'scorer') return 'Scorer';
  return live_game_id === gameId ? 'This game' : 'One game';
};

const validity = ({ kind, expires_at, accepted_by }: LiveLinkView): string => {
  if (accepted_by !== null) return `Accepted by ${isolate(accepted_by)}, until Final`;
  if (expires_at) return `Until ${formatDay(new Date(expires_at))}`;
  return kind === 'scorer' ? 'Until Final' : `Until ${liveLinkRules.hoursAfterFinal} hours after Final`;
};

const LinkRow = ({ link, gameId }: { link: LiveLinkView; gameId: string | null }) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = titleOf(link, gameId);
  const revoke = async () => {
    setBusy(true);
    try {
      await call(liveLinkRoutes.revoke, { params: { id: link.id } });
      toast.success(liveLinkMessages.revoked);
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: [liveLinksKey] });
    } catch (error) {
      toast.error(messageOf(error, liveLinkMessages.revokeFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <div className="min-w-0 flex-1 basis-[8rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft" dir="auto">
          {validity(link)}
        </p>
        {link.kind !== 'scorer' && (
          <p className="flex items-center gap-1.5 text-sm">
            <Eye aria-hidden="true" className="size-4 text-soft" />
            {link.viewers === 0 ? 'Nobody is watching' : `${pluralize(link.viewers, 'page')} open now`}
          </p>
        )}
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Revoke the link: ${title}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revoke this link?"
        text={
          link.kind === 'scorer'
            ? 'Nobody can score the game by it any more.'
            : 'Open pages of it close at once, and it cannot be opened again.'
        }
        confirmLabel="Revoke"
        loading={busy}
        onConfirm={() => void revoke()}
      />
    </li>
  );
};

export interface LinkRowsProps {
  links: readonly LiveLinkView[];
  /** Shows the links of this game only; null for all. */
  gameId: string | null;
}

/** The links that work, each with its end and how many pages are open. */
export const LinkRows = ({ links, gameId }: LinkRowsProps) => {
  const shown = links.filter(
    ({ state, live_game_id }) => state === 'open' || (state === 'accepted' && live_game_id === gameId),
  );
  if (shown.length === 0) return <p className="text-soft">No link is open.</p>;
  return (
    <ul aria-label="Open links" className="divide-y divide-line">
      {shown.map((link) => (
        <LinkRow key={link.id} link={link} gameId={gameId} />
      ))}
    </ul>
  );
};
