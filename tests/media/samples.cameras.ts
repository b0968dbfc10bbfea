import { readFile } from 'node:fs/promises';
import { mediaRules } from '@rinkside/contracts/media';
import { h264, hevc } from './media-maker.js';
import { caseFile, encodedClip, type MediaSample } from './media-sample.js';

const small = { seconds: 1, size: '160x120' };
const expectedSmall = { shown: 'video' as const, size: '160x120', renditions: ['120'], sound: true };
const copiedSmall = { ...expectedSmall, renditions: ['source'] };
const silent = { ...expectedSmall, sound: false };

/** A small clip with sound that is encoded to one rendition. */
const clip = (what: string, args: string[], expected: MediaSample['expected'] = expectedSmall) => ({
  what,
  make: encodedClip(args, small),
  expected,
});

/** Joins two sizes into one stream, as calls do when their quality changes. */
const changingSize =
  (codec: string[], format: string): MediaSample['make'] =>
  async (make, name) => {
    for (const [part, size] of [['first', '160x120'], ['second', '120x160']] as const)
      await make.clip(`${part}.${format}`, codec, { size, seconds: 1, silent: true });
    await make.write('parts.txt', `file first.${format}\nfile second.${format}\n`);
    await make.ffmpeg(['-f', 'concat', '-i', 'parts.txt', '-c', 'copy', name]);
    return readFile(make.at(name));
  }; // prettier-ignore

/** Videos of cameras, recorders and calls. */
export const cameraSamples: Record<string, MediaSample> = {
  'camcorder.mts': clip('H.264 and AC-3 in a transport stream, as recorded by camcorders', [
    ...h264, '-c:a', 'ac3', '-f', 'mpegts', '-mpegts_m2ts_mode', '1',
  ]), // prettier-ignore
  'broadcast.ts': clip('H.264 and AAC in a transport stream', [...h264, '-f', 'mpegts']),
  'camera.avi': clip('MJPEG with A-law sound in AVI', [
    '-c:v',
    'mjpeg',
    '-pix_fmt',
    'yuvj420p',
    '-c:a',
    'pcm_alaw',
  ]),
  'old.avi': clip('MPEG-4 in AVI', ['-c:v', 'mpeg4', '-an'], silent),
  'handycam.mpg': clip('MPEG-2 and MP2 in a program stream', [
    '-c:v',
    'mpeg2video',
    '-c:a',
    'mp2',
    '-f',
    'vob',
  ]),
  'windows.wmv': clip('WMV 2 and WMA', ['-c:v', 'wmv2', '-c:a', 'wmav2']),
  'flash.flv': clip('Sorenson Spark and MP3 in FLV', ['-c:v', 'flv1', '-c:a', 'mp3', '-ar', '44100']),
  'theora.ogv': clip('Theora and Vorbis in Ogg', ['-c:v', 'libtheora', '-c:a', 'libvorbis']),
  'pocket.mov': clip('MJPEG with 8-bit sound in MOV', [
    '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_u8',
  ]), // prettier-ignore
  'cinema.mov': clip('ProRes, a professional codec', ['-c:v', 'prores_ks', '-an'], silent),
  'security.mkv': clip('H.264 with A-law sound', [...h264, '-c:a', 'pcm_alaw'], copiedSmall),
  'recorder-flac.mkv': clip('H.264 with FLAC sound', [...h264, '-c:a', 'flac'], copiedSmall),
  'recorder-wavpack.mkv': clip(
    'H.264 with WavPack sound, which is not decoded',
    [...h264, '-c:a', 'wavpack'],
    { ...copiedSmall, sound: false, reason: mediaRules.soundFormat },
  ),
  'recorder-32.mov': clip('H.264 with 32-bit sound', [...h264, '-c:a', 'pcm_s32le'], copiedSmall),
  'interlaced.mp4': clip('interlaced H.264: deinterlaced', [
    ...h264, '-vf', 'scroll=h=0.05,tinterlace=interleave_top', '-flags', '+ilme+ildct', '-x264-params', 'tff=1',
  ]), // prettier-ignore
  'interlaced.mov': clip('interlaced MPEG-4: deinterlaced', [
    '-vf', 'scroll=h=0.05,tinterlace=interleave_top', '-c:v', 'mpeg4', '-flags', '+ilme+ildct', '-c:a', 'aac',
  ]), // prettier-ignore
  'mirrored.mp4': {
    what: 'H.264 mirrored by its display matrix',
    make: caseFile('mirrored.mp4'),
    expected: silent,
  },
  'display-p3.mov': {
    what: 'HEVC in Display P3 without HDR: converted to BT.709',
    make: caseFile('display-p3.mov'),
    expected: silent,
  },
  'preview-first.mov': {
    what: 'a preview of one frame as the first of two video streams',
    make: async (make, name) => {
      await make.ffmpeg([
        '-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=1:d=1', '-f', 'lavfi', '-i', 'testsrc2=s=160x120:d=2',
        '-map', '0', '-map', '1', '-c:v:0', 'mjpeg', '-c:v:1', 'libx265', '-x265-params', 'log-level=none', name,
      ]); // prettier-ignore
      return readFile(make.at(name));
    },
    expected: silent,
  },
  'fragmented.mp4': clip('a fragmented MP4 without its duration', [
    ...h264, '-movflags', 'frag_keyframe+empty_moov+default_base_moof',
  ], copiedSmall), // prettier-ignore
  'changing-size.mkv': {
    what: 'H.264 whose size changes midway: black bars fill the rest',
    make: changingSize(h264, 'h264'),
    expected: silent,
  },
  'changing-size.webm': {
    what: 'the same in VP8',
    make: changingSize(['-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '500k'], 'ivf'),
    expected: silent,
  },
  'fades-in.mp4': {
    what: 'black for two seconds: the poster is a later frame',
    make: encodedClip([...hevc, '-vf', 'fade=in:st=2:d=0.5'], { seconds: 4, size: '160x120', rate: 10 }),
    expected: expectedSmall,
  },
  'black.mp4': clip('black throughout, as with the lens cap on: the poster is black', [
    ...hevc,
    '-vf',
    'drawbox=t=fill',
  ]),
  'flat.mp4': clip('one bright color throughout: the poster has this color', [
    ...h264, '-vf', 'drawbox=c=0xd0e0f0:t=fill',
  ], copiedSmall), // prettier-ignore
};
