import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createHeic, createTiledAvif } from './heic.js';
import { av1, h264, hdr10, hevc, hlg, turned, vp9 } from './media-maker.js';
import { caseFile, encodedClip, type MediaSample } from './media-sample.js';

const video = (size: string, renditions: string[], sound = true) =>
  ({ shown: 'video', size, renditions, sound }) as const;
const image = (size: string) => ({ shown: 'image', size }) as const;

/** 1.5 s of red with a tone, trimmed off without re-encoding, then 2.5 s of silent blue. */
const trimmed: MediaSample['make'] = async (make, name) => {
  await make.ffmpeg([
    '-f', 'lavfi', '-i', 'color=red:s=320x180:r=30:d=1.5', '-f', 'lavfi', '-i', 'color=blue:s=320x180:r=30:d=2.5',
    '-f', 'lavfi', '-i', `aevalsrc='sin(2764*t)*lt(t,1.45)':d=4`,
    '-filter_complex', '[0][1]concat', ...h264, '-g', '90', 'untrimmed.mp4',
  ]); // prettier-ignore
  await make.ffmpeg(['-ss', '1.5', '-i', 'untrimmed.mp4', '-c', 'copy', name]);
  return readFile(make.at(name));
};

/** 2 s of video with 5 s of audio. */
const longerAudio =
  (args: string[]): MediaSample['make'] =>
  async (make, name) => {
    const videoInput = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=2'];
    await make.ffmpeg([...videoInput, '-f', 'lavfi', '-i', 'sine=d=5', ...args, name]);
    return readFile(make.at(name));
  };

