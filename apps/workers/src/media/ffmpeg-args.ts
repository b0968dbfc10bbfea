import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import { segmentSeconds, type RenditionPlan, type VideoRendition } from './rendition-plan.js';
import { maxFrameRate } from './picture-track.js';
import type { VideoInfo } from './probe.js';
import { inputArgs, encoderThreads } from './ffmpeg.js';

// ffmpeg arguments. From the untrusted file they contain only numbers and the names of known color spaces.

/** Removes metadata such as location and device, chapters, and the encoder's name. */
export const stripMetadata = [
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
const stripSei = 'filter_units=remove_types=6';
/** Sets the duration of each frame to its distance from the next one; the muxer derives the start of segments from it. */
const exactDurations = 'setts=duration=if(eq(NEXT_DTS\\,NOPTS)\\,DURATION\\,NEXT_DTS-DTS)';

/** Reads the source with times that count from `video.start`, turned by our filters only. */
const sourceArgs = ({ demuxer, start }: VideoInfo) => [
  '-copyts', '-itsoffset', (-start).toFixed(6), '-noautorotate', ...inputArgs(demuxer, 'in'),
]; // prettier-ignore

type Size = Pick<VideoRendition, 'width' | 'height'>;
const scaleFilter = ({ width, height }: Size, colorOptions = '') =>
  `scale=${width}:${height}:flags=bicubic${colorOptions},setsar=1`;
/** Scales the source's frames. Frames of another shape, after a change of the size, get black bars. */
const fitFilter = ({ width, height }: Size, colorOptions: string) => {
  const shape = width / height;
  const isSameShape = `lt(abs(dar/${shape.toFixed(5)}-1),0.05)`;
  const isWider = `gt(dar,${shape.toFixed(5)})`;
  const fittedWidth = `'if(${isSameShape}+${isWider},${width},2*round(${height}*dar/2))'`;
  const fittedHeight = `'if(${isSameShape}+not(${isWider}),${height},2*round(${width}/dar/2))'`;
  return `scale=${fittedWidth}:${fittedHeight}:flags=bicubic${colorOptions},setsar=1,pad=${width}:${height}:-1:-1`;
};
/** Converts the matrix of ordinary sources to BT.709; wide colors are converted by their own filter. */
const colorOptionsOf = ({ wideColor, colorMatrix }: VideoInfo) =>
  wideColor ? '' : `:in_color_matrix=${colorMatrix}:out_color_matrix=bt709:out_range=tv`;
const colorNameOr = (value: string, fallback: string) =>
  /^(bt\d+\w*|smpte43[12])$/.test(value) ? value : fallback;
/** Colors outside BT.709 are clipped as RGB: in YUV their negative parts darken them, by an amount that depends on zimg. */
const clippedToBt709 = 'format=gbrp16le,zscale=m=bt709:r=tv,';
/** Converts wide colors to BT.709: tone maps HDR, otherwise converts the primaries. */
const wideColorFilter = ({ wideColor, colorMatrix }: VideoInfo) => {
  if (!wideColor) return '';
  const { isHdr, transfer, primaries, space } = wideColor;
  if (isHdr)
    return `zscale=tin=${transfer}:pin=${colorNameOr(primaries, 'bt2020')}:min=${colorNameOr(space, 'bt2020nc')}:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709,${clippedToBt709}`;
  const matrix = colorNameOr(space, colorMatrix === 'bt709' ? 'bt709' : 'bt470bg');
  return `zscale=pin=${colorNameOr(primaries, 'bt709')}:tin=bt709:min=${matrix}:p=bt709:t=bt709,${clippedToBt709}`;
};

/** Filters that make progressive, upright frames. */
const uprightFilters = ({ fields, orientationFilters }: VideoInfo) => [
  ...(fields === 'progressive' ? [] : ['bwdif=mode=send_frame:deint=interlaced']),
  ...orientationFilters,
];

/** Filters that set the times of the frames: a constant rate, or the source's own times up to 60 per second. */
const timingFilters = ({ isVariable, frameRate, lead, duration, lastFrameTime }: VideoInfo) => {
  const frame = `floor(t*${maxFrameRate}+0.05)`;
  const lastFrame = `floor(prev_selected_t*${maxFrameRate}+0.05)`;
  const holdsLastFrame = duration - lastFrameTime > 1.5 / frameRate;
  // The first frame is shown until the second one if the sound starts earlier.
  const fromStart = lead > 0 ? [`setpts='if(lte(T,${(lead + 0.001).toFixed(3)}),0,PTS)'`] : [];
  // `setpts` of ffmpeg 7.0 and 7.1 forgets the frame rate, and 25 fps would follow.
  if (!isVariable) return [...fromStart, `fps=${frameRate.toFixed(5)}`];
  return [
    `select='isnan(prev_selected_t)+gt(${frame},${lastFrame})'`,
    ...(holdsLastFrame ? ['tpad=stop=1:stop_mode=clone'] : []),
    ...fromStart,
  ];
};

/** Keeps the times of frames; without B-frames, each frame's stored duration is the time it is shown. */
const variableRateArgs = [
  '-enc_time_base', '1/90000', '-fps_mode', 'vfr', '-bf', '0', '-bsf:v', exactDurations,
]; // prettier-ignore

/**
 * Players ignore edit lists in HLS: the tracks start at zero without them, and frames are reordered by negative
 * offsets.
 */
const withoutEditList = 'movflags=+negative_cts_offsets:use_editlist=0';
const hlsArgs = (name: string) => [
  '-f', 'hls',
  '-hls_time', String(segmentSeconds),
  '-hls_playlist_type', 'vod',
  '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file+independent_segments',
  '-hls_segment_options', withoutEditList,
  '-hls_segment_filename', `${name}.mp4`,
  `${name}.m3u8`,
]; // prettier-ignore

/** Removes packets that start before this time, s. */
const dropPacketsBefore = (seconds: number) => ['-bsf:a', `noise=drop=lt(pts*tb\\,${seconds.toFixed(5)})`];

/** The encoded sound, an input of all renditions. */
export const soundFile = 'sound.mp4';
export const needsSoundFile = ({ audio }: VideoInfo): boolean => audio !== null && !audio.isCopyable;

/** Arguments that encode the sound for all renditions: silence where it starts late, pauses or ends early. */
export const soundArgs = (video: VideoInfo) => {
  const duration = video.totalDuration.toFixed(3);
  const filters = [
    'aresample=48000:async=1:min_hard_comp=0.01:first_pts=0',
    `apad=whole_dur=${duration}`,
    `atrim=end=${duration}`,
  ];
  return [
    ...sourceArgs(video), '-map', `0:${video.audio?.stream ?? 'a'}`, '-af', filters.join(),
    '-c:a', 'aac', '-b:a', '128k', '-ac', '2', ...dropPacketsBefore(0),
    ...stripMetadata, '-use_editlist', '0', soundFile,
  ]; // prettier-ignore
};

/** The second input of renditions if the audio was encoded to a file of its own. */
const soundInputArgs = (video: VideoInfo) => (needsSoundFile(video) ? inputArgs('mov', soundFile) : []);

const audioArgs = (video: VideoInfo) => {
  const { audio } = video;
  if (!audio) return [];
  return needsSoundFile(video)
    ? ['-map', '1:a', '-c:a', 'copy']
    : ['-map', `0:${audio.stream}`, '-c:a', 'copy', ...dropPacketsBefore(audio.firstPacketTime)];
};

/** Arguments that segment the source's video stream without re-encoding it. */
export const copyArgs = (video: VideoInfo, { name }: VideoRendition) => [
  ...sourceArgs(video), ...soundInputArgs(video),
  '-map', `0:${video.stream}`, '-c:v', 'copy', '-tag:v', 'avc1',
  '-bsf:v', `${stripSei},${exactDurations}`,
  ...audioArgs(video), ...stripMetadata, ...hlsArgs(name),
]; // prettier-ignore

/** The fast preset plus macroblock-tree rate control, the next preset's largest gain (measured in `0011-speed.md`). */
const encoderPreset = ['-preset', 'superfast', '-x264-params', 'mbtree=1:rc-lookahead=10', '-crf', '23'];

/** The first frame of each period of `segmentSeconds`. */
const everySegment = `expr:if(isnan(prev_forced_t),1,gt(floor(t/${segmentSeconds}+0.001),floor(prev_forced_t/${segmentSeconds}+0.001)))`;

const renditionArgs = (
  video: VideoInfo,
  rendition: VideoRendition,
  label: string,
  segmentStarts: number[] | null,
) => {
  const maxRate = rendition.maxBitrate ?? 0;
  const side = Math.min(rendition.width, rendition.height);
  const keyframes = segmentStarts ? segmentStarts.map((time) => time.toFixed(3)).join() : everySegment;
  return [
    '-map', label,
    '-c:v', 'libx264', ...encoderPreset, '-profile:v', side <= 720 ? 'main' : 'high',
    '-maxrate', String(maxRate), '-bufsize', String(2 * maxRate), '-threads', String(encoderThreads),
    '-force_key_frames', keyframes, '-g', '600', '-sc_threshold', '0', '-pix_fmt', 'yuv420p',
    '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709',
    ...(video.isVariable ? variableRateArgs : ['-fps_mode', 'cfr']),
    ...audioArgs(video), ...stripMetadata, ...hlsArgs(rendition.name),
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
  const sourceFilters = [...uprightFilters(video), ...timingFilters(video)].join();
  const graph = renditions.map((rendition, at) => {
    const source = at === 0 ? `[0:${video.stream}]${sourceFilters},` : `[from${at}]`;
    // The conversion of wide colors is expensive, so it runs after scaling.
    const wideColor = at === 0 ? wideColorFilter(video) : '';
    const outputs = at === last ? `[v${at}]` : `,split[v${at}][from${at + 1}]`;
    const colorOptions = at === 0 ? colorOptionsOf(video) : '';
    const scale = at === 0 ? fitFilter(rendition, colorOptions) : scaleFilter(rendition);
    return `${source}${scale},${wideColor}format=yuv420p${outputs}`;
  });
  return [
    '-threads', String(encoderThreads), '-t', String(limit), ...sourceArgs(video), ...soundInputArgs(video),
    '-filter_complex', graph.join(';'),
    ...renditions.flatMap((rendition, at) => renditionArgs(video, rendition, `[v${at}]`, segmentStarts)),
  ]; // prettier-ignore
};

const imageArgs = (label: string, ...options: string[]) => [
  '-map', label, '-frames:v', '1', ...stripMetadata, '-f', 'image2', '-update', '1', ...options,
]; // prettier-ignore

/** Containers with an index: reading starts anywhere. */
const seekableDemuxers = new Set(['mov', 'matroska']);
const posterStart = ({ demuxer, stream }: VideoInfo, time: number) =>
  seekableDemuxers.has(demuxer)
    ? { seekArgs: ['-ss', time.toFixed(3)], source: `[0:${stream}]` }
    : { seekArgs: [], source: `[0:${stream}]trim=start=${time.toFixed(3)},` };

/** What a frame shows at least: the brightness of its brightest tenth, of 255, and the entropy of its brightness, bits. */
const contentFilter = (brightness: number, entropy: number) => {
  const atLeast = (key: string, value: number) =>
    `metadata=mode=select:key=lavfi.${key}:value=${value}:function=greater`;
  return `signalstats,${atLeast('signalstats.YHIGH', brightness)},entropy,${atLeast('entropy.entropy.normal.Y', entropy)}`;
};
/**
 * Filters that choose a frame: the first bright one, else the first with some content, else the first. One is always
 * found, because ffmpeg 8 and later fail when an image output has none.
 */
const bestFrame = [
  'split=3[frames][darkframes][anyframes]',
  `[frames]${contentFilter(100, 2)},trim=end_frame=1[bright]`,
  `[darkframes]${contentFilter(30, 1)},trim=end_frame=1[dark]`,
  '[anyframes]trim=end_frame=1[any]',
  '[bright][dark][any]concat=n=3',
].join(';');
/** A later frame is not searched, s. */
const posterSearchSeconds = 30;

/**
 * Arguments that write the poster images: the best frame from one second on, or from the middle of a shorter video,
 * because first frames are often dark.
 */
export const posterArgs = (video: VideoInfo) => {
  const middle = video.lead + (video.duration - video.lead) / 2;
  const time = Math.floor(Math.min(video.lead + 1, middle, video.lastFrameTime) * 1000) / 1000;
  const { seekArgs, source } = posterStart(video, time);
  const sizeWithin = (side: number) => {
    const scale = Math.min(side / video.width, side / video.height, 1);
    const toEven = (pixels: number) => Math.max(2 * Math.round((pixels * scale) / 2 - 0.01), 2);
    return { width: toEven(video.width), height: toEven(video.height) };
  };
  const filters = [...uprightFilters(video), fitFilter(sizeWithin(maxImageSidesPx.poster), '')].join();
  const webp = ['-c:v', 'libwebp', '-quality', '80'];
  return [
    '-t', String(posterSearchSeconds), ...seekArgs, ...sourceArgs(video),
    '-filter_complex',
    `${source}${filters},${wideColorFilter(video)}format=yuv420p,${bestFrame},split=3[a][b][c];[c]${scaleFilter(sizeWithin(maxImageSidesPx.small))},split=2[d][e]`,
    ...imageArgs('[a]', '-q:v', '3', 'poster.jpg'),
    ...imageArgs('[b]', ...webp, 'poster.webp'),
    ...imageArgs('[d]', '-q:v', '3', 'small.jpg'),
    ...imageArgs('[e]', ...webp, 'small.webp'),
  ]; // prettier-ignore
};
export const posterFiles = ['poster.jpg', 'poster.webp', 'small.jpg', 'small.webp'];

/** Starts the picture at zero: ffmpeg adds negative composition offsets to the times it reads. */
const startAtZero = ['-bsf:v', 'setts=pts=PTS-STARTPTS:dts=DTS-STARTPTS'];

/** Arguments that remux a rendition into a progressive MP4 with its index at the front. */
export const progressiveMp4Args = ({ name }: VideoRendition) => [
  ...inputArgs('mov', `${name}.mp4`),
  '-map', '0', '-c', 'copy', ...startAtZero, ...stripMetadata, '-movflags', '+faststart', 'media.mp4',
]; // prettier-ignore
