import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { club } from '../../../../state/entities/entities.fixture';
import { profile as noor } from '../../../../state/profile.fixture';
import { profileAtom, saveProfile } from '../../../../state/profile';
import { store } from '../../../../state/store';
import { mockServer, show, signInBeforeEach } from '../../../../state/store.fixture';
import { EditProfile } from './form';

signInBeforeEach();

const owls = { ...club('North Harbor Owls'), website: null, version: 1 };
const profile = {
  ...noor,
  guardian_confirmed_at: '2026-01-01T00:00:00Z',
  organization_id: owls.id,
  organization: owls,
  version: 2,
};
beforeEach(() => saveProfile(profile));

const open = (respond: (request: { body: unknown }) => unknown) => {
  const server = mockServer({ 'PUT /api/users/me': respond });
  const onDone = vi.fn<() => void>();
  show(<EditProfile open onDone={onDone} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Profile' }));
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  return { ...server, onDone, dialog, save };
};

it('saves changed fields and confirms', async () => {
  const { dialog, save, requests, onDone } = open(() => ({ ...profile, first_name: 'Nora', version: 3 }));
  const first = dialog.getByLabelText<HTMLInputElement>('First name');
  expect(first.value).toBe('Noor');
  fireEvent.change(first, { target: { value: 'Nora' } });
  fireEvent.click(dialog.getByRole('radio', { name: 'Goalie' }));
  fireEvent.click(dialog.getByRole('switch', { name: 'Public player page' }));
  save();
  expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
  expect(requests[0]?.body).toEqual({ first_name: 'Nora', position: 'goalie', public_player_page: false });
  expect(onDone).toHaveBeenCalledOnce();
  expect(store.get(profileAtom)?.first_name).toBe('Nora');
});

it('shows a validation error at its field and sends nothing', async () => {
  const { dialog, save, requests } = open(() => profile);
  fireEvent.change(dialog.getByLabelText('Zip code'), { target: { value: '123' } });
  save();
  expect(await screen.findByText('Please enter a valid zip code')).toBeDefined();
  expect(dialog.getByLabelText('Zip code').getAttribute('aria-invalid')).toBe('true');
  expect(requests).toEqual([]);
});

it('hides the position of a coach', async () => {
  const { dialog } = open(() => profile);
  expect(dialog.getByRole('radiogroup', { name: 'Position' })).toBeDefined();
  fireEvent.click(dialog.getByRole('radio', { name: 'Coach' }));
  await waitFor(() => expect(dialog.queryByRole('radiogroup', { name: 'Position' })).toBeNull());
});

it('stays open and shows the server’s error at its field', async () => {
  const message = 'Please select your organization.';
  const errors = [{ path: 'organization_id', message }];
  const { dialog, save, onDone } = open(() =>
    Response.json({ statusCode: 400, message, errors }, { status: 400 }),
  );
  fireEvent.change(dialog.getByLabelText('First name'), { target: { value: 'Nora' } });
  save();
  await waitFor(() => expect(dialog.getByText(message)).toBeDefined());
  expect(onDone).not.toHaveBeenCalled();
});
