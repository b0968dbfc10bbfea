import { pictureSides } from '@rinkside/contracts/highlight-picture';
import { segment, type Plan, type Rung } from './plan.js';
import type { Film } from './probe.js';
import { input, threads } from './tools.js';

// What ffmpeg is told. Every word is ours; of a stranger's file come only numbers and names of known colours.

/** Nothing of where and with what it was filmed, nor chapters, nor an encoder's name. */
const bare = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
/** Cameras hide position and model in messages between the frames. */
const bareFrames = ['-bsf:v', 'filter_units=remove_types=6'];

const scaled = ({ width, height }: Rung, colours: string) =>
  `scale=${width}:${height}:flags=bicubic${colours},setsar=1`;
/** Every rendition is labelled so; HDR comes there with its tones. */
const coloured = ({ hdr, matrix }: Film) =>
  hdr ? '' : `:in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`;
/** Maps the brightness of HDR to what every screen shows. */
const toned = ({ hdr }: Film) =>
  hdr
    ? `zscale=tin=${hdr.transfer}:pin=${known(hdr.primaries, 'bt2020')}:min=${known(hdr.space, 'bt2020nc')}:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,`
    : '';
const known = (value: string, otherwise: string) => (/^bt\w+$/.test(value) ? value : otherwise);

const hls = (name: string) => [
  '-f', 'hls',
  '-hls_time', String(segment),
  '-hls_playlist_type', 'vod',
  '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file+independent_segments',
  '-hls_segment_filename', `${name}.mp4`,
  `${name}.m3u8`,
]; // prettier-ignore

const sound = ({ audio }: Film, copy: boolean) => {
  if (!audio) return [];
  const plain = audio.codec === 'aac LC' && audio.channels <= 2 && !audio.trimmed;
  const codec =
    copy && plain ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  return ['-map', `0:${audio.stream}`, ...codec];
};

/** The source's own picture in segments: no frame is touched. */
export const copyArgs = (film: Film, { name }: Rung) => [
  ...input(film.demuxer, 'in'),
  '-map', `0:${film.stream}`, '-c:v', 'copy', '-tag:v', 'avc1', ...bareFrames,
  ...sound(film, true), ...bare, ...hls(name),
]; // prettier-ignore

/** The fast preset, with what the next one up gains most by: bits go where later frames look (`0011-speed.md`). */
const effort = ['-preset', 'superfast', '-x264-params', 'mbtree=1:rc-lookahead=10', '-crf', '23'];

const encoded = (film: Film, rung: Rung, label: string, cuts: Plan['cuts']) => {
  const rate = rung.bitrate ?? 0;
  const side = Math.min(rung.width, rung.height);
  const begins = cuts ? cuts.map((time) => time.toFixed(3)).join() : `expr:gte(t,n_forced*${segment})`;
  return [
    '-map', label,
    '-c:v', 'libx264', ...effort, '-profile:v', side <= 720 ? 'main' : 'high',
    '-maxrate', String(rate), '-bufsize', String(2 * rate), '-threads', String(threads),
    '-force_key_frames', begins, '-g', '600', '-sc_threshold', '0', '-pix_fmt', 'yuv420p',
    '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709',
    ...sound(film, true), ...bare, ...hls(rung.name),
  ]; // prettier-ignore
};

/** Several renditions in one go: decoded once, each scaled from the one above it, with segments that begin together. */
export const encodeArgs = (film: Film, rungs: Rung[], { cuts }: Plan, limit: number) => {
  const last = rungs.length - 1;
  const graph = rungs.map((rung, at) => {
    // Tones are mapped at the size they are shown in: that is the dear part.
    const from = at === 0 ? `[0:${film.stream}]fps=${film.rate.toFixed(5)},` : `[from${at}]`;
    const tones = at === 0 ? toned(film) : '';
    const to = at === last ? `[v${at}]` : `,split[v${at}][from${at + 1}]`;
    const colours = at === 0 ? coloured(film) : '';
    return `${from}${scaled(rung, colours)},${tones}format=yuv420p${to}`;
  });
  return [
    '-threads', String(threads), '-t', String(limit), ...input(film.demuxer, 'in'),
    '-filter_complex', graph.join(';'),
    ...rungs.flatMap((rung, at) => encoded(film, rung, `[v${at}]`, cuts)),
  ]; // prettier-ignore
};

const drawn = (label: string, ...words: string[]) => ['-map', label, '-frames:v', '1', ...bare, ...words];

/** One second in, or the middle of what is shorter: first frames are often dark. No frame begins after the last one. */
export const posterArgs = (film: Film) => {
  const time = Math.min(1, film.duration / 2, film.lastFrame);
  const fit = (side: number) =>
    `scale=w='min(iw,${side})':h='min(ih,${side})':force_original_aspect_ratio=decrease,setsar=1`;
  const square = film.squarePixels ? '' : `scale=iw*sar:ih,setsar=1,`;
  return [
    '-ss', (Math.floor(time * 1000) / 1000).toFixed(3), ...input(film.demuxer, 'in'),
    '-filter_complex',
    `[0:${film.stream}]${square}${fit(pictureSides.poster)},${toned(film)}format=yuv420p,split=3[a][b][c];[c]${fit(pictureSides.small)},split=2[d][e]`,
    ...drawn('[a]', '-q:v', '3', 'poster.jpg'),
    ...drawn('[b]', '-quality', '80', 'poster.webp'),
    ...drawn('[d]', '-q:v', '3', 'small.jpg'),
    ...drawn('[e]', '-quality', '80', 'small.webp'),
  ]; // prettier-ignore
};
export const posters = ['poster.jpg', 'poster.webp', 'small.jpg', 'small.webp'];

/** The same frames in one MP4 whose index comes first. */
export const everybodyArgs = ({ name }: Rung) => [
  ...input('mov', `${name}.mp4`),
  '-map', '0', '-c', 'copy', ...bare, '-movflags', '+faststart', 'media.mp4',
]; // prettier-ignore
