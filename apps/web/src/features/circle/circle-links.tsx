import { circleRoutes, type CircleLinkView } from '@rinkside/contracts/circle';
import { useAtomValue } from 'jotai';
import { call, messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { circleLinksQuery } from './circle.query';
import { EndPlace } from './end-place';
import { InvitationLink } from './invitation-link';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';

const LinkRow = ({ clubId, link }: { clubId: string; link: CircleLinkView }) => {
  const { busy, run } = useCircleAction();
  const end = () =>
    run(async () => {
      await call(circleRoutes.revokeLink, { params: { id: clubId, link_id: link.id } });
      return circleMessages.linkEnded;
    }, circleMessages.endLinkFailed);
  return (
    <InvitationLink
      link={link}
      busy={busy}
      onEnd={() => void end()}
      renderActions={(person) => <EndPlace circleId={link.circle_id} person={person} isVouch={false} />}
    />
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
