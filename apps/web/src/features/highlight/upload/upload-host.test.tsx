import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { store } from '../../../state/store';
import { serve, showAt, signedIn } from '../../../state/store.fixture';
import './upload';
import { UploadHost } from './upload-host';
import { type Upload, uploadAtom } from './upload.state';

signedIn();

const now = (upload: Upload) => act(() => store.set(uploadAtom, upload));
const sending: Upload = { at: 'sending', percent: 40 };
const dock = () => screen.findByRole('region', { name: 'Upload' });
const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('warns of leaving while a highlight is sent, whatever page is shown', () => {
  now(sending);
  expect(leaves()).toBe(false);
  now({ at: 'done' });
  expect(leaves()).toBe(true);
});

it.each([
  ['under way', sending, 'Cancel the upload'],
  ['that failed', { at: 'failed', reason: 'The line broke.' } as const, 'Retry'],
])('shows the dock of an upload %s to whoever comes back', async (_, upload, button) => {
  serve({});
  now(upload);
  showAt('/app/dashboard', <UploadHost />);
  await dock();
  expect(screen.getByRole('button', { name: button })).toBeDefined();
});

it('closes the window of what was sent, and not the next one after an upload that ended elsewhere', async () => {
  serve({});
  now({ at: 'done' });
  showAt('/app/dashboard?add=highlight', <UploadHost />);
  const dialog = await screen.findByRole('dialog', { name: 'Add Highlight' });
  await act(async () => undefined);
  expect(store.get(uploadAtom)).toEqual({ at: 'rest' });
  expect(dialog.isConnected).toBe(true);
  now(sending);
  now({ at: 'done' });
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});
