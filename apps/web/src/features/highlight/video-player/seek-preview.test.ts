import { expect, it } from 'vitest';
import { parsePreviews } from './seek-preview';

it('reads the pictures of a preview track, with the signature of its address', () => {
  const track = [
    'WEBVTT',
    '00:00:00.000 --> 00:00:02.000\npreview.jpg#xywh=0,0,160,90',
    '00:00:02.000 --> 01:00:03.500\npreview.jpg#xywh=160,90,160,90',
  ].join('\n\n');
  const imageUrl = '/media/1/1/preview.jpg?exp=9&sig=a';
  expect(parsePreviews(`${track}\n`, '/media/1/1/preview.vtt?exp=9&sig=a')).toEqual([
    { end: 2, imageUrl, x: 0, y: 0, width: 160, height: 90 },
    { end: 3603.5, imageUrl, x: 160, y: 90, width: 160, height: 90 },
  ]);
});
