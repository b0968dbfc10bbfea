import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { mediaRules } from '@rinkside/contracts/media';
import { h264, vp9 } from './media-maker.js';
import { caseFile, encodedClip, type MediaSample } from './media-sample.js';

const rejected = (reason: string) => ({ refused: reason }) as const;

const truncate = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const playlist = (address: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${address}\n#EXT-X-ENDLIST\n`;
/** Builds a black PNG with one bit per pixel, without decoding it into memory. */
const hugePng = async (side: number) => {
  const chunk = (name: string, body: Buffer) => {
    const typeAndBody = Buffer.concat([Buffer.from(name), body]);
    const bytes = Buffer.alloc(typeAndBody.length + 8);
    bytes.writeUInt32BE(body.length, 0);
    typeAndBody.copy(bytes, 4);
    bytes.writeUInt32BE(crc32(typeAndBody), typeAndBody.length + 4);
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

/** Files that are rejected with an error message. */
export const rejectedSamples: Record<string, MediaSample> = {
  'nothing.mp4': {
    what: 'zero bytes',
    make: async () => Buffer.alloc(0),
    expected: rejected(mediaRules.missing),
  },
  'truncated.mp4': {
    what: 'an MP4 truncated before its index',
    make: async (make) => truncate(await make.clip('whole.mp4', h264), 0.6),
    expected: rejected(mediaRules.videoDamaged),
  },
  'truncated-index-first.mp4': {
    what: 'an MP4 truncated after its index',
    make: async (make) => {
      const args = [...h264, '-movflags', '+faststart'];
      return truncate(await make.clip('first.mp4', args, { seconds: 4 }), 0.4);
    },
    expected: rejected(mediaRules.videoDamaged),
  },
  'truncated.webm': {
    what: 'a truncated WebM',
    make: async (make) => truncate(await make.clip('whole.webm', vp9, { seconds: 4 }), 0.4),
    expected: rejected(mediaRules.videoDamaged),
  },
  'truncated.jpg': {
    what: 'a truncated JPEG',
    make: async (make) => truncate(await make.photo().jpeg().toBuffer(), 0.5),
    expected: rejected(mediaRules.imageDamaged),
  },
  'cut-off.heic': {
    what: 'HEIC without its last tiles',
    make: caseFile('cut-off.heic'),
    expected: rejected(mediaRules.imageDamaged),
  },
  'noise.mp4': {
    what: 'an MP4 header followed by noise',
    make: async () =>
      Buffer.concat([
        Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
        Buffer.alloc(50_000, 0xa7),
      ]),
    expected: rejected(mediaRules.videoDamaged),
  },
  'sound.mp4': {
    what: 'an MP4 with audio only',
    make: async (make, name) => {
      await make.ffmpeg(['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac', name]);
      return readFile(make.at(name));
    },
    expected: rejected(mediaRules.noPicture),
  },
  'hour.mp4': {
    what: 'one hour of 64×64 pixels in a few kilobytes',
    make: encodedClip(h264, { rate: 1, seconds: 3600, size: '64x64', silent: true }),
    expected: rejected(mediaRules.videoLong(180)),
  },
  'hour-at-60.mp4': {
    what: 'half an hour at 60 frames per second',
    make: encodedClip([...h264, '-crf', '40'], { rate: 60, seconds: 1800, size: '16x16', silent: true }),
    expected: rejected(mediaRules.videoLong(180)),
  },
  'animation.mov': {
    what: 'QuickTime Animation, which is not decoded',
    make: encodedClip(['-c:v', 'qtrle', '-an'], { seconds: 1, size: '160x120' }),
    expected: rejected(mediaRules.videoCodec),
  },
  'wall.mp4': {
    what: 'a video of 8000×8000 pixels',
    make: encodedClip([...h264, '-threads', '1'], { rate: 5, seconds: 0.2, size: '8000x8000', silent: true }),
    expected: rejected(mediaRules.videoPixels),
  },
  'huge.png': {
    what: 'an image of 20,000×20,000 pixels',
    make: () => hugePng(20_000),
    expected: rejected(mediaRules.imagePixels),
  },
  // @covers V5.2.6
  'bomb.png': {
    what: 'a decompression bomb: 256 megapixels in a few kilobytes',
    make: () => hugePng(16_000),
    expected: rejected(mediaRules.imagePixels),
  },
  'long.gif': {
    what: 'a GIF of 20,000 frames',
    make: encodedClip(['-an'], { size: '16x16', rate: 50, seconds: 400 }),
    expected: rejected(mediaRules.videoLong(180)),
  },
  'drawing.svg': {
    what: 'an SVG with a script',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    expected: rejected(mediaRules.kind),
  },
  'local.mp4': {
    what: 'a playlist that references a local file',
    make: async () => Buffer.from(playlist('file:///etc/hostname')),
    expected: rejected(mediaRules.kind),
  },
  'remote.mp4': {
    what: 'a playlist that references a URL',
    make: async () => Buffer.from(playlist('http://127.0.0.1:9/segment.ts')),
    expected: rejected(mediaRules.kind),
  },
  'concat.mp4': {
    what: 'an ffmpeg concat list',
    make: async () => Buffer.from('ffconcat version 1.0\nfile /etc/hostname\n'),
    expected: rejected(mediaRules.kind),
  },
  'archive.mov': {
    what: 'a ZIP named .mov',
    make: async () => Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1'),
    expected: rejected(mediaRules.kind),
  },
  'page.jpg': {
    what: 'an HTML page named .jpg',
    make: async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    expected: rejected(mediaRules.kind),
  },
};
