import { atom } from 'jotai';

/** The time in ms, moving once a minute while somebody looks at it. */
export const nowAtom = atom(Date.now());
nowAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), 60_000);
  return () => clearInterval(timer);
};
