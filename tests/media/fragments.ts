/** One frame or sound packet of a fragmented MP4, s. */
interface Sample {
  time: number;
  duration: number;
}

/** The samples of one track in the order they are shown. */
interface TrackSamples {
  type: 'vide' | 'soun';
  samples: Sample[];
}

interface Box {
  name: string;
  start: number;
  end: number;
}

const boxesIn = (file: Buffer, start: number, end: number): Box[] => {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const size = file.readUInt32BE(at) || end - at;
    boxes.push({ name: file.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size });
    at += size;
  }
  return boxes;
};

const containers = new Set(['moov', 'trak', 'mdia', 'moof']);

/** Returns the contents of all boxes with this name below these containers. */
const findBoxes = (file: Buffer, name: string, { start, end }: Omit<Box, 'name'>): Box[] =>
  boxesIn(file, start, end).flatMap((box) => {
    if (box.name === name) return [box];
    return containers.has(box.name) ? findBoxes(file, name, box) : [];
  });

const flag = { baseOffset: 1, description: 2, duration: 8, size: 16 };
const runFlag = { offset: 1, firstFlags: 4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 };

/**
 * Reads the samples of a fragmented MP4 as browsers do in HLS: from `tfdt` and `trun`, without edit lists. ffprobe adds
 * the largest negative composition offset to all times.
 */
export const readTracks = (file: Buffer): TrackSamples[] => {
  const whole = { start: 0, end: file.length };
  const tracks = findBoxes(file, 'trak', whole).map((trak) => {
    const [header] = findBoxes(file, 'mdhd', trak);
    const [handler] = findBoxes(file, 'hdlr', trak);
    const isLong = file[header?.start ?? 0] === 1;
    return {
      type: file.toString('latin1', handler!.start + 8, handler!.start + 12) as TrackSamples['type'],
      timescale: file.readUInt32BE(header!.start + (isLong ? 20 : 12)),
      samples: [] as Sample[],
    };
  });
  for (const fragment of findBoxes(file, 'traf', whole)) {
    const parts = boxesIn(file, fragment.start, fragment.end);
    const part = (name: string) => parts.find((box) => box.name === name)!.start;
    const track = tracks[file.readUInt32BE(part('tfhd') + 4) - 1]!;
    const flags = file.readUInt32BE(part('tfhd')) & 0xffffff;
    const durationAt =
      part('tfhd') + 8 + (flags & flag.baseOffset ? 8 : 0) + (flags & flag.description ? 4 : 0);
    const defaultDuration = flags & flag.duration ? file.readUInt32BE(durationAt) : 0;
    const isLong = file[part('tfdt')] === 1;
    let decodeTime = isLong
      ? Number(file.readBigUInt64BE(part('tfdt') + 4))
      : file.readUInt32BE(part('tfdt') + 4);
    for (const run of parts.filter(({ name }) => name === 'trun')) {
      const runFlags = file.readUInt32BE(run.start) & 0xffffff;
      let at = run.start + 8 + (runFlags & runFlag.offset ? 4 : 0) + (runFlags & runFlag.firstFlags ? 4 : 0);
      const next = (present: number, otherwise: number) => {
        if (!(runFlags & present)) return otherwise;
        at += 4;
        return file.readInt32BE(at - 4);
      };
      for (let count = file.readUInt32BE(run.start + 4); count > 0; count--) {
        const duration = next(runFlag.duration, defaultDuration);
        next(runFlag.size, 0);
        next(runFlag.flags, 0);
        const offset = next(runFlag.composition, 0);
        track.samples.push({
          time: (decodeTime + offset) / track.timescale,
          duration: duration / track.timescale,
        });
        decodeTime += duration;
      }
    }
  }
  return tracks.map(({ type, samples }) => ({
    type,
    samples: samples.toSorted((a, b) => a.time - b.time),
  }));
};
