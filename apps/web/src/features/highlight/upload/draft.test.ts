import { mediaRules } from '@rinkside/contracts/media';
import { expect, it } from 'vitest';
import { refuseFile } from './draft';

const most = { video_mb: 2, image_mb: 1 };
const megabyte = 1024 * 1024;
const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'file', { type });

it.each([
  ['a video as large as may be', file('video/quicktime', 2 * megabyte), null],
  ['a larger one', file('video/mp4', 2 * megabyte + 1), mediaRules.videoLarge(2)],
  ['a photo as large as may be', file('image/heic', megabyte), null],
  ['a larger one', file('image/jpeg', megabyte + 1), mediaRules.imageLarge(1)],
  ['a GIF, which may be a film', file('image/gif', megabyte + 1), null],
  ['what has no declared type, for its bytes tell', file('', 10), null],
  ['a drawing that may hold a script', file('image/svg+xml', 10), mediaRules.kind],
  ['a document', file('application/pdf', 10), mediaRules.kind],
  ['nothing', file('video/mp4', 0), mediaRules.missing],
])('judges %s in the words of the server', (_what, sent, refusal) => {
  expect(refuseFile(sent, most)).toBe(refusal);
});

it('leaves sizes to the server while the limits are not known', () => {
  expect(refuseFile(file('image/jpeg', 3 * megabyte), null)).toBeNull();
});
