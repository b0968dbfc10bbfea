import { atom } from 'jotai';
import type { Photo } from '../../features/avatar/photo';
import { invitationAtom, type Plays } from '../../features/circle/invitation';
import { draftAtom } from '../../state/offline/draft-store';
import { profileAtom } from '../../state/profile';
import { personAtom, sessionAtom } from '../../state/session/session.store';
import { type Answers, noAnswers, type Step } from './onboarding.flow';

/** The account's answers on this device. */
const storedAtom = draftAtom('onboarding');

/** The chosen photo of one account. */
const photoState = atom<{ person: string | undefined; photo: Photo | null } | null>(null);

const roleOf: Record<Plays, Partial<Answers>> = {
  me: { card: 'family', person: 'player', isRoleKnown: true },
  child: { card: 'family', person: 'parent', isRoleKnown: true },
  none: { isRoleKnown: false },
};

/** What the invitation link of this tab answers. It replaces earlier answers once, and can be changed then. */
const proposalAtom = atom((get): Partial<Answers> | null => {
  const invitation = get(invitationAtom);
  if (!invitation) return null;
  const { id, organization, age_level: age, level, plays } = invitation;
  return {
    invitation: `${id} ${plays ?? ''}`,
    organization,
    ...(age && { age }),
    ...(level && { level }),
    ...(plays && roleOf[plays]),
  };
});

/** Initial answers: names are taken from the profile or the identity provider. */
const initialAnswersAtom = atom((get): Answers => {
  const profile = get(profileAtom);
  const user = get(sessionAtom)?.user;
  return {
    ...noAnswers,
    firstName: profile?.first_name ?? user?.given_name ?? '',
    lastName: profile?.last_name ?? user?.family_name ?? '',
  };
});

/** The answers so far; a write merges changes. They survive a reload. */
export const answersAtom = atom(
  (get): Answers => {
    const chosen = get(photoState);
    const photo = chosen && chosen.person === get(personAtom) ? chosen.photo : null;
    const answers = { ...get(initialAnswersAtom), ...get(storedAtom), photo };
    const proposal = get(proposalAtom);
    return proposal && proposal.invitation !== answers.invitation ? { ...answers, ...proposal } : answers;
  },
  (get, set, changes: Partial<Answers>) => {
    const { photo, ...answers } = { ...get(answersAtom), ...changes };
    set(photoState, { person: get(personAtom), photo });
    set(storedAtom, answers);
  },
);

/** Keeps what the invitation link answers on this device, for a guest who goes on in another tab. */
export const keepProposalAtom = atom(null, (get, set) => {
  if (get(proposalAtom)) set(answersAtom, {});
});

export const confirmStepAtom = atom(null, (get, set, step: Step) =>
  set(answersAtom, { done: [...new Set([...get(answersAtom).done, step])] }),
);

/** Clears the answers after onboarding. */
export const clearAnswersAtom = atom(null, (_get, set) => {
  set(photoState, null);
  set(storedAtom, null);
});
