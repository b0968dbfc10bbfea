import type { OrganizationCard } from '@rinkside/contracts/organization';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Handshake } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { reloadCircles } from '../../state/circles.live';
import { profileAtom } from '../../state/profile';
import { Card, CardHeader } from '../../ui/card';
import { canAddChild } from '../family/can-add-child';
import { AddressNeeded } from '../session/address-needed';
import { type Access, accessOf } from './access';
import { askedName } from './circle-name';
import { clubCirclesQuery } from './circle.query';
import { InviteDialog } from './invite-dialog';
import { InviteTeam } from './invite-team';
import { clubTexts } from './messages';
import { Offers } from './offers';
import { WaitRow } from './wait-row';

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

const Content = ({ club, access, isAdult, onMade }: ContentProps) => {
  const { outside, waits, offers } = access;
  const needsAddress = waits.some(({ waiting }) => waiting.needs === 'address');
  return (
    <div className="grid grid-cols-1 gap-4">
      {waits.length > 0 && (
        <ul aria-label="Requests" className="divide-y divide-line">
          {waits.map((wait) => (
            <WaitRow key={`${wait.profile.id} ${wait.circle.id}`} {...wait} />
          ))}
        </ul>
      )}
      {needsAddress && <AddressNeeded onConfirmed={() => void reloadCircles()} />}
      {offers.length > 0 && <Offers offers={offers} isMain={waits.length === 0} />}
      {waits.length === 0 &&
        offers.length === 0 &&
        outside.length > 0 &&
        (isAdult ? (
          <InviteTeam
            club={club}
            onMade={onMade}
            text={outside.some(({ isOwn }) => isOwn) ? clubTexts.invite : clubTexts.inviteWithChild}
          />
        ) : (
          <p className="text-soft">{clubTexts.askForLink}</p>
        ))}
    </div>
  );
};

export interface ClubAccessProps {
  club: Club;
  /** Beside the title, unless the family waits. */
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
            <Handshake aria-hidden="true" className="size-6 shrink-0 text-lamp-ink" />
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
    </Card>
  );
};

/** What the family does not see of an organization, whom it can ask, and its requests. Absent when nothing is missing. */
export const ClubAccess = ({ club, action, placeholder = null }: ClubAccessProps) => {
  const { data, error } = useAtomValue(clubCirclesQuery(club.id));
  const profile = useAtomValue(profileAtom);
  // The first link gives its maker a place, so its dialog outlasts the card.
  const [token, setToken] = useState<string | null>(null);
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
      {token !== null && <InviteDialog club={club} token={token} onClose={() => setToken(null)} />}
    </>
  );
};
