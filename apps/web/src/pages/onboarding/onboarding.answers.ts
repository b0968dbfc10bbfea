import { atom } from 'jotai';
import { profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { type Answers, noAnswers, type Step } from './onboarding.flow';

/** The answers of one account; another account starts with empty answers. */
const savedAnswersAtom = atom<{ sub: string | undefined; answers: Answers } | null>(null);

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

/** The answers so far; a write merges changes. */
export const answersAtom = atom(
  (get): Answers => {
    const saved = get(savedAnswersAtom);
    return saved && saved.sub === get(sessionAtom)?.user.sub ? saved.answers : get(initialAnswersAtom);
  },
  (get, set, changes: Partial<Answers>) => {
    const sub = get(sessionAtom)?.user.sub;
    set(savedAnswersAtom, { sub, answers: { ...get(answersAtom), ...changes } });
  },
);

export const confirmStepAtom = atom(null, (get, set, step: Step) =>
  set(answersAtom, { done: [...new Set([...get(answersAtom).done, step])] }),
);

/** Clears the answers after onboarding. */
export const clearAnswersAtom = atom(null, (_get, set) => set(savedAnswersAtom, null));
