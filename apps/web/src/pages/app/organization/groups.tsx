import type { CircleView } from '@rinkside/contracts/circle';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { circleName } from '../../../features/circle/circle-name';
import { CircleLinks } from '../../../features/circle/circle-links';
import { CircleMembers } from '../../../features/circle/circle-members';
import { clubCirclesQuery, type FamilyProfile } from '../../../features/circle/circle.query';
import { InviteDialog } from '../../../features/circle/invite-dialog';
import { InviteTeam } from '../../../features/circle/invite-team';
import { LeaveCircle } from '../../../features/circle/leave-circle';
import { clubTexts } from '../../../features/circle/club-texts';
import { circleMessages } from '../../../features/circle/messages';
import { canAddChild } from '../../../features/family/can-add-child';
import { messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';

const Group = ({ circle, profile }: { circle: CircleView; profile: FamilyProfile }) => (
  <Card aria-labelledby={circle.id}>
    <CardHeader
      id={circle.id}
      title={<bdi>{circleName(circle)}</bdi>}
      text={`${pluralize(circle.members, 'person', 'people')} who see each other’s full names, club highlights and live games.`}
      action={circle.state === 'member' && <LeaveCircle circle={circle} profile={profile} />}
    />
    <CircleMembers circle={circle} />
  </Card>
);

const Invitations = ({ club, leads }: { club: Pick<OrganizationCard, 'id' | 'name'>; leads: boolean }) => {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Card aria-labelledby="invitations">
      <CardHeader id="invitations" title={leads ? 'Your invitation links' : 'A group of your own'} />
      <div className="grid grid-cols-1 gap-4">
        <InviteTeam
          club={club}
          onMade={setToken}
          variant={leads ? 'primary' : 'secondary'}
          text={leads ? clubTexts.inviteMore : clubTexts.inviteOwn}
        />
        <CircleLinks clubId={club.id} />
      </div>
      {token !== null && <InviteDialog club={club} token={token} onClose={() => setToken(null)} />}
    </Card>
  );
};

/** The groups of an organization that the viewer belongs to, with their people and the invitation links. */
export const Groups = ({ club }: { club: Pick<OrganizationCard, 'id' | 'name'> }) => {
  const content = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(content);
  const { data, error, refetch, isFetching } = useAtomValue(clubCirclesQuery(club.id));
  const profile = useAtomValue(profileAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const [own] = data ?? [];
  if (!own || !profile)
    return error ? (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, circleMessages.loadFailed)}
      </ErrorLine>
    ) : (
      <Skeleton className="h-48 w-full rounded-lg" />
    );
  const shown = own.circles.filter(({ state, can }) => state === 'member' || can.decide);
  return (
    <div ref={content} {...keepFocus} className="grid grid-cols-1 gap-5">
      {shown.length === 0 && (
        <Card>
          <EmptyState level="h3" icon={<Users />} title="No group yet" text={clubTexts.noGroup} />
        </Card>
      )}
      {shown.map((circle) => (
        <Group key={circle.id} circle={circle} profile={own.profile} />
      ))}
      {!actsAsChild && canAddChild(profile) && (
        <Invitations club={club} leads={own.circles.some(({ can }) => can.invite)} />
      )}
    </div>
  );
};
