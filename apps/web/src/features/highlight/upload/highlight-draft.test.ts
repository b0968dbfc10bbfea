import { mediaRules } from '@rinkside/contracts/media';
import { expect, it } from 'vitest';
import { saveDraft } from '../../../state/offline/draft-store';
import { store } from '../../../state/store';
import { highlightDraftAtom, mediaFileError, updateDraft } from './highlight-draft';
import { highlightDraftName } from './upload.state';

const limits = { video_mb: 2, image_mb: 1, video_refusal: null };
const megabyte = 1024 * 1024;
const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'file', { type });

it.each([
  ['a video at the limit', file('video/quicktime', 2 * megabyte), null],
  ['a video over the limit', file('video/mp4', 2 * megabyte + 1), mediaRules.videoLarge(2)],
  ['a photo at the limit', file('image/heic', megabyte), null],
  ['a photo over the limit', file('image/jpeg', megabyte + 1), mediaRules.imageLarge(1)],
  ['a GIF, treated as a video', file('image/gif', megabyte + 1), null],
  ['a file without a declared type', file('', 10), null],
  ['an SVG, which may contain scripts', file('image/svg+xml', 10), mediaRules.kind],
  ['a document', file('application/pdf', 10), mediaRules.kind],
  ['an empty file', file('video/mp4', 0), mediaRules.missing],
])("validates %s with the server's message", (_what, upload, message) => {
  expect(mediaFileError(upload, limits)).toBe(message);
});

it('skips the size check while the limits are unknown', () => {
  expect(mediaFileError(file('image/jpeg', 3 * megabyte), null)).toBeNull();
});

it.each([
  ['a video', file('video/mp4', 10), 'no ffmpeg'],
  ['a GIF', file('image/gif', 10), 'no ffmpeg'],
  ['a photo', file('image/jpeg', 10), null],
  ['a file without a declared type', file('', 10), null],
])('checks %s where videos are refused', (_what, upload, message) => {
  expect(mediaFileError(upload, { ...limits, video_refusal: 'no ffmpeg' })).toBe(message);
});

it('keeps a draft private that an earlier build stored as not public', () => {
  saveDraft(highlightDraftName, { title: 'Glove save', isPublic: false });
  expect(store.get(highlightDraftAtom)).toMatchObject({ title: 'Glove save', visibility: 'private' });
  updateDraft({ visibility: 'club' });
  expect(store.get(highlightDraftAtom).visibility).toBe('club');
});
