import { mkdir, rm } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import type { Page } from '@playwright/test';
import { type Cast, castOf, type Part } from '../browser/cast.js';
import { type Screen, screens, type State, statesOf } from '../browser/screen-table.js';
import { join, type Session } from '../browser/people.js';
import { expect, test } from '../browser/test.js';
import { visit } from '../browser/visit.js';
import { sizes, shoot, sheet, type Picture } from './pictures.js';

const folder = pathOf(import.meta.dirname, '../../screenshots');
const wanted = (process.env.RINKSIDE_SCREENS ?? '').split(',');

/** A screen that goes on from another needs that one too. */
const chosen = (): Screen[] => {
  const needed = screens.map(({ name }) => wanted.some((part) => name.includes(part)));
  for (let at = screens.length - 1; at > 0; at -= 1)
    if (needed[at] && !screens[at]?.at) needed[at - 1] = true;
  return screens.filter((_screen, at) => needed[at]);
};

/** Nobody answers but who is asked who is signed in. */
const failCalls = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/users/me',
    (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: 'Rinkside is being restarted.' } }),
  );

test('every screen in every state, at every width, in both themes', async ({ product, open }) => {
  const cast = await castOf(product);
  const fresh: Partial<Record<Part, Session>> = {
    skater: (await join(product, 'Eve', { birthdate: '2012-04-05' })).session,
  };
  const rows = chosen();
  if (rows.length === screens.length) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = new Map<string, Picture[]>();
  const look = async (page: Page, screen: Screen, state: State, people: Cast) => {
    const stands = async () => {
      await visit(page, screen, people);
      // Calls that fail are tried again before anybody is told.
      if (state === 'error') await page.getByRole('alert').first().waitFor({ timeout: 20_000 });
    };
    await stands().catch((error: unknown) => expect.soft(error, `${screen.name}, ${state}`).toBeUndefined());
    pictures.set(screen.name, [
      ...(pictures.get(screen.name) ?? []),
      ...(await shoot(page, folder, screen.name, state)),
    ]);
  };
  const windowOf = (session: Session | null) =>
    open(session, { viewport: sizes[0], reducedMotion: 'reduce', serviceWorkers: 'block' });

  let page: Page | undefined;
  for (const screen of rows) {
    const { as, at } = screen;
    if (at || !page) {
      await page?.context().close();
      page = await windowOf(cast.sessions[as]);
    }
    await look(page, screen, 'full', cast);
    for (const state of statesOf(screen).filter((each) => each !== 'full')) {
      const apart = await windowOf(state === 'empty' ? (fresh[as] ?? null) : cast.sessions[as]);
      if (state === 'error') await failCalls(apart);
      await look(apart, screen, state, cast);
      await apart.context().close();
    }
  }
  for (const [name, each] of pictures) await sheet(folder, name, each);
});
