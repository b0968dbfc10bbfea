import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import { segmentSeconds, type RenditionPlan, type VideoRendition } from './rendition-plan.js';
import type { VideoInfo } from './probe.js';
import { inputArgs, encoderThreads } from './ffmpeg.js';

// ffmpeg arguments. From the untrusted file they contain only numbers and the names of known color spaces.

/** Removes metadata such as location and device, chapters, and the encoder's name. */
const stripMetadata = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags',
  '+bitexact',
];
/** Removes SEI messages, in which cameras store location and model. */
const stripSei = ['-bsf:v', 'filter_units=remove_types=6'];

const scaleFilter = ({ width, height }: VideoRendition, colorOptions: string) =>
  `scale=${width}:${height}:flags=bicubic${colorOptions},setsar=1`;
/** Converts SDR sources to BT.709; HDR sources are converted by the tone mapping. */
const colorOptionsOf = ({ hdr, colorMatrix }: VideoInfo) =>
  hdr ? '' : `:in_color_matrix=${colorMatrix}:out_color_matrix=bt709:out_range=tv`;
/** Tone maps HDR to SDR. */
const toneMapFilter = ({ hdr }: VideoInfo) =>
  hdr
    ? `zscale=tin=${hdr.transfer}:pin=${colorNameOr(hdr.primaries, 'bt2020')}:min=${colorNameOr(hdr.space, 'bt2020nc')}:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,`
    : '';
const colorNameOr = (value: string, fallback: string) => (/^bt\w+$/.test(value) ? value : fallback);

const hlsArgs = (name: string) => [
  '-f', 'hls',
  '-hls_time', String(segmentSeconds),
  '-hls_playlist_type', 'vod',
  '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file+independent_segments',
  '-hls_segment_filename', `${name}.mp4`,
  `${name}.m3u8`,
]; // prettier-ignore

const audioArgs = ({ audio }: VideoInfo, copy: boolean) => {
  if (!audio) return [];
  const isCopyable = audio.codec === 'aac LC' && audio.channels <= 2 && !audio.isTrimmed;
  const codec =
    copy && isCopyable ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  return ['-map', `0:${audio.stream}`, ...codec];
};

/** Arguments that segment the source's video stream without re-encoding it. */
export const copyArgs = (video: VideoInfo, { name }: VideoRendition) => [
  ...inputArgs(video.demuxer, 'in'),
  '-map', `0:${video.stream}`, '-c:v', 'copy', '-tag:v', 'avc1', ...stripSei,
  ...audioArgs(video, true), ...stripMetadata, ...hlsArgs(name),
]; // prettier-ignore

/** The fast preset plus macroblock-tree rate control, the next preset's largest gain (measured in `0011-speed.md`). */
const encoderPreset = ['-preset', 'superfast', '-x264-params', 'mbtree=1:rc-lookahead=10', '-crf', '23'];

const renditionArgs = (
  video: VideoInfo,
  rendition: VideoRendition,
  label: string,
  segmentStarts: number[] | null,
) => {
  const maxRate = rendition.maxBitrate ?? 0;
  const side = Math.min(rendition.width, rendition.height);
  const keyframes = segmentStarts
    ? segmentStarts.map((time) => time.toFixed(3)).join()
    : `expr:gte(t,n_forced*${segmentSeconds})`;
  return [
    '-map', label,
    '-c:v', 'libx264', ...encoderPreset, '-profile:v', side <= 720 ? 'main' : 'high',
    '-maxrate', String(maxRate), '-bufsize', String(2 * maxRate), '-threads', String(encoderThreads),
    '-force_key_frames', keyframes, '-g', '600', '-sc_threshold', '0', '-pix_fmt', 'yuv420p',
    '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709',
    ...audioArgs(video, true), ...stripMetadata, ...hlsArgs(rendition.name),
  ]; // prettier-ignore
};

/**
 * Arguments that encode several renditions in one process: the source is decoded once, each rendition is scaled from
 * the next larger one, and segments of all renditions start at the same times.
 * @param limit Maximum duration read from the source, s.
 */
export const encodeArgs = (
  video: VideoInfo,
  renditions: VideoRendition[],
  { segmentStarts }: RenditionPlan,
  limit: number,
) => {
  const last = renditions.length - 1;
  const graph = renditions.map((rendition, at) => {
    const source = at === 0 ? `[0:${video.stream}]fps=${video.frameRate.toFixed(5)},` : `[from${at}]`;
    // Tone mapping is expensive, so it runs after scaling.
    const toneMap = at === 0 ? toneMapFilter(video) : '';
    const outputs = at === last ? `[v${at}]` : `,split[v${at}][from${at + 1}]`;
    const colorOptions = at === 0 ? colorOptionsOf(video) : '';
    return `${source}${scaleFilter(rendition, colorOptions)},${toneMap}format=yuv420p${outputs}`;
  });
  return [
    '-threads', String(encoderThreads), '-t', String(limit), ...inputArgs(video.demuxer, 'in'),
    '-filter_complex', graph.join(';'),
    ...renditions.flatMap((rendition, at) => renditionArgs(video, rendition, `[v${at}]`, segmentStarts)),
  ]; // prettier-ignore
};

const imageArgs = (label: string, ...options: string[]) => [
  '-map', label, '-frames:v', '1', ...stripMetadata, ...options,
]; // prettier-ignore

/**
 * Arguments that write the poster images. The frame is one second in, or in the middle of a shorter video, because
 * first frames are often dark, and never after the last frame's start.
 */
export const posterArgs = (video: VideoInfo) => {
  const time = Math.min(1, video.duration / 2, video.lastFrameTime);
  const fit = (side: number) =>
    `scale=w='min(iw,${side})':h='min(ih,${side})':force_original_aspect_ratio=decrease,setsar=1`;
  const squarePixels = video.squarePixels ? '' : `scale=iw*sar:ih,setsar=1,`;
  return [
    '-ss', (Math.floor(time * 1000) / 1000).toFixed(3), ...inputArgs(video.demuxer, 'in'),
    '-filter_complex',
    `[0:${video.stream}]${squarePixels}${fit(maxImageSidesPx.poster)},${toneMapFilter(video)}format=yuv420p,split=3[a][b][c];[c]${fit(maxImageSidesPx.small)},split=2[d][e]`,
    ...imageArgs('[a]', '-q:v', '3', 'poster.jpg'),
    ...imageArgs('[b]', '-quality', '80', 'poster.webp'),
    ...imageArgs('[d]', '-q:v', '3', 'small.jpg'),
    ...imageArgs('[e]', '-quality', '80', 'small.webp'),
  ]; // prettier-ignore
};
export const posterFiles = ['poster.jpg', 'poster.webp', 'small.jpg', 'small.webp'];

/** Arguments that remux a rendition into a progressive MP4 with its index at the front. */
export const progressiveMp4Args = ({ name }: VideoRendition) => [
  ...inputArgs('mov', `${name}.mp4`),
  '-map', '0', '-c', 'copy', ...stripMetadata, '-movflags', '+faststart', 'media.mp4',
]; // prettier-ignore
