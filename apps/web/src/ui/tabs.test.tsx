import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs';

afterEach(cleanup);

const open = (at: string) => {
  const tabs = [
    { name: 'games', label: 'Games', count: 2, content: <p>all games</p> },
    { name: 'posts', label: 'Posts', content: <p>all posts</p> },
  ];
  const router = createMemoryRouter([{ path: '*', element: <Tabs label="Shared" tabs={tabs} /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return router;
};

it('starts with the first tab and mounts only the selected content', () => {
  open('/');
  expect(screen.getByRole('tab', { name: 'Games (2)', selected: true })).toBeDefined();
  expect(screen.getByText('all games')).toBeDefined();
  expect(screen.queryByText('all posts')).toBeNull();
});

it('selects the tab of the URL hash', () => {
  open('/me#posts');
  expect(screen.getByRole('tab', { name: 'Posts', selected: true })).toBeDefined();
});

it('moves with arrow keys and updates the hash, keeping the query', async () => {
  const router = open('/me?edit=profile');
  const first = screen.getByRole('tab', { name: 'Games (2)' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  await screen.findByText('all posts');
  expect(router.state.location).toMatchObject({ hash: '#posts', search: '?edit=profile' });
  expect(router.state.historyAction).toBe('REPLACE');
});
