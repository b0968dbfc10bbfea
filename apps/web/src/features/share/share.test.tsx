import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show, signedIn } from '../../state/store.fixture';
import { share, shareSentences } from './share';

signedIn();

const shared = { title: 'Stats', text: 'Look', url: 'http://rink/player/1' };
/** A device with these parts; what was copied is in `copied`. */
const device = (sheet: (() => Promise<void>) | null, copies = true) => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (!copies) throw new DOMException('', 'NotAllowedError');
        copied.push(text);
      },
    },
    ...(sheet && { canShare: () => true, share: sheet }),
  });
  show(null);
  return copied;
};

it('opens the sheet of the device and says nothing', async () => {
  const sheet = vi.fn<() => Promise<void>>(async () => undefined);
  const copied = device(sheet);
  await share(shared);
  expect(sheet).toHaveBeenCalledWith(shared);
  expect(copied).toEqual([]);
});

it('says nothing when it is cancelled', async () => {
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
  await share(shared, shareSentences.profileCopied);
  expect(copied).toEqual([shared.url]);
  expect(await screen.findByText('Profile link copied to clipboard!')).toBeDefined();
});

it('copies in the words of every other share', async () => {
  device(null);
  await share(shared);
  expect(await screen.findByText('Link copied to clipboard!')).toBeDefined();
});

it('says so where nothing can be copied', async () => {
  device(null, false);
  await share(shared);
  expect(await screen.findByText(shareSentences.failed)).toBeDefined();
});
