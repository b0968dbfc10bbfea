import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '../../state/profile.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { coachCircle, ownCircle, waitingIn } from './circle.fixture';
import { FamilyCircles } from './family-circles';

signInBeforeEach();

it('lists the groups of a profile and leaves one after a question', async () => {
  const [own, coach] = [ownCircle({ state: 'member' }), waitingIn(coachCircle())];
  const leave = `DELETE /api/circles/${own.id}/place`;
  const server = mockServer({
    'GET /api/users/me/circles': () => [own, coach],
    [leave]: () => ({ success: true }),
  });
  show(<FamilyCircles />);
  expect(await screen.findByText('You asked Coach Dana Reyes')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Leave: The club at North Harbor Hockey' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this group?' }));
  expect(server.requestsTo(leave)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Leave group' }));
  expect(await screen.findByText('You left the group')).toBeDefined();
  expect(server.requestsTo(leave)[0]?.headers.get('x-acting-profile')).toBe(profile.id);
});
