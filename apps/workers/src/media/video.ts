import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { masterPlaylist } from './master.js';
import { planOf, type Rung } from './plan.js';
import type { Film } from './probe.js';
import { copyArgs, encodeArgs, everybodyArgs, posterArgs, posters } from './render.js';
import type { Stage } from './stage.js';
import { ffmpeg, type Run, type Tools } from './tools.js';

const filesOf = (rungs: Rung[]) => rungs.flatMap(({ name }) => [`${name}.mp4`, `${name}.m3u8`]);

/** Enough of an MP4 to hold the description of its picture. */
const headOf = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const writeMaster = async (cwd: string, file: string, film: Film, rungs: Rung[]) => {
  const read = async (rung: Rung) => ({
    ...rung,
    playlist: await readFile(join(cwd, `${rung.name}.m3u8`), 'utf8'),
    head: await headOf(join(cwd, `${rung.name}.mp4`)),
  });
  await writeFile(join(cwd, file), masterPlaylist(await Promise.all(rungs.map(read)), film));
};

/** Prepares a film in the run's folder, stage by stage: something playable first, then all renditions. */
export async function* prepareVideo(
  tools: Tools,
  run: Pick<Run, 'cwd' | 'signal'>,
  film: Film,
  progress: (percent: number) => void,
): AsyncGenerator<Stage> {
  const plan = planOf(film);
  const { first, rest, everybody } = plan;
  const { cwd } = run;
  const { length } = film;
  // The rest is begun beside a copy, which hardly works, else after the first; all end with whoever wanted them.
  const unwanted = new AbortController();
  const signal = AbortSignal.any([run.signal, unwanted.signal]);
  const timed: Run = { cwd, signal, seconds: length };
  const limit = Math.min(length, tools.seconds) + 1;
  const onTime = (done: number) => progress(10 + Math.min(done / length, 1) * 85);
  const copied = first.bitrate === null;
  const [top = first] = copied ? [first] : rest;
  const { width, height } = top;
  const known = { mediaType: 'video', width, height, duration: length, thumbnailFile: 'poster.jpg' } as const;

  const firstArgs = copied ? copyArgs(film, first) : encodeArgs(film, [first], plan, limit);
  const showFirst = async () => {
    const parts = [ffmpeg(tools, timed, posterArgs(film)), ffmpeg(tools, { ...timed, onTime }, firstArgs)];
    settled.push(Promise.allSettled(parts));
    await Promise.all(parts);
    await writeMaster(cwd, 'first.m3u8', film, [first]);
  };

  const others = async () => {
    if (rest.length === 0) return;
    await ffmpeg(tools, { ...timed, patient: true }, encodeArgs(film, rest, plan, limit));
  };
  const beside = copied ? others() : undefined;
  const settled: Promise<unknown>[] = beside ? [Promise.allSettled([beside])] : [];
  try {
    await showFirst();
    const after = beside ?? others();
    settled.push(Promise.allSettled([after]));
    yield {
      ...known,
      mediaFile: `${first.name}.mp4`,
      playbackFile: 'first.m3u8',
      files: [...filesOf([first]), ...posters, 'first.m3u8'],
      final: false,
    };
    await after;
    await ffmpeg(tools, timed, everybodyArgs(everybody));
    await writeMaster(cwd, 'master.m3u8', film, copied ? [first, ...rest] : [...rest, first]);
    yield {
      ...known,
      mediaFile: 'media.mp4',
      playbackFile: 'master.m3u8',
      files: [...filesOf(rest), 'media.mp4', 'master.m3u8'],
      final: true,
    };
  } finally {
    unwanted.abort();
    await Promise.all(settled);
  }
}
