import type { CircleLinkView } from '@rinkside/contracts/circle';
import type { Author } from '@rinkside/contracts/player';
import { type ReactNode, useState } from 'react';
import { displayName } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { createDateFormatter } from '../../ui/date-format';
import { circleMessages } from './messages';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const states: Record<CircleLinkView['state'], string> = {
  open: 'Open',
  used: 'Used up',
  revoked: 'Ended',
  expired: 'Expired',
};

type Joined = CircleLinkView['joined'][number];

export interface InvitationLinkProps {
  link: Pick<CircleLinkView, 'state' | 'uses' | 'max_uses' | 'created_at' | 'expires_at' | 'joined'>;
  /** Who made it, where others do, too. */
  maker?: Author;
  busy: boolean;
  onEnd: () => void;
  /** The actions for a person who came by the link. */
  renderActions: (person: Joined) => ReactNode;
  children?: ReactNode;
}

/** An invitation link in a list: how often it was used, a button that ends it, and who came by it. */
export const InvitationLink = ({
  link,
  maker,
  busy,
  onEnd,
  renderActions,
  children,
}: InvitationLinkProps) => {
  const { state, uses, max_uses, created_at, expires_at, joined } = link;
  const [asking, setAsking] = useState(false);
  const made = formatDay(new Date(created_at));
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">
            Link of {made}
            {maker && (
              <>
                {' '}
                by <bdi>{displayName(maker)}</bdi>
              </>
            )}
          </p>
          <p className="text-sm text-soft">
            {states[state]} · {uses} of {max_uses} used
            {state === 'open' && ` · until ${formatDay(new Date(expires_at))}`}
          </p>
        </div>
        {state === 'open' && (
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            aria-label={`End link of ${made}`}
            onClick={() => setAsking(true)}
          >
            End link
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={circleMessages.endLink}
        text={circleMessages.endLinkText}
        confirmLabel="End link"
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
      />
      {children}
      {joined.length > 0 && (
        <ul aria-label={`Who came by the link of ${made}`}>
          {joined.map((person) => (
            <li key={person.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1">
              <Avatar name={displayName(person)} src={person.avatar} size="small" />
              <p className="min-w-0 flex-1 basis-28">
                <bdi className="break-words">{displayName(person)}</bdi>{' '}
                <span className="text-sm text-soft">came {formatDay(new Date(person.since))}</span>
              </p>
              {renderActions(person)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
