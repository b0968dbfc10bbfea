import { expect, it } from 'vitest';
import { masterPlaylist } from './hls-master.js';
import type { VideoInfo } from './probe.js';

const video = { audio: null, frameRate: 30 } as VideoInfo;
const variant = (name: string, bytes: number) => ({
  name,
  width: 640,
  height: 360,
  maxBitrate: null,
  playlist: `#EXTINF:2.000,\n#EXT-X-BYTERANGE:${bytes}@0\n`,
  head: Buffer.from(''),
});

// hls.js 1.7.4 (level-controller) and AVPlayer start with the variant that is listed first.
it.each([
  [
    'a copied source above smaller renditions',
    [
      ['source', 900_000],
      ['720', 500_000],
      ['480', 200_000],
    ],
  ],
  [
    'a copied source below the renditions',
    [
      ['source', 100_000],
      ['480', 200_000],
    ],
  ],
] as const)('lists the lowest bandwidth first: %s', (_, variants) => {
  const playlist = masterPlaylist(
    variants.map(([name, bytes]) => variant(name, bytes)),
    video,
  );
  const bandwidths = [...playlist.matchAll(/:BANDWIDTH=(\d+)/g)].map(([, bits]) => Number(bits));
  expect(bandwidths).toEqual(variants.map(([, bytes]) => bytes * 4).toSorted((a, b) => a - b));
});
