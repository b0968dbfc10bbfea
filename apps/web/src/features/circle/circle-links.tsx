import { circleRoutes, type CircleLinkView } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { call, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { createDateFormatter } from '../../ui/date-format';
import { ErrorLine } from '../../ui/error-line';
import { circleLinksQuery } from './circle.query';
import { EndPlace } from './end-place';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const states: Record<CircleLinkView['state'], string> = {
  open: 'Open',
  used: 'Used up',
  revoked: 'Ended',
  expired: 'Expired',
};

const LinkRow = ({ clubId, link }: { clubId: string; link: CircleLinkView }) => {
  const { busy, run } = useCircleAction();
  const made = formatDay(new Date(link.created_at));
  const end = () =>
    run(async () => {
      await call(circleRoutes.revokeLink, { params: { id: clubId, link_id: link.id } });
      return circleMessages.linkEnded;
    }, circleMessages.endLinkFailed);
  return (
    <li className="py-2">
      <div className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">Link of {made}</p>
          <p className="text-sm text-soft">
            {states[link.state]} · {link.uses} of {link.max_uses} used
            {link.state === 'open' && ` · until ${formatDay(new Date(link.expires_at))}`}
          </p>
        </div>
        {link.state === 'open' && (
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            aria-label={`End the link of ${made}`}
            onClick={() => void end()}
          >
            End link
          </Button>
        )}
      </div>
      {link.joined.length > 0 && (
        <ul aria-label={`Who joined by the link of ${made}`} className="pl-4">
          {link.joined.map((person) => (
            <li key={person.id} className="flex min-h-14 flex-wrap items-center gap-x-3">
              <Avatar name={displayName(person)} src={person.avatar} size="small" />
              <p className="min-w-0 flex-1 basis-28">
                <bdi>{isolate(displayName(person))}</bdi>{' '}
                <span className="text-sm text-soft">joined {formatDay(new Date(person.since))}</span>
              </p>
              <EndPlace circleId={link.circle_id} person={person} isVouch={false} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The viewer's invitation links of a club, and who joined by them. Absent while there are none. */
export const CircleLinks = ({ clubId }: { clubId: string }) => {
  const { data, error, refetch, isFetching } = useAtomValue(circleLinksQuery(clubId));
  if (!data && error)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, circleMessages.linksFailed)}
      </ErrorLine>
    );
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label="Invitation links" className="divide-y divide-line">
      {data.map((link) => (
        <LinkRow key={link.id} clubId={clubId} link={link} />
      ))}
    </ul>
  );
};
