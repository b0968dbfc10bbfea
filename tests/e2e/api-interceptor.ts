import type { Page, Route } from '@playwright/test';
import { serverErrorMessage } from './screen-table.js';

/** How API requests of a page behave: no response yet, a 500, no connection, or the real response. */
export type ApiBehavior = 'pending' | 'failing' | 'offline' | 'normal';

const handlers: Record<Exclude<ApiBehavior, 'pending'>, (route: Route) => Promise<void>> = {
  failing: (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: serverErrorMessage } }),
  offline: (route) => route.abort('internetdisconnected'),
  normal: (route) => route.continue(),
};

/** Removes the replies that public pages carry, so that the app requests them. */
export const removePageData = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/(player|highlight)\//.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, ''),
      });
    },
  );

/** Intercepts all API requests of a page except the one for the signed-in user. */
export const interceptApi = async (page: Page) => {
  await removePageData(page);
  const pending: Route[] = [];
  let behavior: ApiBehavior = 'normal';
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/users/me',
    async (route) => {
      if (behavior === 'pending') pending.push(route);
      else await handlers[behavior](route);
    },
  );
  return {
    /** Sets the behavior of later requests and of those that are pending. */
    setBehavior: async (next: ApiBehavior): Promise<void> => {
      behavior = next;
      if (next !== 'pending') await Promise.all(pending.splice(0).map(handlers[next]));
    },
  };
};
