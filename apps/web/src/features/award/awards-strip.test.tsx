import type { AwardView } from '@rinkside/contracts/award';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { game, me } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { AwardsStrip } from './awards-strip';

signInBeforeEach();

const call = `GET /api/users/${me.id}/awards`;
const award = (name: string, changes: Partial<AwardView> = {}): AwardView => ({
  id: `0199000a-0000-7000-8000-00000000000${name.length % 10}`,
  award: { name, description: `For ${name}.`, image_url: '/awards/first-goal.svg' },
  source: null,
  created_at: '2026-11-20T18:00:00.000Z',
  version: 1,
  ...changes,
});
const open = () => show(<AwardsStrip userId={me.id} empty="None yet." />);

it('shows what earned an award, with a link to it', async () => {
  const { id } = game({});
  mockServer({ [call]: () => [award('Hat Trick', { source: { content_type: 'game', id } })] });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Hat Trick' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hat Trick' }));
  expect(dialog.getByText('For Hat Trick.')).toBeDefined();
  expect(dialog.getByText('Nov 20, 2026')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'See the game' }).getAttribute('href')).toBe(`/app/games/${id}`);
});

it('adds and removes awards on live events', async () => {
  mockServer({ [call]: () => [] });
  open();
  expect(await screen.findByText('None yet.')).toBeDefined();
  const granted = award('First Goal');
  act(() => entityStore.live['award.granted']({ user_id: me.id, award: granted, version: 1 }));
  expect(screen.getByRole('button', { name: 'First Goal' })).toBeDefined();
  act(() => entityStore.live['award.retracted']({ user_id: me.id, id: granted.id, version: 2 }));
  expect(screen.getByText('None yet.')).toBeDefined();
});

it('shows an error with Retry instead of the empty text', async () => {
  let broken = true;
  mockServer({ [call]: () => (broken ? errorReply(403, 'Not today.') : []) });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not today.');
  expect(screen.queryByText('None yet.')).toBeNull();
  broken = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('None yet.')).toBeDefined();
});
