import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { jerseyOf } from '../portrait.js';
import { goalie, skater } from './figures.js';
import { arena, frame, goal, puckAt, svgOf } from './rink.js';

/** Pictures a second, and how long the film is, s. */
const rate = 24;
const length = 4;
/** When the stick goes back, when the puck leaves it, and when it is in, s. */
const [windUp, shot, scored] = [1.4, 1.9, 2.2];

/** How much of the way from one moment to another is done, 0 to 1. */
const between = (time: number, from: number, to: number) =>
  Math.min(Math.max((time - from) / (to - from), 0), 1);

const swingAt = (time: number) =>
  time < shot
    ? 105 * between(time, windUp, shot - 0.12) ** 2
    : 105 - 150 * between(time, shot - 0.12, shot + 0.1);

/** Over the goalie’s shoulder, then down inside the net. */
const flightAt = (time: number): [x: number, y: number] => {
  const way = between(time, shot, scored);
  const [before, bend] = [(1 - way) ** 2, 2 * way * (1 - way)];
  const fall = between(time, scored, scored + 0.4) ** 2;
  return [before * 448 + bend * 600 + way ** 2 * 768, before * 414 + bend * 60 + way ** 2 * 248 + 96 * fall];
};

const [ours, theirs] = [jerseyOf('Granite Lake Hockey Association'), jerseyOf('Harrow Notch Skating Club')];

/** What moves at that moment: in on the left, over the glove, the lamp. */
const momentAt = (time: number): string => {
  const lit = time > scored && Math.floor((time - scored) * 6) % 3 !== 2;
  const x = time < shot ? -150 + 450 * between(time, 0, shot) : 300 + 70 * between(time, shot, length);
  const cheering = time > scored + 0.25;
  const [puckX, puckY] = time < shot ? [Math.min(x + 148, 448), 414] : flightAt(time);
  const reach = between(time, shot + 0.05, scored + 0.1) - 0.6 * between(time, scored + 0.5, scored + 1.1);
  return [
    goal(lit),
    time > scored ? puckAt(puckX, puckY) : '',
    goalie(theirs, { x: 672, y: 390, reach }),
    skater(ours, {
      x,
      y: 416,
      stride: Math.sin(7 * time) * (time < windUp ? 1 : 0.3),
      cheering,
      swing: swingAt(time),
    }),
    time > scored ? '' : puckAt(puckX, puckY),
  ].join('');
};

const pictures = async function* () {
  const ground = await sharp(svgOf(arena)).removeAlpha().raw().toBuffer();
  const raw = { ...frame, channels: 3 } as const;
  for (let at = 0; at < rate * length; at += 1)
    yield await sharp(ground, { raw })
      .composite([{ input: svgOf(momentAt(at / rate)) }])
      .removeAlpha()
      .raw()
      .toBuffer();
};

/** A goal, drawn and filmed: an MP4 of 854 by 480 px. @throws when this ffmpeg cannot. */
export const filmOfAGoal = async (ffmpeg: string): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'rinkside-film-'));
  try {
    const file = join(folder, 'goal.mp4');
    const child = spawn(
      ffmpeg,
      [
        '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frame.width}x${frame.height}`, '-r', String(rate),
        '-i', '-', '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', file,
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ); // prettier-ignore
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`)),
      );
    });
    await Promise.all([pipeline(Readable.from(pictures()), child.stdin), ended]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
