import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ChunkError } from '../../ui/lazy-page';
import { ErrorPage } from './error';

afterEach(cleanup);

const renderError = (cause: unknown) => {
  const router = createMemoryRouter([
    { path: '/', errorElement: <ErrorPage />, loader: () => Promise.reject(cause) },
  ]);
  render(<RouterProvider router={router} />);
};

test('shows the error message with Reload and Go Home', async () => {
  renderError(new Error('The puck is lost.'));
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  screen.getByText('The puck is lost.');
  screen.getByRole('button', { name: 'Reload' });
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('shows that an update is available when a chunk is missing', async () => {
  renderError(new ChunkError('login', 'missing'));
  await screen.findByText('Update available.');
  screen.getByText('Loading chunk login failed. (missing)');
});
