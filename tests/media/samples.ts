import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { mediaRules } from '@rinkside/contracts/media';
import sharp from 'sharp';
import { heicOf } from './heic.js';
import { av1, h264, hdr10, hevc, hlg, vp9, type maker } from './make.js';

type Make = ReturnType<typeof maker>;

/** One input, and how it must end. */
export interface Sample {
  what: string;
  make: (make: Make, name: string) => Promise<Buffer>;
  ends:
    | { shown: 'video'; size: string; renditions: string[]; sound: boolean }
    | { shown: 'image'; size: string }
    | { refused: string };
}

const video = (size: string, renditions: string[], sound = true) =>
  ({ shown: 'video', size, renditions, sound }) as const;
const image = (size: string) => ({ shown: 'image', size }) as const;
const refused = (reason: string) => ({ refused: reason }) as const;

const clip =
  (args: string[], more: Parameters<Make['clip']>[2] = {}): Sample['make'] =>
  (make, name) =>
    make.clip(name, args, more);

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

/** By the name it is sent under; names and declared types decide nothing. */
export const samples: Record<string, Sample> = {
  'standard.mp4': {
    what: 'H.264 and AAC, 30 frames, a frame to begin with every second',
    make: clip(h264),
    ends: video('640x360', ['source']),
  },
  'hd.mp4': {
    what: 'the same in 720p: the source on top, one rendition below',
    make: clip(h264, { size: '1280x720' }),
    ends: video('1280x720', ['source', '480']),
  },
  'iphone.mov': {
    what: 'H.264 in QuickTime’s MOV',
    make: clip(h264),
    ends: video('640x360', ['source']),
  },
  'android.3gp': {
    what: 'H.264 and AAC in 3GP',
    make: clip(h264),
    ends: video('640x360', ['source']),
  },
  'recorder.mkv': {
    what: 'H.264 in Matroska, with subtitles and an attached file',
    make: async (make, name) => {
      await make.write('words.srt', '1\n00:00:00,000 --> 00:00:01,000\nSpyPhone\n');
      await make.write('spy.txt', 'SpyPhone');
      await make.clip('plain.mkv', h264);
      await make.ffmpeg([
        '-i', 'plain.mkv', '-i', 'words.srt', '-map', '0', '-map', '1', '-c', 'copy', '-c:s', 'srt',
        '-attach', 'spy.txt', '-metadata:s:t', 'mimetype=text/plain', name,
      ]); // prettier-ignore
      return readFile(make.at(name));
    },
    ends: video('640x360', ['source']),
  },
  'hevc.mov': {
    what: 'HEVC in MOV, as iPhones film',
    make: clip(hevc),
    ends: video('640x360', ['360']),
  },
  'hdr10.mp4': {
    what: 'HEVC with 10 bits in HDR10 (PQ): tone-mapped',
    make: clip(hdr10),
    ends: video('640x360', ['360']),
  },
  'hlg.mov': {
    what: 'HEVC with 10 bits in HLG, as iPhones film HDR: tone-mapped',
    make: clip(hlg),
    ends: video('640x360', ['360']),
  },
  'vp9.webm': {
    what: 'VP9 and Opus in WebM',
    make: clip(vp9),
    ends: video('640x360', ['360']),
  },
  'av1.mp4': {
    what: 'AV1 in MP4',
    make: clip(av1),
    ends: video('640x360', ['360']),
  },
  'av1.webm': {
    what: 'AV1 in WebM',
    make: clip(av1),
    ends: video('640x360', ['360']),
  },
  'portrait.mp4': {
    what: 'held upright: turned by 90° in its metadata',
    make: async (make, name) => {
      await make.clip('lying.mp4', h264);
      await make.ffmpeg(['-i', 'lying.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=90', name]);
      return readFile(make.at(name));
    },
    ends: video('360x640', ['360']),
  },
  'portrait-hd.mov': {
    what: '720p held upright, HEVC: the ladder goes by the shorter side',
    make: async (make, name) => {
      await make.clip('lying.mov', hevc, { size: '1280x720', seconds: 1 });
      await make.ffmpeg(['-i', 'lying.mov', '-c', 'copy', '-metadata:s:v:0', 'rotate=270', name]);
      return readFile(make.at(name));
    },
    ends: video('720x1280', ['720', '480']),
  },
  'variable.mp4': {
    what: 'variable frame rate',
    make: clip([...hevc, '-vf', `select='not(mod(n,3))+gt(t,1)'`, '-vsync', 'vfr']),
    ends: video('640x360', ['360']),
  },
  'slow-motion.mp4': {
    what: '240 frames a second: shown with 60',
    make: clip([...h264, '-g', '240'], { rate: 240, seconds: 1, size: '320x180' }),
    ends: video('320x180', ['source']),
  },
  'silent.mp4': {
    what: 'no sound',
    make: clip(h264, { silent: true }),
    ends: video('640x360', ['source'], false),
  },
  'odd.webm': {
    what: 'odd width and height (479×271): made even',
    make: clip([...vp9, '-vf', 'crop=479:271:exact=1'], { size: '640x360' }),
    ends: video('478x270', ['270']),
  },
  'anamorphic.mp4': {
    what: 'pixels that are not square: shown square',
    make: clip([...h264, '-vf', 'setsar=2']),
    ends: video('1280x360', ['360']),
  },
  'seldom.mp4': {
    what: 'H.264 that can be begun every 8 seconds only: encoded anew',
    make: clip([...h264, '-g', '999', '-sc_threshold', '0'], { seconds: 8, size: '320x180' }),
    ends: video('320x180', ['180']),
  },
  'deep.mp4': {
    what: 'H.264 with 4:4:4 colour, which browsers do not play',
    make: clip([...h264, '-pix_fmt', 'yuv444p']),
    ends: video('640x360', ['360']),
  },
  'moving.gif': {
    what: 'a GIF that moves: becomes a video',
    make: clip(['-an'], { size: '160x120', rate: 10 }),
    ends: video('160x120', ['120'], false),
  },
  'photo.jpg': {
    what: 'JPEG with its place and camera in EXIF',
    make: (make) => make.photo().jpeg().toBuffer(),
    ends: image('900x600'),
  },
  'upright.jpg': {
    what: 'JPEG held upright: turned by EXIF',
    make: (make) => make.photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ends: image('600x900'),
  },
  'photo.png': {
    what: 'PNG with transparency',
    make: (make) => make.photo().ensureAlpha(0.5).png().toBuffer(),
    ends: image('900x600'),
  },
  'photo.webp': {
    what: 'WebP',
    make: (make) => make.photo().webp().toBuffer(),
    ends: image('900x600'),
  },
  'photo.avif': {
    what: 'AVIF',
    make: (make) => make.photo(320, 200).avif({ effort: 0 }).toBuffer(),
    ends: image('320x200'),
  },
  'photo.heic': {
    what: 'HEIC, as iPhones take photos',
    make: async (make) => {
      const { exif = Buffer.alloc(0) } = await sharp(await make.photo(64, 64).jpeg().toBuffer()).metadata();
      const frame = await make.clip('frame.mp4', [...hevc, '-frames:v', '1'], { silent: true });
      return heicOf(frame, { width: 640, height: 360, exif });
    },
    ends: image('640x360'),
  },
  'still.gif': {
    what: 'a GIF of one picture',
    make: (make) => make.photo(200, 100).gif().toBuffer(),
    ends: image('200x100'),
  },
  'large.jpg': {
    what: 'a photo of 12 megapixels: shown with at most 2048 pixels a side',
    make: (make) => make.photo(4032, 3024).jpeg({ quality: 40 }).toBuffer(),
    ends: image('2048x1536'),
  },
  'picture.mp4': {
    what: 'a PNG named .mp4',
    make: (make) => make.photo(300, 200).png().toBuffer(),
    ends: image('300x200'),
  },
  'film.jpg': {
    what: 'an MP4 named .jpg',
    make: async (make) => make.clip('film.mp4', h264),
    ends: video('640x360', ['source']),
  },
  'polyglot.png': {
    what: 'a PNG with a page of HTML behind it: drawn anew, without the page',
    make: async (make) =>
      Buffer.concat([await make.photo(300, 200).png().toBuffer(), Buffer.from('<script>SpyPhone</script>')]),
    ends: image('300x200'),
  },
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
