import type { ProductScreen } from './screen-table.js';

const screenCases = ['happy', 'empty', 'loading', 'error', 'not allowed', 'offline'] as const;
export type ScreenCase = (typeof screenCases)[number];

const statesTest = 'screen-states';

/** Whether a path requires a session. */
export const isGuarded = (path: string) => /^\/(app|onboarding)\b/.test(path);

/** Returns the browser test that covers each case of a screen; null when the case cannot occur. */
export const coveringTests = (screen: ProductScreen): Record<ScreenCase, string | null> => {
  const { viewer, emptyText, errorText, deniedText, coveredBy } = screen;
  const requestTest = errorText ? statesTest : null;
  return {
    happy: coveredBy ?? 'screens',
    empty: emptyText ? statesTest : null,
    loading: requestTest,
    error: requestTest,
    'not allowed': viewer === 'newcomer' ? 'guards' : deniedText || viewer !== 'visitor' ? statesTest : null,
    offline: requestTest,
  };
};