/** Files that are converted and shown. */
export const convertedSamples: Record<string, MediaSample> = {
  'standard.mp4': {
    what: 'H.264 and AAC, 30 frames per second, a keyframe every second',
    make: encodedClip(h264),
    expected: video('640x360', ['source']),
  },
  'hd.mp4': {
    what: 'the same in 720p: the source and one lower rendition',
    make: encodedClip(h264, { size: '1280x720' }),
    expected: video('1280x720', ['source', '480']),
  },
  'iphone.mov': {
    what: 'H.264 in MOV (QuickTime)',
    make: encodedClip(h264),
    expected: video('640x360', ['source']),
  },
  'android.3gp': {
    what: 'H.264 and AAC in 3GP',
    make: encodedClip(h264),
    expected: video('640x360', ['source']),
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
    expected: video('640x360', ['source']),
  },
  'hevc.mov': {
    what: 'HEVC in MOV, as recorded by iPhones',
    make: encodedClip(hevc),
    expected: video('640x360', ['360']),
  },
  'hdr10.mp4': {
    what: '10-bit HEVC in HDR10 (PQ): tone-mapped',
    make: encodedClip(hdr10),
    expected: video('640x360', ['360']),
  },
  'hlg.mov': {
    what: '10-bit HEVC in HLG, the HDR format of iPhones: tone-mapped',
    make: encodedClip(hlg),
    expected: video('640x360', ['360']),
  },
  'vp9.webm': {
    what: 'VP9 and Opus in WebM',
    make: encodedClip(vp9),
    expected: video('640x360', ['360']),
  },
  'av1.mp4': {
    what: 'AV1 in MP4',
    make: encodedClip(av1),
    expected: video('640x360', ['360']),
  },
  'av1.webm': {
    what: 'AV1 in WebM',
    make: encodedClip(av1),
    expected: video('640x360', ['360']),
  },
  'portrait.mp4': {
    what: 'portrait, rotated by 90° in metadata',
    make: async (make, name) => {
      return turned(await make.clip(name, h264), 90);
    },
    expected: video('360x640', ['360']),
  },
  'portrait-hd.mov': {
    what: '720p portrait, HEVC: renditions follow the shorter side',
    make: async (make, name) => {
      return turned(await make.clip(name, hevc, { size: '1280x720', seconds: 1 }), 270);
    },
    expected: video('720x1280', ['720', '480']),
  },
  'variable.mp4': {
    what: 'variable frame rate',
    make: encodedClip([...hevc, '-vf', `select='not(mod(n,3))+gt(t,1)'`, '-fps_mode', 'vfr']),
    expected: video('640x360', ['360']),
  },
  'slow-motion.mp4': {
    what: '240 frames per second: converted to 60',
    make: encodedClip([...h264, '-g', '240'], { rate: 240, seconds: 1, size: '320x180' }),
    expected: video('320x180', ['source']),
  },
  'silent.mp4': {
    what: 'no audio',
    make: encodedClip(h264, { silent: true }),
    expected: video('640x360', ['source'], false),
  },
  'odd.webm': {
    what: 'odd width and height (479×271): made even',
    make: encodedClip([...vp9, '-vf', 'crop=479:271:exact=1'], { size: '640x360' }),
    expected: video('478x270', ['270']),
  },
  'anamorphic.mp4': {
    what: 'non-square pixels: converted to square',
    make: encodedClip([...h264, '-vf', 'setsar=2']),
    expected: video('1280x360', ['360']),
  },
  'seldom.mp4': {
    what: 'H.264 with a keyframe every 8 seconds: re-encoded',
    make: encodedClip([...h264, '-g', '999', '-sc_threshold', '0'], { seconds: 8, size: '320x180' }),
    expected: video('320x180', ['180']),
  },
  'trimmed.mp4': {
    what: 'H.264 with an edit list that starts between two keyframes: re-encoded without the trimmed part',
    make: trimmed,
    expected: video('320x180', ['180']),
  },
  'outlasting.mp4': {
    what: 'audio longer than the video',
    make: longerAudio(h264),
    expected: video('320x180', ['source']),
  },
  'outlasting.webm': {
    what: 'the same in VP9',
    make: longerAudio(vp9),
    expected: video('320x180', ['180']),
  },
  'instant.mp4': {
    what: 'H.264 with one frame',
    make: encodedClip([...h264, '-frames:v', '1'], { silent: true }),
    expected: video('640x360', ['source'], false),
  },
  'deep.mp4': {
    what: 'H.264 with 4:4:4 color, which browsers cannot play',
    make: encodedClip([...h264, '-pix_fmt', 'yuv444p']),
    expected: video('640x360', ['360']),
  },
  'moving.gif': {
    what: 'an animated GIF: converted to video',
    make: encodedClip(['-an'], { size: '160x120', rate: 10 }),
    expected: video('160x120', ['120'], false),
  },
  'held.gif': {
    what: 'a GIF whose last frame lasts 3 seconds',
    make: async (make, name) => {
      const bytes = Buffer.from(await make.clip(name, ['-an'], { size: '160x120', rate: 10, seconds: 0.8 }));
      bytes.writeUInt16LE(300, bytes.lastIndexOf(Buffer.from('21f904', 'hex')) + 4);
      return bytes;
    },
    expected: video('160x120', ['120'], false),
  },
  'photo.jpg': {
    what: 'JPEG with location and camera in EXIF',
    make: (make) => make.photo().jpeg().toBuffer(),
    expected: image('900x600'),
  },
  'upright.jpg': {
    what: 'portrait JPEG, rotated by EXIF',
    make: (make) => make.photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    expected: image('600x900'),
  },
  'photo.png': {
    what: 'PNG with transparency',
    make: (make) => make.photo().ensureAlpha(0.5).png().toBuffer(),
    expected: image('900x600'),
  },
  'photo.webp': {
    what: 'WebP',
    make: (make) => make.photo().webp().toBuffer(),
    expected: image('900x600'),
  },
  'photo.avif': {
    what: 'AVIF',
    make: (make) => make.photo(320, 200).avif({ effort: 0 }).toBuffer(),
    expected: image('320x200'),
  },
  'photo.heic': {
    what: 'HEIC, the photo format of iPhones',
    make: async (make) => {
      const { exif = Buffer.alloc(0) } = await sharp(await make.photo(64, 64).jpeg().toBuffer()).metadata();
      const frame = await make.clip('frame.mp4', [...hevc, '-frames:v', '1'], { silent: true });
      return createHeic(frame, { width: 640, height: 360, exif });
    },
    expected: image('640x360'),
  },
  'phone.heic': {
    what: 'HEIC of 48 megapixels in 192 tiles',
    make: caseFile('48-megapixels.heic'),
    expected: image('2048x1536'),
  },
  'tiles.avif': {
    what: 'AVIF of 272 tiles',
    make: async (make) => {
      const withoutExif = sharp(await make.photo(128, 128).png().toBuffer());
      const tile = await withoutExif.avif({ effort: 0 }).toBuffer();
      return createTiledAvif(tile, { columns: 17, rows: 16, tilePx: 128 });
    },
    expected: image('2048x1928'),
  },
  'display-p3.heic': {
    what: 'HEIC in Display P3, as iPhones store it: converted to sRGB',
    make: caseFile('display-p3.heic'),
    expected: image('128x96'),
  },
  'sequence.avif': {
    what: 'an AVIF sequence: its first picture',
    make: caseFile('animated.avif'),
    expected: image('160x120'),
  },
  'no-end-mark.jpg': {
    what: 'a whole JPEG without its end mark',
    make: caseFile('no-end-mark.jpg'),
    expected: image('160x120'),
  },
  'bytes-short.jpg': {
    what: 'a JPEG without its last 20 bytes',
    make: async (make) => (await make.photo().jpeg().toBuffer()).subarray(0, -20),
    expected: image('900x600'),
  },
  'still.gif': {
    what: 'a GIF with one frame',
    make: (make) => make.photo(200, 100).gif().toBuffer(),
    expected: image('200x100'),
  },
  'large.jpg': {
    what: 'a photo of 12 megapixels: scaled down to at most 2048 pixels per side',
    make: (make) => make.photo(4032, 3024).jpeg({ quality: 40 }).toBuffer(),
    expected: image('2048x1536'),
  },
  'picture.mp4': {
    what: 'a PNG named .mp4',
    make: (make) => make.photo(300, 200).png().toBuffer(),
    expected: image('300x200'),
  },
  'film.jpg': {
    what: 'an MP4 named .jpg',
    make: async (make) => make.clip('film.mp4', h264),
    expected: video('640x360', ['source']),
  },
  'polyglot.png': {
    what: 'a PNG with an HTML page appended: re-encoded without it',
    make: async (make) =>
      Buffer.concat([await make.photo(300, 200).png().toBuffer(), Buffer.from('<script>SpyPhone</script>')]),
    expected: image('300x200'),
  },
};
