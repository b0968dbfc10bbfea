import type { Page, Route } from '@playwright/test';
import { broken } from './screen-table.js';

/** What becomes of a window's calls: nothing yet, 500, no connection, or their own answer. */
export type Fate = 'held' | 'broken' | 'cut' | 'answered';

const fates: Record<Exclude<Fate, 'held'>, (route: Route) => Promise<void>> = {
  broken: (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: broken } }),
  cut: (route) => route.abort('internetdisconnected'),
  answered: (route) => route.continue(),
};

/** Decides about all calls of a window but the one for who is signed in. */
export const callsOf = async (page: Page) => {
  const held: Route[] = [];
  let fate: Fate = 'answered';
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/users/me',
    async (route) => {
      if (fate === 'held') held.push(route);
      else await fates[fate](route);
    },
  );
  return {
    /** From now on; what was held goes this way, too. */
    become: async (next: Fate): Promise<void> => {
      fate = next;
      if (next !== 'held') await Promise.all(held.splice(0).map(fates[next]));
    },
  };
};
