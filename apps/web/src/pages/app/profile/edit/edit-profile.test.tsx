import type { ProfileView } from '@rinkside/contracts/player';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { club } from '../../../../state/entities/entities.fixture';
import { profile as noor } from '../../../../state/profile.fixture';
import { profileAtom, saveProfile } from '../../../../state/profile';
import { store } from '../../../../state/store';
import { mockServer, show, signInBeforeEach } from '../../../../state/store.fixture';
import { typeText } from '../../../../ui/typing.fixture';
import { EditProfile } from './form';

signInBeforeEach();

const owls = { ...club('North Harbor Owls'), website: null, version: 1 };
const moose = { ...club('Moose'), website: null, version: 1 };
const profile = {
  ...noor,
  guardian_confirmed_at: '2026-01-01T00:00:00Z',
  organization_id: owls.id,
  organization: owls,
  version: 2,
};
beforeEach(() => saveProfile(profile));

const update = 'PUT /api/users/me';
const open = (respond: (request: { body: unknown }) => unknown, stored: ProfileView = profile) => {
  const server = mockServer({ [update]: respond, 'GET /api/users/me': () => stored });
  const onDone = vi.fn<() => void>();
  show(<EditProfile open onDone={onDone} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Profile' }));
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  return { ...server, onDone, dialog, save };
};

it('saves changed fields and confirms', async () => {
  const { dialog, save, requestsTo, onDone } = open(() => ({ ...profile, first_name: 'Nora', version: 3 }));
  const first = dialog.getByLabelText<HTMLInputElement>('First name');
  expect(first.value).toBe('Noor');
  fireEvent.change(first, { target: { value: 'Nora' } });
  fireEvent.click(dialog.getByRole('radio', { name: 'Goalie' }));
  fireEvent.click(dialog.getByRole('switch', { name: 'Public player page' }));
  save();
  expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
  expect(requestsTo(update)[0]?.body).toEqual({
    first_name: 'Nora',
    position: 'goalie',
    public_player_page: false,
  });
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

describe('what somebody else changes while the form is open', () => {
  const saved = (body: unknown) => ({ ...profile, ...(body as object), version: 4 });
  const typeZip = (dialog: ReturnType<typeof open>['dialog'], zip: string) => {
    const field = dialog.getByLabelText<HTMLInputElement>('Zip code');
    fireEvent.change(field, { target: { value: '' } });
    typeText(field, zip);
  };
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Changed meanwhile' }));

  it('stays, in fields that the person did not touch', async () => {
    const closed = { ...profile, public_player_page: false, level: 'A', version: 3 } as const;
    const { dialog, save, requestsTo, onDone } = open(({ body }) => saved(body), closed);
    act(() => saveProfile(closed));
    typeZip(dialog, '54321');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(requestsTo(update).map(({ body }) => body)).toEqual([{ zipcode: '54321' }]);
  });

  it('is not overwritten in the same field before the person decides', async () => {
    const { dialog, save, requestsTo, onDone } = open(({ body }) => saved(body), {
      ...profile,
      zipcode: '11111',
      version: 3,
    });
    typeZip(dialog, '54321');
    fireEvent.change(dialog.getByLabelText('First name'), { target: { value: 'Nora' } });
    save();
    const first = await question();
    expect(first.getByText(/Somebody else changed this/u).textContent).toContain(
      'Zip code is now 11111. You have 54321.',
    );
    fireEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>('Zip code').value).toBe('54321');
    expect(requestsTo(update)).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    save();
    fireEvent.click((await question()).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(requestsTo(update)[0]?.body).toEqual({ first_name: 'Nora', zipcode: '54321' });
  });

  it('is kept if the person wants it', async () => {
    const owned = { ...profile, organization_id: moose.id, organization: moose, birthdate: '2008-06-06' };
    const { dialog, save, requestsTo, onDone } = open(({ body }) => saved(body), { ...owned, version: 3 });
    fireEvent.change(dialog.getByLabelText('Birthday'), { target: { value: '01/02/2007' } });
    fireEvent.change(dialog.getByLabelText('First name'), { target: { value: 'Nora' } });
    save();
    const asked = await question();
    expect(asked.getByText(/Birthday is now/u).textContent).toContain('Jun 6, 2008');
    fireEvent.click(asked.getByRole('button', { name: 'Keep it as it is now' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(requestsTo(update)[0]?.body).toEqual({ first_name: 'Nora' });
  });

  it('is no question where both chose the same', async () => {
    const { dialog, save, requestsTo, onDone } = open(({ body }) => saved(body), {
      ...profile,
      zipcode: '54321',
      version: 3,
    });
    typeZip(dialog, '54321');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(requestsTo(update)[0]?.body).toEqual({ zipcode: '54321' });
  });
});
