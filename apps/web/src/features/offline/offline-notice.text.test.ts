import { expect, test } from 'vitest';
import { offlineText } from './offline-notice.text';

const now = new Date(2026, 10, 20, 9, 30).getTime();
const at = (day: number, hour = 20) => new Date(2026, 10, day, hour, 5).getTime();

test.each([
  ['Offline, showing data from 8:05 AM', at(20, 8)],
  ['Offline, showing yesterday’s data', at(19)],
  ['Offline, showing Tuesday’s data', at(17)],
  ['Offline, showing Saturday’s data', at(14)],
  ['Offline, showing data from Nov 13, 2026', at(13)],
  ['Offline, showing data from 9:30 AM', now],
])('%s', (text, since) => {
  expect(offlineText(since, now).replace('\u202F', ' ')).toBe(text);
});
