import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show, signInBeforeEach } from '../../state/store.fixture';
import { share, shareMessages } from './share';

signInBeforeEach();

const shared = { title: 'Stats', text: 'Look', url: 'http://rink/player/1' };
/** Stubs navigator with a share sheet or clipboard. @returns the copied texts */
const device = (sheet: (() => Promise<void>) | null, canCopy = true) => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (!canCopy) throw new DOMException('', 'NotAllowedError');
        copied.push(text);
      },
    },
    ...(sheet && { canShare: () => true, share: sheet }),
  });
  show(null);
  return copied;
};

it('opens the share sheet and shows no toast', async () => {
  const sheet = vi.fn<() => Promise<void>>(async () => undefined);
  const copied = device(sheet);
  await share(shared);
  expect(sheet).toHaveBeenCalledWith(shared);
  expect(copied).toEqual([]);
});

it('shows no toast when sharing is cancelled', async () => {
  const copied = device(() => Promise.reject(new DOMException('', 'AbortError')));
  await share(shared);
  expect(copied).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['without a sheet', null],
  ['when sharing fails', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies the link %s', async (_, sheet) => {
  const copied = device(sheet);
  await share(shared, shareMessages.profileCopied);
  expect(copied).toEqual([shared.url]);
  expect(await screen.findByText('Profile link copied to clipboard!')).toBeDefined();
});

it('shows the default toast for a copied link', async () => {
  device(null);
  await share(shared);
  expect(await screen.findByText('Link copied to clipboard!')).toBeDefined();
});

it('shows an error when copying fails', async () => {
  device(null, false);
  await share(shared);
  expect(await screen.findByText(shareMessages.failed)).toBeDefined();
});
