import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubAccess } from '../../../features/circle/club-access';
import { familyProfilesAtom } from '../../../features/circle/circle.query';
import { personAtom } from '../../../state/session/session.store';
import { IconButton } from '../../../ui/icon-button';

/** `person club` of the cards that were closed on this device. */
const closedAtom = atomWithStorage<readonly string[]>('rinkside.club-cards', [], undefined, {
  getOnInit: true,
});

export interface ClubCardsProps {
  /** Shown while a club loads. */
  placeholder: ReactNode;
}

/** For each club of the family: what it does not see there, and who it can ask. */
export const ClubCards = ({ placeholder }: ClubCardsProps) => {
  const person = useAtomValue(personAtom) ?? '';
  const profiles = useAtomValue(familyProfilesAtom);
  const [closed, setClosed] = useAtom(closedAtom);
  const clubs = new Map(
    profiles.flatMap(({ organization }) => (organization ? [[organization.id, organization]] : [])),
  );
  const cards = [...clubs.values()].map((club) => {
    const key = `${person} ${club.id}`;
    if (closed.includes(key)) return null;
    return (
      <ClubAccess
        key={club.id}
        club={club}
        placeholder={placeholder}
        action={
          <IconButton
            label="Not now"
            icon={<X />}
            onClick={() => setClosed([...closed, key])}
            className="-mt-2 -mr-2"
          />
        }
      />
    );
  });
  return <>{cards}</>;
};
