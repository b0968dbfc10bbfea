import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { localToday } from '../../../features/calendar/parse-date';
import { club, game, me } from '../../../state/entities/entities.fixture';
import { profile } from '../../../state/profile.fixture';
import { draftsAtom, readDraft, saveDraft } from '../../../state/offline/draft-store';
import { saveProfile } from '../../../state/profile';
import { store } from '../../../state/store';
import { errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { pressEnter, typeText } from '../../../ui/typing.fixture';
import { AddGamePage } from './add-game';

signInBeforeEach();

const blades = club('Blades');
const logged = game({ user: me, opponent: blades, date: '2026-11-01', can: { edit: true, remove: true } });
const create = 'POST /api/games';
const gamesList = { 'GET /api/games': () => [logged] };

const LocationProbe = () => {
  const { pathname, state } = useLocation();
  return <p data-testid="where">{`${pathname} ${JSON.stringify(state)}`}</p>;
};
const currentLocation = () => screen.getByTestId('where').textContent;
const show = (address = '/app/add-game') => {
  act(() => {
    for (const { name } of store.get(draftsAtom)) saveDraft(name, null);
  });
  return reopen(address);
};
const reopen = (address = '/app/add-game') =>
  showAt(
    address,
    <>
      <AddGamePage />
      <LocationProbe />
    </>,
  );
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`, 'u') });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string, times = 1) => {
  for (let time = 0; time < times; time++) fireEvent.click(screen.getByRole('button', { name }));
};
const pickBlades = async () => fireEvent.click(await screen.findByRole('radio', { name: 'Blades' }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save (game|changes)$/u }));
const asGoalie = () => saveProfile({ ...profile, position: 'goalie', version: 2 });

it('shows validation messages when nothing is filled in', async () => {
  const { requestsTo } = mockServer(gamesList);
  show();
  save();
  const messages = [
    'Please select an opponent.',
    'Please enter both scores.',
    'Please enter your goals and assists.',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeDefined();
  type('Our score', 'many');
  type('Their score', '2');
  type('Goals', '100');
  expect(await screen.findByText('Please enter valid scores.')).toBeDefined();
  expect(await screen.findByText('Please enter valid numbers for goals and assists.')).toBeDefined();
  expect(requestsTo(create)).toEqual([]);
});

it('takes the first match for a typed opponent and Enter, and moves on with the next Enter', async () => {
  const found = { ...club('Owls'), website: null, version: 1, newcomer: null };
  const { requestsTo } = mockServer({ ...gamesList, 'GET /api/organizations': () => [found] });
  show();
  await screen.findByRole('radio', { name: 'Blades' });
  const opponent = screen.getByRole<HTMLInputElement>('combobox', { name: 'Opponent' });
  opponent.focus();
  typeText(opponent, 'owl');
  pressEnter(opponent);
  expect(document.activeElement).toBe(opponent);
  expect(await screen.findByText(/^Selected: .*Owls/u)).toBeDefined();
  expect(document.activeElement).toBe(opponent);
  pressEnter(opponent);
  expect(document.activeElement).toBe(field('Date'));
  expect(requestsTo(create)).toEqual([]);
});

it('logs a skater’s game in eight taps and opens the list', async () => {
  const { requestsTo } = mockServer({
    ...gamesList,
    [create]: ({ body }) => ({ ...game({ user: me }), ...(body as object) }),
  });
  show();
  await pickBlades();
  press('Our score: one more', 3);
  press('Their score: one more', 2);
  press('Goals: one more');
  save();
  expect(await screen.findByText('Game saved successfully!')).toBeDefined();
  await waitFor(() => expect(currentLocation()).toMatch(/^\/app\/games \{"saved":/u));
  expect(requestsTo(create)[0]?.body).toEqual({
    organization_id: blades.id,
    date: localToday(),
    our_score: 3,
    their_score: 2,
    goals: 1,
    assists: 0,
    penalty_minutes: null,
    shots: null,
  });
  expect(requestsTo(create)[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('asks before it logs a game after tomorrow', async () => {
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
  show();
  await pickBlades();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists']) type(name, '0');
  type('Date', '12/31/2099');
  save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is Dec 31, 2099 right?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(create)).toEqual([]);
  expect(field('Our score').value).toBe('0');
  save();
  const again = within(await screen.findByRole('alertdialog', { name: 'Is Dec 31, 2099 right?' }));
  fireEvent.click(again.getByRole('button', { name: /save|log/iu }));
  await waitFor(() => expect(requestsTo(create)).toHaveLength(1));
  expect(requestsTo(create)[0]?.body).toMatchObject({ date: '2099-12-31' });
});

it('computes the third goalie number, explains mismatches, and sends the goalie fields', async () => {
  asGoalie();
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
  show();
  save();
  expect(await screen.findByText('Please enter shots against, saves, and goals against.')).toBeDefined();
  await pickBlades();
  type('Our score', '4');
  type('Their score', '2');
  type('Shots against', '24');
  type('Saves', '22');
  expect(field('Goals against').value).toBe('2');
  expect(screen.getByText('Filled in for you')).toBeDefined();
  type('Saves', '21');
  expect(field('Goals against').value).toBe('3');
  expect(screen.getByText('You let in 3 goals, but they scored 2.')).toBeDefined();
  type('Goals against', '2');
  expect(screen.getByText('21 saves and 2 goals against make 23 shots, not 24.')).toBeDefined();
  save();
  await waitFor(() => expect(requestsTo(create)).toHaveLength(1));
  expect(requestsTo(create)[0]?.body).toMatchObject({
    goals: 0,
    assists: 0,
    started_game: true,
    minutes_played: null,
    shots_against: 24,
    saves: 21,
    goals_against: 2,
    powerplay_goals_against: null,
    shorthanded_goals_against: null,
  });
});

it.each([
  ['skater', null],
  ['goalie', 'I started the game'],
] as const)('logs penalty minutes of a %s under “If you know it”', async (position, checkbox) => {
  if (position === 'goalie') asGoalie();
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
  show();
  await pickBlades();
  for (const name of ['Our score', 'Their score']) type(name, '0');
  for (const name of position === 'goalie' ? ['Shots against', 'Saves'] : ['Goals', 'Assists'])
    type(name, '0');
  const group = within(screen.getByRole('group', { name: /^If you know it/u }));
  expect(group.queryByRole('checkbox')?.closest('label')?.textContent ?? null).toBe(checkbox);
  type('Penalty minutes', '100');
  save();
  expect(await group.findByText('Please enter valid numbers, or leave the fields empty.')).toBeDefined();
  expect(requestsTo(create)).toEqual([]);
  type('Penalty minutes', '4');
  save();
  await waitFor(() => expect(requestsTo(create)).toHaveLength(1));
  expect(requestsTo(create)[0]?.body).toMatchObject({ penalty_minutes: 4 });
});

it('restores a draft that an earlier version stored without a count', async () => {
  mockServer(gamesList);
  const { unmount } = show();
  type('Our score', '4');
  await waitFor(() => expect(readDraft('game')).not.toBeNull());
  unmount();
  saveDraft('game', { ...(readDraft('game') as object), penalty_minutes: undefined });
  reopen();
  expect(await screen.findByText('We restored the game you started to log.')).toBeDefined();
  expect(field('Our score').value).toBe('4');
  expect(field('Penalty minutes').value).toBe('');
});

it('clears the penalty minutes of an edited game', async () => {
  const before = { ...logged, penalty_minutes: 2 };
  const path = `/api/games/${logged.id}`;
  const { requestsTo } = mockServer({
    ...gamesList,
    [`GET ${path}`]: () => before,
    [`PUT ${path}`]: () => logged,
  });
  show(`/app/add-game?edit=${logged.id}`);
  await waitFor(() => expect(field('Penalty minutes').value).toBe('2'));
  type('Penalty minutes', '');
  save();
  await waitFor(() => expect(requestsTo(`PUT ${path}`)[0]?.body).toEqual({ penalty_minutes: null }));
});

it('computes the third number from URL parameters and explains a mismatch', () => {
  asGoalie();
  mockServer(gamesList);
  show('/app/add-game?shots_against=24&saves=22');
  expect(field('Goals against').value).toBe('2');
  expect(screen.getByText('Filled in for you')).toBeDefined();
  type('Saves', '25');
  expect(field('Goals against').value).toBe('');
  expect(screen.queryByText('Filled in for you')).toBeNull();
  expect(screen.getByText('You made 25 saves, but faced 24 shots.')).toBeDefined();
});

it('keeps the draft after a failure and retries with the same idempotency key after a reload', async () => {
  let respond: () => unknown = () => errorReply(503, 'The rink is closed.');
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => respond() });
  const { unmount } = show();
  await pickBlades();
  type('Our score', '4');
  type('Their score', '2');
  type('Goals', '1');
  type('Assists', '1');
  save();
  await waitFor(() => expect(screen.getAllByText(/The rink is closed\./u)).toHaveLength(2));
  expect(field('Our score').value).toBe('4');

  unmount();
  respond = () => game({ user: me });
  reopen();
  expect(await screen.findByText('We restored the game you started to log.')).toBeDefined();
  expect(field('Goals').value).toBe('1');
  save();
  expect(await screen.findByText('Game saved successfully!')).toBeDefined();
  const keys = requestsTo(create).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows a fallback message without a response', async () => {
  mockServer({ ...gamesList, [create]: () => vi.fn<() => never>()() });
  show();
  await pickBlades();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists']) type(name, '0');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  save();
  expect(await screen.findByText('Failed to save game. Please try again.')).toBeDefined();
});

it('warns about a duplicate game', async () => {
  mockServer(gamesList);
  show();
  await pickBlades();
  type('Date', '11012026');
  expect(await screen.findByText('You already logged a game vs Blades on Nov 1, 2026.')).toBeDefined();
});

it('keeps a text that is not a date and explains it', async () => {
  mockServer(gamesList);
  show();
  type('Date', '11/01/2026');
  type('Date', '02/30/2026');
  fireEvent.blur(field('Date'));
  expect(await screen.findByText('Month 2 of 2026 has no day 30. Please check it.')).toBeDefined();
  expect(field('Date').value).toBe('02/30/2026');
});

it('asks before it logs a game of a mistyped year', async () => {
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
  show();
  await pickBlades();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists']) type(name, '0');
  type('Date', '11/22/0206');
  save();
  expect(await screen.findByText('The year 0206 cannot be right. Please check it.')).toBeDefined();
  type('Date', '11/22/1926');
  save();
  expect(await screen.findByRole('alertdialog', { name: 'Is Nov 22, 1926 right?' })).toBeDefined();
  expect(requestsTo(create)).toEqual([]);
});

it('reads digits of any script, and says what is wrong with a count', async () => {
  const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
  show();
  await pickBlades();
  for (const [name, text] of [['Our score', '٣'], ['Their score', '3,0'], ['Goals', '２'], ['Assists', '150']] as const)
    type(name, text); // prettier-ignore
  save();
  expect(await screen.findByText('“3,0” is not a whole number. Please type digits only.')).toBeDefined();
  expect(screen.getByText('150 is too many: at most 99 can be saved.')).toBeDefined();
  expect(requestsTo(create)).toEqual([]);
  type('Their score', '1');
  type('Assists', ' 1 ');
  save();
  await waitFor(() => expect(requestsTo(create)).toHaveLength(1));
  expect(requestsTo(create)[0]?.body).toMatchObject({ our_score: 3, their_score: 1, goals: 2, assists: 1 });
});

describe('saving while a date is being typed', () => {
  const fillForm = async () => {
    const { requestsTo } = mockServer({ ...gamesList, [create]: () => game({ user: me }) });
    show();
    await pickBlades();
    for (const name of ['Our score', 'Their score', 'Goals', 'Assists']) type(name, '1');
    return () => requestsTo(create).map(({ body }) => (body as { date: string }).date);
  };
  const saveByKeyboard = () => fireEvent.keyDown(field('Date'), { key: 'Enter', ctrlKey: true });

  it('parses the date before saving', async () => {
    const dates = await fillForm();
    type('Date', '3/7/25');
    saveByKeyboard();
    await waitFor(() => expect(dates()).toEqual(['2025-03-07']));
  });

  it('rejects an invalid date and saves nothing', async () => {
    const dates = await fillForm();
    type('Date', '11/01/2025');
    type('Date', '2/30/25');
    saveByKeyboard();
    expect(await screen.findByText('Month 2 of 2025 has no day 30. Please check it.')).toBeDefined();
    expect(document.activeElement).toBe(field('Date'));
    type('Date', 'soon');
    // Pressing the button must not move the focus.
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Save game' }))).toBe(false);
    save();
    expect(await screen.findByText(/^“soon” is not a date\./u)).toBeDefined();
    expect(dates()).toEqual([]);
    type('Date', '11/1/25');
    saveByKeyboard();
    await waitFor(() => expect(dates()).toEqual(['2025-11-01']));
  });
});

it('does not submit on Enter in a dialog opened from the form', async () => {
  const { requestsTo } = mockServer({
    ...gamesList,
    [create]: () => game({ user: me }),
    'GET /api/organizations': () => [],
  });
  show('/app/add-game?our_score=1&their_score=1&goals=1&opponent=Lynx');
  type('Assists', '1');
  fireEvent.click(await screen.findByRole('radio', { name: 'Blades' }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Lynx' } });
  fireEvent.click(await screen.findByRole('option', { name: /Add 'Lynx'/u }));
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Organization name' });
  expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true })).toBe(true);
  expect(screen.queryByText('Please select an opponent.')).toBeNull();
  expect(requestsTo(create)).toEqual([]);
});

it('picks a date from the calendar', async () => {
  mockServer(gamesList);
  show();
  type('Date', '11/01/2026');
  fireEvent.click(screen.getByRole('button', { name: 'Choose a date, Nov 1, 2026 is chosen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.keyDown(dialog.getByRole('grid'), { key: 'ArrowDown' });
  const day = dialog.getByRole('button', { name: 'Sunday, November 8, 2026' });
  expect(document.activeElement).toBe(day);
  fireEvent.click(day);
  expect(field('Date').value).toBe('11/08/2026');
});

it('keeps counting while + is held', async () => {
  mockServer(gamesList);
  show();
  vi.useFakeTimers();
  const more = screen.getByRole('button', { name: 'Their score: one more' });
  fireEvent.pointerDown(more);
  act(() => void vi.advanceTimersByTime(420 + 3 * 85));
  fireEvent.pointerUp(more);
  fireEvent.click(more);
  expect(field('Their score').value).toBe('4');
});

it('sends only the changed fields of an edited game', async () => {
  const path = `/api/games/${logged.id}`;
  const edited = { ...logged, goals: 3, version: 2 };
  const { requestsTo } = mockServer({
    ...gamesList,
    [`GET ${path}`]: () => logged,
    [`PUT ${path}`]: () => edited,
  });
  show(`/app/add-game?edit=${logged.id}`);
  await screen.findByRole('textbox', { name: 'Goals' });
  expect(field('Date').value).toBe('11/01/2026');
  type('Goals', '3');
  save();
  expect(await screen.findByText('Game updated successfully')).toBeDefined();
  expect(requestsTo(`PUT ${path}`)[0]?.body).toEqual({ goals: 3 });
  await waitFor(() => expect(currentLocation()).toMatch(new RegExp(`^/app/games/${logged.id}`, 'u')));
});

it('asks before it overwrites a number that somebody else corrected meanwhile', async () => {
  const path = `/api/games/${logged.id}`;
  let stored = { ...logged, goals: 1, our_score: 4 };
  const { requestsTo } = mockServer({
    ...gamesList,
    [`GET ${path}`]: () => stored,
    [`PUT ${path}`]: () => ({ ...stored, version: 3 }),
  });
  show(`/app/add-game?edit=${logged.id}`);
  await screen.findByRole('textbox', { name: 'Goals' });
  stored = { ...stored, goals: 2, our_score: 5, opponent: club('Moose'), version: 2 };
  type('Goals', '3');
  save();
  const question = await screen.findByRole('alertdialog', { name: 'Changed meanwhile' });
  expect(question.textContent).toContain('Goals is now 2. You have 3.');
  fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requestsTo(`PUT ${path}`)).toEqual([]);
  // The values are still a draft.
  type('Goals', '4');
  await waitFor(() => expect(readDraft(`game:${logged.id}`)).toEqual({ goals: '4' }));
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(requestsTo(`PUT ${path}`)[0]?.body).toEqual({ goals: 4 }));
});

it('lets a goalie retype one of the three numbers and sends only the changed fields', async () => {
  const goalieNumbers = { shots_against: 24, saves: 22, goals_against: 2, goals: null, assists: null };
  const existing = game({
    user: me,
    position: 'goalie',
    ...goalieNumbers,
    can: { edit: true, remove: true },
  });
  const path = `/api/games/${existing.id}`;
  const { requestsTo } = mockServer({
    ...gamesList,
    [`GET ${path}`]: () => existing,
    [`PUT ${path}`]: () => existing,
  });
  show(`/app/add-game?edit=${existing.id}`);
  await screen.findByRole('textbox', { name: 'Saves' });
  type('Saves', '');
  expect(field('Saves').value).toBe('');
  type('Saves', '21');
  type('Goals against', '');
  expect(field('Goals against').value).toBe('');
  type('Goals against', '3');
  save();
  await waitFor(() => expect(requestsTo(`PUT ${path}`)[0]?.body).toEqual({ saves: 21, goals_against: 3 }));
});

it('shows a fallback message when an edit fails', async () => {
  const path = `/api/games/${logged.id}`;
  mockServer({
    ...gamesList,
    [`GET ${path}`]: () => logged,
    [`PUT ${path}`]: () => new Response('', { status: 502 }),
  });
  show(`/app/add-game?edit=${logged.id}`);
  await screen.findByRole('textbox', { name: 'Goals' });
  expect(field('Date').placeholder).toBe('MM/DD/YYYY');
  type('Goals', '3');
  save();
  expect(await screen.findByText('Failed to update game')).toBeDefined();
});

it('does not open another player’s game for editing, and reports a missing game', async () => {
  const theirs = game({});
  mockServer({ ...gamesList, [`GET /api/games/${theirs.id}`]: () => theirs });
  const { unmount } = show(`/app/add-game?edit=${theirs.id}`);
  expect(await screen.findByText('Only who logged a game can change it')).toBeDefined();
  unmount();
  show(`/app/add-game?edit=${me.id}`);
  expect(await screen.findByText('This game is not here')).toBeDefined();
});
