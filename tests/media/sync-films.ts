import { readFile } from 'node:fs/promises';
import { flashAndBeep } from './flash-and-beep.js';
import { h264, hevc, vp9 } from './media-maker.js';
import { caseFile, type MediaSample } from './media-sample.js';

const film =
  (args: string[], inputs: Parameters<typeof flashAndBeep>[0] = {}): MediaSample['make'] =>
  async (make, name) => {
    await make.ffmpeg([...flashAndBeep(inputs), ...args, name]);
    return readFile(make.at(name));
  };
/** Makes the picture or the sound start later. */
const late = (stream: 'a' | 'v', seconds: number) => [
  stream === 'a' ? '-af' : '-vf',
  `${stream === 'a' ? 'asetpts' : 'setpts'}=PTS+${seconds}/TB`,
];
const sharpKeys = [...h264.filter((arg) => arg !== 'ultrafast' && arg !== '-preset'), '-preset', 'veryfast'];

export interface SyncFilm {
  make: MediaSample['make'];
  /** Seconds from each flash to its beep. */
  beepAfterFlash: number;
  seconds: number;
  /** Times of the beeps if not every flash has one. */
  beeps?: number[];
}

/** Films with a flash and a beep per second. */
export const syncFilms: Record<string, SyncFilm> = {
  'copied.mp4': { make: film(sharpKeys), beepAfterFlash: 0, seconds: 4 },
  'three-sizes.mp4': { make: film([...sharpKeys, '-vf', 'scale=1920:1080']), beepAfterFlash: 0, seconds: 4 },
  'mp3-sound.mp4': {
    make: film([...sharpKeys, '-c:a', 'libmp3lame', '-ar', '44100']),
    beepAfterFlash: 0,
    seconds: 4,
  },
  'ten-frames.mp4': { make: film(hevc, { rate: 10 }), beepAfterFlash: 0, seconds: 4 },
  'fifty-frames.webm': { make: film(vp9, { rate: 50 }), beepAfterFlash: 0, seconds: 4 },
  'late-sound.mp4': { make: film([...sharpKeys, ...late('a', 0.5)]), beepAfterFlash: 0.5, seconds: 4.5 },
  'late-sound.mkv': { make: film([...hevc, ...late('a', 0.27)]), beepAfterFlash: 0.27, seconds: 4.27 },
  'late-picture.mp4': { make: film([...sharpKeys, ...late('v', 0.5)]), beepAfterFlash: -0.5, seconds: 4.5 },
  'sound-after-first-segment.mp4': {
    make: film([...sharpKeys, ...late('a', 3)]),
    beepAfterFlash: 0,
    seconds: 7,
    beeps: [3, 4, 5, 6],
  },
  'early-end.mp4': {
    make: film(sharpKeys, { seconds: 6, soundSeconds: 3 }),
    beepAfterFlash: 0,
    seconds: 6,
    beeps: [0, 1, 2],
  },
  'pause.webm': {
    make: caseFile('sound-pauses.webm'),
    beepAfterFlash: 0,
    seconds: 10,
    beeps: [0, 6.49],
  },
};
