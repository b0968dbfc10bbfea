import type { OrganizationCard } from '@rinkside/contracts/organization';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { profileAtom } from '../../state/profile';
import { Card, CardHeader } from '../../ui/card';
import { canAddChild } from '../family/can-add-child';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { type Access, accessOf } from './access';
import { askedName } from './circle-name';
import { clubCirclesQuery } from './circle.query';
import { InviteTeam } from './invite-team';
import { TeamCodeLink } from './team-code-link';
import { clubTexts } from './club-texts';

const inviteDialog = {
  chunk: 'invite to a club',
  load: () => import('./invite-dialog').then((module) => module.InviteDialog),
};

const clubRequests = {
  chunk: 'requests at a club',
  load: () => import('./club-requests').then((module) => module.ClubRequests),
};

type Club = Pick<OrganizationCard, 'id' | 'name'>;

const titleOf = ({ outside, waits, offers }: Access, club: string): string => {
  if (waits.length > 0) return clubTexts.waiting(club);
  const [offer] = offers;
  if (outside.length === 0 && offer) return clubTexts.coachHere(askedName(offer.circle), club);
  return offer ? clubTexts.outside(club) : clubTexts.nobody(club);
};

interface ContentProps {
  club: Club;
  access: Access;
  isAdult: boolean;
  onMade: (token: string) => void;
}

const Content = ({ club, access: { outside, waits, offers }, isAdult, onMade }: ContentProps) => {
  const isAsking = waits.length > 0 || offers.length > 0;
  const renderRequests = useLazyComponent(clubRequests, isAsking);
  if (isAsking) return renderRequests?.({ waits, offers }) ?? <Skeleton className="h-16 w-full" />;
  if (outside.length === 0) return null;
  return isAdult ? (
    <InviteTeam
      club={club}
      onMade={onMade}
      text={outside.some(({ isOwn }) => isOwn) ? clubTexts.invite : clubTexts.inviteWithChild}
    />
  ) : (
    <p className="text-soft">{clubTexts.askForLink}</p>
  );
};

export interface ClubAccessProps {
  club: Club;
  /** Shown next to the title, unless the family waits. */
  action?: ReactNode;
  /** Shown while it loads. */
  placeholder?: ReactNode;
}

const Missing = ({ club, action, access, ...content }: ContentProps & Pick<ClubAccessProps, 'action'>) => {
  const id = useId();
  const { outside, waits, offers } = access;
  const [child] = outside.some(({ isOwn }) => isOwn) ? [] : outside;
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={
          <span className="flex items-center gap-2.5">
            <Users aria-hidden="true" className="size-6 shrink-0 text-lamp-ink" />
            <span className="min-w-0 break-words">{titleOf(access, isolate(club.name))}</span>
          </span>
        }
        text={
          outside.length > 0
            ? clubTexts.missing(child ? isolate(child.name) : null)
            : waits.length === 0 && clubTexts.another
        }
        action={waits.length === 0 ? action : undefined}
      />
      <Content
        // The boxes begin with the profiles that are left.
        key={offers.map(({ circle, profiles }) => `${circle.id}${profiles.length}`).join(' ')}
        club={club}
        access={access}
        {...content}
      />
      {outside.length > 0 && <TeamCodeLink />}
    </Card>
  );
};

/**
 * What the family does not see of an organization, who it can ask, and its requests. Absent when the family
 * sees everything.
 */
export const ClubAccess = ({ club, action, placeholder = null }: ClubAccessProps) => {
  const { data, error } = useAtomValue(clubCirclesQuery(club.id));
  const profile = useAtomValue(profileAtom);
  // The first link gives its maker a place, so its dialog outlasts the card.
  const [token, setToken] = useState<string | null>(null);
  const renderInvite = useLazyComponent(inviteDialog, token !== null, () => setToken(null));
  if (!data || !profile) return error ? null : placeholder;
  const access = accessOf(data);
  const isMissing = [access.outside, access.waits, access.offers].some(({ length }) => length > 0);
  return (
    <>
      {isMissing && (
        <Missing
          club={club}
          action={action}
          access={access}
          isAdult={canAddChild(profile)}
          onMade={setToken}
        />
      )}
      {token !== null && renderInvite?.({ club, token, onClose: () => setToken(null) })}
    </>
  );
};
