import * as z from 'zod';

const text = z.string().default('');
const seconds = z.coerce.number().catch(NaN);

/** The JSON output of ffprobe. */
export const streamReport = z.object({
  format: z.object({ duration: seconds.optional() }).default({}),
  streams: z
    .array(
      z.object({
        index: z.int(),
        duration: seconds.optional(),
        codec_type: text,
        codec_name: text,
        profile: text,
        pix_fmt: text,
        width: z.int().default(0),
        height: z.int().default(0),
        sample_aspect_ratio: text,
        field_order: text,
        color_transfer: text,
        color_primaries: text,
        color_space: text,
        channels: z.int().default(0),
        sample_rate: seconds.optional(),
        disposition: z.object({ attached_pic: z.int().default(0) }).default({ attached_pic: 0 }),
        tags: z.object({ rotate: z.coerce.number().catch(0) }).optional(),
        side_data_list: z
          .array(z.object({ rotation: z.number().optional(), displaymatrix: text }))
          .default([]),
      }),
    )
    .default([]),
  packets: z
    .array(
      z.object({
        stream_index: z.int(),
        pts_time: seconds.optional(),
        dts_time: seconds.optional(),
        duration_time: seconds.optional(),
        size: seconds,
        flags: text,
      }),
    )
    .default([]),
});
export type StreamReport = z.output<typeof streamReport>;
export type Stream = StreamReport['streams'][number];
export type Packet = StreamReport['packets'][number];

const streamEntries = [
  'stream=index,duration,codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio,field_order',
  'color_transfer,color_primaries,color_space,channels,sample_rate',
].join();
/** The value of `-show_entries` for this report. */
export const reportEntries = `format=duration:${streamEntries}:stream_disposition=attached_pic:stream_tags=rotate:stream_side_data=rotation,displaymatrix:packet=stream_index,pts_time,dts_time,duration_time,size,flags`;

/** Whether a packet is discarded: cut by an edit list, or audio priming. */
export const isDiscarded = ({ flags }: Packet) => flags.includes('D');

/** Returns the presentation time of a packet, s; AVI has decoding times only. */
export const timeOf = ({ pts_time, dts_time }: Packet): number => {
  const time = pts_time === undefined || Number.isNaN(pts_time) ? dts_time : pts_time;
  return time ?? NaN;
};

/** Returns the times that packets cover, s. */
export const timeRangeOf = (packets: Packet[]) => {
  let [start, last, end] = [Infinity, -Infinity, -Infinity];
  for (const packet of packets) {
    const time = timeOf(packet);
    if (Number.isNaN(time)) continue;
    start = Math.min(start, time);
    last = Math.max(last, time);
    end = Math.max(end, time + (packet.duration_time || 0));
  }
  return { start, last, end, duration: Math.max(end - start, 0) };
};
