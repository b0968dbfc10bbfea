import { expect, it } from 'vitest';
import { highlightImageUrl, imageSources } from './highlight-image.js';

const folder = '/media/0198c0de-0000-7000-8000-00000000000a/2';
const video = {
  media_type: 'video',
  media_url: `${folder}/everybody.mp4`,
  thumbnail_url: `${folder}/poster.jpg?exp=1&sig=a-b`,
  width: 1920,
  height: 1080,
} as const;
const photo = {
  media_type: 'image',
  media_url: `${folder}/image.jpg`,
  thumbnail_url: `${folder}/small.jpg`,
  width: 600,
  height: 1200,
} as const;

it('returns the poster of a video and the file of a photo', () => {
  expect(highlightImageUrl(video)).toBe(video.thumbnail_url);
  expect(highlightImageUrl(photo)).toBe(photo.media_url);
  expect(highlightImageUrl({ ...photo, media_url: null })).toBe(photo.thumbnail_url);
});

it('lists the WebP files with their widths and keeps the signature', () => {
  expect(imageSources(video, 'alone')?.srcset).toBe(
    `${folder}/small.webp?exp=1&sig=a-b 640w, ${folder}/poster.webp?exp=1&sig=a-b 1280w`,
  );
  expect(imageSources(photo, 'alone')?.srcset).toBe(`${folder}/small.webp 320w, ${folder}/image.webp 600w`);
});

it('returns null when the size is unknown, the image is missing or its file name is another', () => {
  expect(imageSources({ ...photo, width: null }, 'alone')).toBeNull();
  expect(imageSources({ ...video, thumbnail_url: null }, 'alone')).toBeNull();
  expect(imageSources({ ...video, thumbnail_url: `${folder}/other.jpg` }, 'alone')).toBeNull();
});
