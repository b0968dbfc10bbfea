import { hevc } from './media-maker.js';
import type { TimeCodedFilm } from './time-coded.js';

const rates = ['24000/1001', '25', '30000/1001', '60000/1001'];
/** H.264 with B-frames and a keyframe every so many frames. */
const h264 = (keyframeDistance: number) => [
  '-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p', '-g', String(keyframeDistance),
  '-sc_threshold', '0',
]; // prettier-ignore
/** Every frame of a second, then one of four, and so on. */
const variableRate = [`select='mod(floor(t),2)*not(mod(n,4))+not(mod(floor(t),2))'`];
const keepTimes = ['-fps_mode', 'vfr', '-enc_time_base', '1/60000', '-video_track_timescale', '60000'];

/** Films of 7 s, by file name, with the least number of their pictures. */
export const timeCodedFilms: Record<string, TimeCodedFilm & { pictures: number }> = {
  ...Object.fromEntries(
    rates.flatMap((rate) => {
      const perSecond = Math.round(Number(rate.split('/')[0]) / Number(rate.split('/')[1] ?? 1));
      return [
        [`encoded-${perSecond}.mp4`, { rate, args: hevc, isCopied: false, pictures: 4 }],
        [`copied-${perSecond}.mp4`, { rate, args: h264(perSecond), isCopied: true, pictures: 4 }],
      ];
    }),
  ),
  'copied-seldom.mp4': { rate: '30000/1001', args: h264(120), isCopied: true, pictures: 2 },
  'copied-just-before.mkv': { rate: '25', args: h264(49), isCopied: true, pictures: 3 },
  'encoded-variable.mp4': {
    rate: '30000/1001',
    args: [...hevc, ...keepTimes],
    filters: variableRate,
    isCopied: false,
    pictures: 4,
  },
  'copied-variable.mp4': {
    rate: '30000/1001',
    args: [...h264(20), ...keepTimes],
    filters: variableRate,
    isCopied: true,
    pictures: 3,
  },
};
