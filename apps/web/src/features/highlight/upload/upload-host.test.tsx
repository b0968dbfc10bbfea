import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { store } from '../../../state/store';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import './upload';
import { UploadHost } from './upload-host';
import { type Upload, uploadAtom } from './upload.state';

signInBeforeEach();

const setUpload = (upload: Upload) => act(() => store.set(uploadAtom, upload));
const sending: Upload = { status: 'sending', percent: 40 };
const tray = () => screen.findByRole('region', { name: 'Upload' });
const canLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('warns before leaving the site while an upload is in progress', () => {
  setUpload(sending);
  expect(canLeave()).toBe(false);
  setUpload({ status: 'done' });
  expect(canLeave()).toBe(true);
});

it.each([
  ['in progress', sending, 'Cancel the upload'],
  ['that failed', { status: 'failed', reason: 'The line broke.' } as const, 'Retry'],
])('shows the tray of an upload %s after returning to the app', async (_, upload, button) => {
  mockServer({});
  setUpload(upload);
  showAt('/app/dashboard', <UploadHost />);
  await tray();
  expect(screen.getByRole('button', { name: button })).toBeDefined();
});

it('closes the dialog when its own upload ends, not when an earlier one did', async () => {
  mockServer({});
  setUpload({ status: 'done' });
  showAt('/app/dashboard?add=highlight', <UploadHost />);
  const dialog = await screen.findByRole('dialog', { name: 'Add Highlight' });
  await act(async () => undefined);
  expect(store.get(uploadAtom)).toEqual({ status: 'idle' });
  expect(dialog.isConnected).toBe(true);
  setUpload(sending);
  setUpload({ status: 'done' });
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});
