import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readTracks } from './fragments.js';

const run = promisify(execFile);

interface FilmOptions {
  rate?: number;
  seconds?: number;
  soundSeconds?: number;
}

/** Inputs of a film with a white flash and a beep of 0.1 s in each second, and a quiet tone between beeps. */
export const flashAndBeep = ({ rate = 30, seconds = 4, soundSeconds }: FilmOptions = {}) => {
  const flash = `drawbox=c=white:t=fill:enable='lt(mod(t+0.001,1),0.1)'`;
  return [
    '-f', 'lavfi', '-i', `color=black:s=160x120:r=${rate}:d=${seconds},${flash},format=yuv420p`,
    '-f', 'lavfi', '-i', `aevalsrc='sin(2*PI*1000*t)*(0.02+0.98*lt(mod(t,1),0.1))':s=48000:d=${soundSeconds ?? seconds}`,
  ]; // prettier-ignore
};

const sampleRate = 8000;
const silenceSeconds = 0.3;

/** Returns the start times of flashes and beeps in an HLS rendition, and where its tracks start and end, s. */
export const measureRendition = async (cwd: string, name: string) => {
  const tracks = readTracks(await readFile(join(cwd, `${name}.mp4`)));
  const samplesOf = (type: string) => tracks.find((track) => track.type === type)?.samples ?? [];
  const [frames, packets] = [samplesOf('vide'), samplesOf('soun')];
  const decode = async (args: string[]) => {
    const input = ['-v', 'error', '-i', `${name}.mp4`];
    const { stdout } = await run('ffmpeg', [...input, ...args, '-'], {
      cwd,
      encoding: 'buffer',
      maxBuffer: 1e8,
    });
    return stdout;
  };
  const brightness = await decode([
    '-map', '0:v', '-vsync', 'passthrough', '-vf', 'scale=1:1,format=gray', '-f', 'rawvideo',
  ]); // prettier-ignore
  const flashes = frames.filter((_, at) => (brightness[at] ?? 0) > 150 && (brightness[at - 1] ?? 0) <= 150);
  const soundArgs = ['-map', '0:a', '-ac', '1', '-ar', String(sampleRate), '-f', 's16le'];
  const sound = packets.length > 0 ? await decode(soundArgs) : Buffer.alloc(0);
  const beeps: number[] = [];
  let loudAt = -silenceSeconds;
  for (let at = 0; at < sound.length / 2; at++) {
    if (Math.abs(sound.readInt16LE(2 * at)) < 1500) continue;
    const time = at / sampleRate;
    if (time - loudAt >= silenceSeconds) beeps.push(time + (packets[0]?.time ?? 0));
    loudAt = time;
  }
  const hole = packets.reduce(
    (longest, { time }, at) => Math.max(longest, at ? time - packets[at - 1]!.time : 0),
    0,
  );
  const last = packets.at(-1);
  return {
    flashes: flashes.map(({ time }) => time),
    beeps,
    frameTimes: frames.map(({ time }) => time),
    soundStart: packets[0]?.time,
    soundEnd: last && last.time + last.duration,
    longestHole: hole,
  };
};
