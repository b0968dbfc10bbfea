import { atom } from 'jotai';
import type { Photo } from '../../features/avatar/photo';
import { invitedClubAtom } from '../../features/circle/invited-club';
import { draftAtom } from '../../state/offline/draft-store';
import { profileAtom } from '../../state/profile';
import { personAtom, sessionAtom } from '../../state/session/session.store';
import { type Answers, noAnswers, type Step } from './onboarding.flow';

/** The account's answers on this device. */
const storedAtom = draftAtom('onboarding');

/** The chosen photo of one account. */
const photoState = atom<{ person: string | undefined; photo: Photo | null } | null>(null);

/** Initial answers: names are taken from the profile or the identity provider, the club from an invitation link. */
const initialAnswersAtom = atom((get): Answers => {
  const profile = get(profileAtom);
  const user = get(sessionAtom)?.user;
  return {
    ...noAnswers,
    firstName: profile?.first_name ?? user?.given_name ?? '',
    lastName: profile?.last_name ?? user?.family_name ?? '',
    organization: get(invitedClubAtom),
  };
});

/** The answers so far; a write merges changes. They survive a reload. */
export const answersAtom = atom(
  (get): Answers => {
    const chosen = get(photoState);
    const photo = chosen && chosen.person === get(personAtom) ? chosen.photo : null;
    return { ...get(initialAnswersAtom), ...get(storedAtom), photo };
  },
  (get, set, changes: Partial<Answers>) => {
    const { photo, ...answers } = { ...get(answersAtom), ...changes };
    set(photoState, { person: get(personAtom), photo });
    set(storedAtom, answers);
  },
);

export const confirmStepAtom = atom(null, (get, set, step: Step) =>
  set(answersAtom, { done: [...new Set([...get(answersAtom).done, step])] }),
);

/** Clears the answers after onboarding. */
export const clearAnswersAtom = atom(null, (_get, set) => {
  set(photoState, null);
  set(storedAtom, null);
});
