import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { mediaRules } from '@rinkside/contracts/media';
import { h264, vp9 } from './make.js';
import { clip, type Sample } from './sample.js';

const refused = (reason: string) => ({ refused: reason }) as const;

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const playlist = (address: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${address}\n#EXT-X-ENDLIST\n`;
/** A black picture of one bit a pixel, written by hand: nobody has to hold it. */
const hugePng = async (side: number) => {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), body]);
    const bytes = Buffer.alloc(named.length + 8);
    bytes.writeUInt32BE(body.length, 0);
    named.copy(bytes, 4);
    bytes.writeUInt32BE(crc32(named), named.length + 4);
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Files that end in a sentence for people. */
export const refusedSamples: Record<string, Sample> = {
  'nothing.mp4': { what: 'zero bytes', make: async () => Buffer.alloc(0), ends: refused(mediaRules.missing) },
  'truncated.mp4': {
    what: 'an MP4 cut off before its index',
    make: async (make) => cut(await make.clip('whole.mp4', h264), 0.6),
    ends: refused(mediaRules.videoDamaged),
  },
  'truncated-index-first.mp4': {
    what: 'an MP4 cut off behind its index',
    make: async (make) => {
      const args = [...h264, '-movflags', '+faststart'];
      return cut(await make.clip('first.mp4', args, { seconds: 4 }), 0.4);
    },
    ends: refused(mediaRules.videoDamaged),
  },
  'truncated.webm': {
    what: 'a WebM cut off',
    make: async (make) => cut(await make.clip('whole.webm', vp9, { seconds: 4 }), 0.4),
    ends: refused(mediaRules.videoDamaged),
  },
  'truncated.jpg': {
    what: 'a JPEG cut off',
    make: async (make) => cut(await make.photo().jpeg().toBuffer(), 0.5),
    ends: refused(mediaRules.imageDamaged),
  },
  'noise.mp4': {
    what: 'an MP4’s first bytes, then noise',
    make: async () =>
      Buffer.concat([
        Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
        Buffer.alloc(50_000, 0xa7),
      ]),
    ends: refused(mediaRules.videoDamaged),
  },
  'sound.mp4': {
    what: 'an MP4 with sound only',
    make: async (make, name) => {
      await make.ffmpeg(['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac', name]);
      return readFile(make.at(name));
    },
    ends: refused(mediaRules.noPicture),
  },
  'cinema.mov': {
    what: 'ProRes, a codec of film studios',
    make: clip(['-c:v', 'prores_ks', '-an'], { seconds: 1, size: '160x120' }),
    ends: refused(mediaRules.videoCodec),
  },
  'hour.mp4': {
    what: 'an hour in 64×64 pixels and a few kilobytes',
    make: clip(h264, { rate: 1, seconds: 3600, size: '64x64', silent: true }),
    ends: refused(mediaRules.videoLong(180)),
  },
  'wall.mp4': {
    what: 'a video of 8000×8000 pixels',
    make: clip([...h264, '-threads', '1'], { rate: 5, seconds: 0.2, size: '8000x8000', silent: true }),
    ends: refused(mediaRules.videoPixels),
  },
  'huge.png': {
    what: 'a picture of 20,000×20,000 pixels',
    make: () => hugePng(20_000),
    ends: refused(mediaRules.imagePixels),
  },
  // @covers V5.2.6
  'bomb.png': {
    what: 'a decompression bomb: 256 megapixels in some kilobytes',
    make: () => hugePng(16_000),
    ends: refused(mediaRules.imagePixels),
  },
  'long.gif': {
    what: 'a GIF of 20,000 frames',
    make: clip(['-an'], { size: '16x16', rate: 50, seconds: 400 }),
    ends: refused(mediaRules.videoLong(180)),
  },
  'drawing.svg': {
    what: 'an SVG with a script',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ends: refused(mediaRules.kind),
  },
  'local.mp4': {
    what: 'a playlist that points at a file of the machine',
    make: async () => Buffer.from(playlist('file:///etc/hostname')),
    ends: refused(mediaRules.kind),
  },
  'remote.mp4': {
    what: 'a playlist that points at an address',
    make: async () => Buffer.from(playlist('http://127.0.0.1:9/segment.ts')),
    ends: refused(mediaRules.kind),
  },
  'concat.mp4': {
    what: 'a list of files for ffmpeg',
    make: async () => Buffer.from('ffconcat version 1.0\nfile /etc/hostname\n'),
    ends: refused(mediaRules.kind),
  },
  'archive.mov': {
    what: 'a ZIP named .mov',
    make: async () => Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1'),
    ends: refused(mediaRules.kind),
  },
  'page.jpg': {
    what: 'a page of HTML named .jpg',
    make: async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    ends: refused(mediaRules.kind),
  },
  'old.avi': {
    what: 'AVI, which no phone makes',
    make: clip(['-c:v', 'mpeg4', '-an'], { seconds: 1, size: '160x120' }),
    ends: refused(mediaRules.kind),
  },
};
