import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { club } from '../../../state/entities/entities.fixture';
import { profile } from '../../../state/profile.fixture';
import { saveProfile } from '../../../state/profile';
import {
  errorReply,
  playerRowFixture,
  mockServer,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { DiscoverPage } from './discover';

signInBeforeEach();

const call = 'GET /api/users';
const open = (path = '/app/discover') => showAt(path, <DiscoverPage />);
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search players' }), { target: { value: text } });

it('suggests players and marks those of the viewer’s organization', async () => {
  const owls = { ...club('Owls'), website: null, version: 1 };
  saveProfile({ ...profile, organization_id: owls.id, organization: owls, version: 2 });
  const { requestsTo } = mockServer({ [call]: () => [{ ...playerRowFixture, organization: owls }] });
  open();
  expect(await screen.findByRole('list', { name: 'Players to follow' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Follow Sam Okafor' })).toBeDefined();
  expect(screen.getByText('Your organization')).toBeDefined();
  expect(requestsTo(call)[0]?.query.get('search')).toBe('');
});

it('searches after a pause in typing', async () => {
  const { requestsTo } = mockServer({
    [call]: ({ query }) => (query.get('search') === 'sam' ? [playerRowFixture] : []),
  });
  open();
  await screen.findByText('You already follow everyone here. Nice.');
  type('s');
  type('sa');
  type(' sam ');
  expect(await screen.findByRole('list', { name: 'Players found' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Results for “sam”' })).toBeDefined();
  expect(requestsTo(call).map(({ query }) => query.get('search'))).toEqual(['', 'sam']);
});

it('searches by the URL parameter and reports an empty result', async () => {
  mockServer({ [call]: () => [] });
  open('/app/discover?search=nobody');
  expect(await screen.findByText('No players found')).toBeDefined();
});

const Navigation = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <Link to="/app/discover">Search</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <p>At {search}</p>
    </>
  );
};

it('follows the URL when it changes from outside', async () => {
  mockServer({ [call]: ({ query }) => (query.get('search') === 'sam' ? [playerRowFixture] : []) });
  showAt(
    '/app/discover',
    <>
      <Navigation />
      <DiscoverPage />
    </>,
  );
  type(' sam ');
  expect(await screen.findByText('At ?search=sam')).toBeDefined();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search players' });
  expect(field.value).toBe(' sam ');
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(field.value).toBe('sam'));
  expect(await screen.findByRole('list', { name: 'Players found' })).toBeDefined();
});

it('shows the error and retries', async () => {
  let broken = true;
  mockServer({ [call]: () => (broken ? errorReply(429, 'Too many searches.') : [playerRowFixture]) });
  open();
  expect(await screen.findByText('Too many searches.')).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Sam Okafor' })).toBeDefined();
});

it('invites with a link and a QR code; without a public page they lead to sign-up', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  mockServer({ [call]: () => [] });
  open('/app/discover#invite');
  expect(document.activeElement?.id).toBe('invite');
  expect(screen.getByRole('img', { name: 'QR code of your invite link' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied to clipboard!')).toBeDefined();
  expect(copied).toEqual([`${location.origin}/player/${profile.id}`]);
  act(() => saveProfile({ ...profile, public_player_page: false, version: 3 }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invite link' }).value).toBe(
    `${location.origin}/login?mode=signup`,
  );
});
