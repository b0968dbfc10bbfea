import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { clearAnswersAtom } from './onboarding.answers';
import { beginSession } from '../../state/session/session.store';
import { hasProfileAtom, saveProfile } from '../../state/profile';
import { store } from '../../state/store';
import { profile } from '../../state/profile.fixture';
import { mockServer, signInBeforeEach } from '../../state/store.fixture';
import { Toasts } from '../../ui/toasts';
import { OnboardingRoutes } from './onboarding';

signInBeforeEach();

const newProfile = {
  ...profile,
  onboarding_complete: false,
  first_name: null,
  last_name: null,
  age: null,
  level: null,
  position: null,
  role: null,
};
const stars = {
  id: '01990003-0000-7000-8000-000000000001',
  name: 'North Stars',
  team_name: null,
  image_url: null,
  website: null,
  version: 1,
  newcomer: null,
};

const open = (path = '/onboarding/names') => {
  store.set(clearAnswersAtom);
  beginSession({
    accessToken: 'token',
    refreshToken: null,
    idToken: null,
    user: { sub: `new-${Math.random()}`, given_name: 'Riley', family_name: 'Novak' },
  });
  saveProfile(newProfile);
  const router = createMemoryRouter(
    [
      { path: '/onboarding/*', element: <OnboardingRoutes /> },
      { path: '*', element: <p>somewhere else</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return router;
};
const proceed = () => fireEvent.submit(screen.getByRole('heading', { level: 1 }).closest('form')!);
const findText = (text: string) => screen.findByText(text);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pick = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

const toTeam = async (birthday = '1990-05-01', person: 'coach' | 'parent' = 'coach') => {
  const router = open();
  await findText('Step 1 of 5');
  proceed();
  await findText('Step 2 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await findText('Step 3 of 5');
  pick(person === 'coach' ? /Coach/u : /Player\/Parent/u);
  if (person === 'parent') pick('Parent');
  proceed();
  if (person === 'parent') {
    // Where the player plays.
    await findText('Step 4 of 6');
    pick(/Skater/u);
    proceed();
  }
  await screen.findByLabelText('Birthday');
  fill('Birthday', birthday);
  fill('Zip code', '55401');
  return router;
};

describe('steps', () => {
  it('starts with the account’s names and validates them', async () => {
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Riley');
    fill('First name', '');
    fill('Last name', 'N');
    proceed();
    expect(screen.getByText('First name is required')).toBeDefined();
    expect(screen.getByText('Last name must be at least 2 characters')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  });

  it('shows who sees which name', async () => {
    open();
    await findText('Step 1 of 5');
    fill('First name', ' Ona ');
    expect(await findText('Ona Novak')).toBeDefined();
    expect(screen.getByText('Ona N.')).toBeDefined();
    fill('Last name', '');
    expect(screen.getAllByText('Ona')).toHaveLength(2);
  });

  it('redirects a later step to the first unanswered one', async () => {
    const router = open('/onboarding/team-organization');
    await findText('Step 1 of 5');
    expect(router.state.location.pathname).toBe('/onboarding/names');
  });

  it('keeps answers when going back by button and by browser', async () => {
    const router = open();
    await findText('Step 1 of 5');
    fill('First name', 'Rileigh');
    proceed();
    await findText('Step 2 of 5');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Rileigh');
    // The button navigated back in the history, so the browser's Forward works.
    await router.navigate(1);
    await findText('Step 2 of 5');
    await router.navigate(-1);
    await findText('Step 1 of 5');
  });

  it('requires a guardian only under 13', async () => {
    await toTeam(`${new Date().getUTCFullYear() - 10}-01-01`);
    proceed();
    expect(await screen.findByText('A parent or guardian must confirm for players under 13.')).toBeDefined();
    fill('Birthday', '1990-05-01');
    expect(screen.queryByRole('checkbox')).toBeNull();
    proceed();
    await findText('Step 5 of 5');
  });

  it('tells a parent who types the birthday of a player', async () => {
    await toTeam(`${new Date().getUTCFullYear() - 10}-01-01`, 'parent');
    expect(screen.queryByRole('checkbox')).toBeNull();
    proceed();
    expect(await screen.findByText(/This is your own birthday/u)).toBeDefined();
    fill('Birthday', '1990-05-01');
    proceed();
    await findText('Step 6 of 6');
  });
});

describe('Finish', () => {
  const answerTeam = async () => {
    proceed();
    await findText('Step 5 of 5');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'north' } });
    fireEvent.click(await screen.findByRole('option', { name: /North Stars/u }));
    pick('18U');
    pick('AAA');
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  };
  const search = { 'GET /api/organizations': () => [stars] };

  it('shows all validation errors', async () => {
    await toTeam();
    proceed();
    await findText('Step 5 of 5');
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    for (const message of [
      'Please select your organization.',
      'Please select your current age level.',
      'Please select your current level.',
    ])
      expect(screen.getByText(message)).toBeDefined();
  });

  it('sends all answers in one request, follows the organization and opens the dashboard', async () => {
    const server = mockServer({
      ...search,
      'PATCH /api/users/me/onboarding': () => ({ ...profile, first_name: 'Riley' }),
      [`POST /api/organization-follows/${stars.id}/follow`]: () => ({ following: true }),
    });
    const router = await toTeam();
    await answerTeam();
    expect(await screen.findByText('Welcome to Rinkside!')).toBeDefined();
    expect(server.requestsTo(`POST /api/organization-follows/${stars.id}/follow`)).toHaveLength(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'), { timeout: 3000 });
    expect(store.get(hasProfileAtom)).toBe(true);
    expect(server.requestsTo('PATCH /api/users/me/onboarding').map(({ body }) => body)).toEqual([
      {
        first_name: 'Riley',
        last_name: 'Novak',
        birthdate: '1990-05-01',
        role: 'coach',
        position: null,
        level: 'AAA',
        zipcode: '55401',
        age: '18U',
        organization_id: stars.id,
        guardian_confirmed: false,
        guardian_ai_confirmed: false,
      },
    ]);
  });

  it('opens the dashboard when the follow fails', async () => {
    mockServer({
      ...search,
      'PATCH /api/users/me/onboarding': () => ({ ...profile, first_name: 'Riley' }),
      [`POST /api/organization-follows/${stars.id}/follow`]: () => new Response('', { status: 503 }),
    });
    const router = await toTeam();
    await answerTeam();
    expect(await screen.findByText('Failed to follow organization')).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'), { timeout: 3000 });
  });

  it('keeps all answers after a failure', async () => {
    mockServer({ ...search, 'PATCH /api/users/me/onboarding': () => new Response('', { status: 503 }) });
    await toTeam();
    await answerTeam();
    expect(await screen.findByText('Failed to complete onboarding. Please try again.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('North Stars');
  });

  it('opens the step of a field that the server rejected', async () => {
    mockServer({
      ...search,
      'PATCH /api/users/me/onboarding': () =>
        Response.json(
          {
            statusCode: 400,
            message: 'Please enter a valid zip code',
            errors: [{ path: 'zipcode', message: 'Please enter a valid zip code' }],
          },
          { status: 400 },
        ),
    });
    await toTeam();
    await answerTeam();
    await findText('Step 4 of 5');
    expect(screen.getByText('Please enter a valid zip code')).toBeDefined();
  });
});

it('validates the profile image', async () => {
  open();
  await findText('Step 1 of 5');
  proceed();
  await findText('Step 2 of 5');
  proceed();
  expect(await screen.findByText('Please select a profile picture')).toBeDefined();
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Please select an image file')).toBeDefined();
  choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText('File size must be less than 5MB')).toBeDefined();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
  choose(new File([new Uint8Array(5 * 1024 * 1024)], 'mask.heic', { type: 'image/heic' }));
  expect(await screen.findByText('mask.heic')).toBeDefined();
  expect(screen.queryByText('File size must be less than 5MB')).toBeNull();
});
