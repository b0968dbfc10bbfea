import type { Screen } from './screen-table.js';

export const cases = ['happy', 'empty', 'loading', 'error', 'not allowed', 'offline'] as const;
export type Case = (typeof cases)[number];

const table = 'screen-states';

/** Whether it asks who is there before it shows anything. */
export const isGuarded = (address: string) => /^\/(app|onboarding)\b/.test(address);

/** Which browser test holds a screen to each case; null where it cannot be in it. */
export const heldBy = (screen: Screen): Record<Case, string | null> => {
  const { as, empty, failed, refused, looked } = screen;
  const calls = failed ? table : null;
  return {
    happy: looked ?? 'screens',
    empty: empty ? table : null,
    loading: calls,
    error: calls,
    'not allowed': as === 'newcomer' ? 'guards' : refused || as !== 'visitor' ? table : null,
    offline: calls,
  };
};
