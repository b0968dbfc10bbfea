import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  errorReply,
  mockServer,
  playerRowFixture,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { club } from '../../../state/entities/entities.fixture';
import { SearchPage } from './search';

signInBeforeEach();

const paths = {
  people: 'GET /api/users',
  organizations: 'GET /api/organizations',
  games: 'GET /api/games',
  posts: 'GET /api/posts',
};
const noorland = club('Noorland Owls');
const open = (path = '/app/search') => showAt(path, <SearchPage />);

it('asks nothing for fewer than two letters, and says what can be found', async () => {
  const { requestsTo } = mockServer({});
  open('/app/search?search=n');
  expect(await screen.findByText('What are you looking for?')).toBeDefined();
  for (const path of Object.values(paths)) expect(requestsTo(path)).toEqual([]);
});

it('groups what it finds, and moves through it by arrow keys', async () => {
  mockServer({
    [paths.people]: () => [playerRowFixture],
    [paths.organizations]: () => [{ ...noorland, website: null, version: 1, newcomer: null }],
    [paths.games]: () => [],
    [paths.posts]: () => [],
  });
  open('/app/search?search=noor');
  const people = within(await screen.findByRole('list', { name: 'People' }));
  const organizations = within(screen.getByRole('list', { name: 'Organizations' }));
  expect(screen.queryByRole('list', { name: 'Your games' })).toBeNull();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  field.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(people.getByRole('link'));
  press('ArrowDown');
  const club = organizations.getByRole('link');
  expect(document.activeElement).toBe(club);
  expect(club.getAttribute('href')).toBe(`/app/organization/${noorland.id}`);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
});

it('says that nothing was found', async () => {
  const none = () => [];
  mockServer(Object.fromEntries(Object.values(paths).map((path) => [path, none])));
  open('/app/search?search=nobody');
  expect(await screen.findByText('Nothing found for “nobody”')).toBeDefined();
});

it('shows what was found beside a failure, and retries', async () => {
  let broken = true;
  mockServer({
    [paths.people]: () => [playerRowFixture],
    [paths.organizations]: () => [],
    [paths.games]: () => [],
    [paths.posts]: () => (broken ? errorReply(400, 'Posts are resting.') : []),
  });
  open('/app/search?search=sam');
  expect(await screen.findByText('Posts are resting.')).toBeDefined();
  expect(screen.getByRole('list', { name: 'People' })).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Posts are resting.')).toBeNull());
});
