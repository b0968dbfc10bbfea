import { atom } from 'jotai';
import { profileAtom, sessionAtom } from '../../state/session';
import { type Answers, noAnswers, type Step } from './onboarding.flow';

/** One account's answers; another one signing in on this page starts from nothing. */
const keptAtom = atom<{ sub: string | undefined; answers: Answers } | null>(null);

/** Names are not asked twice: they start as the account or its identity has them. */
const startAtom = atom((get): Answers => {
  const profile = get(profileAtom);
  const user = get(sessionAtom)?.user;
  return {
    ...noAnswers,
    firstName: profile?.first_name ?? user?.given_name ?? '',
    lastName: profile?.last_name ?? user?.family_name ?? '',
  };
});

/** The answers so far; writing merges. */
export const answersAtom = atom(
  (get): Answers => {
    const kept = get(keptAtom);
    return kept && kept.sub === get(sessionAtom)?.user.sub ? kept.answers : get(startAtom);
  },
  (get, set, changes: Partial<Answers>) => {
    const sub = get(sessionAtom)?.user.sub;
    set(keptAtom, { sub, answers: { ...get(answersAtom), ...changes } });
  },
);

export const confirmStepAtom = atom(null, (get, set, step: Step) =>
  set(answersAtom, { done: [...new Set([...get(answersAtom).done, step])] }),
);

/** Finished: nothing of it stays in memory. */
export const forgetAnswersAtom = atom(null, (_get, set) => set(keptAtom, null));
