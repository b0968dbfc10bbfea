import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { jerseyColorsOf } from '../avatar.js';
import { drawGoalie, drawSkater } from './figures.js';
import { arena, frame, goal, puckAt, svgDocument } from './rink.js';

const framesPerSecond = 24;
const durationSeconds = 4;
/** Times of the wind-up, the shot and the goal, s. */
const [windUpAt, shotAt, goalAt] = [1.4, 1.9, 2.2];

/** Returns the progress from one time to another, 0 to 1. */
const progress = (time: number, from: number, to: number) =>
  Math.min(Math.max((time - from) / (to - from), 0), 1);

const swingAt = (time: number) =>
  time < shotAt
    ? 105 * progress(time, windUpAt, shotAt - 0.12) ** 2
    : 105 - 150 * progress(time, shotAt - 0.12, shotAt + 0.1);

/** Returns the puck's position: over the goalie’s shoulder, then down inside the net. */
const flightAt = (time: number): [x: number, y: number] => {
  const flight = progress(time, shotAt, goalAt);
  const [before, bend] = [(1 - flight) ** 2, 2 * flight * (1 - flight)];
  const fall = progress(time, goalAt, goalAt + 0.4) ** 2;
  return [
    before * 448 + bend * 600 + flight ** 2 * 768,
    before * 414 + bend * 60 + flight ** 2 * 248 + 96 * fall,
  ];
};

const [ours, theirs] = [
  jerseyColorsOf('Granite Lake Hockey Association'),
  jerseyColorsOf('Harrow Notch Skating Club'),
];

/** Returns the SVG of all moving parts at a time: skater, goalie, puck and lamp. */
const movingPartsAt = (time: number): string => {
  const lit = time > goalAt && Math.floor((time - goalAt) * 6) % 3 !== 2;
  const x =
    time < shotAt
      ? -150 + 450 * progress(time, 0, shotAt)
      : 300 + 70 * progress(time, shotAt, durationSeconds);
  const cheering = time > goalAt + 0.25;
  const [puckX, puckY] = time < shotAt ? [Math.min(x + 148, 448), 414] : flightAt(time);
  const reach =
    progress(time, shotAt + 0.05, goalAt + 0.1) - 0.6 * progress(time, goalAt + 0.5, goalAt + 1.1);
  return [
    goal(lit),
    time > goalAt ? puckAt(puckX, puckY) : '',
    drawGoalie(theirs, { x: 672, y: 390, reach }),
    drawSkater(ours, {
      x,
      y: 416,
      stride: Math.sin(7 * time) * (time < windUpAt ? 1 : 0.3),
      cheering,
      swing: swingAt(time),
    }),
    time > goalAt ? '' : puckAt(puckX, puckY),
  ].join('');
};

const renderFrames = async function* () {
  const background = await sharp(svgDocument(arena)).removeAlpha().raw().toBuffer();
  const raw = { ...frame, channels: 3 } as const;
  for (let at = 0; at < framesPerSecond * durationSeconds; at += 1)
    yield await sharp(background, { raw })
      .composite([{ input: svgDocument(movingPartsAt(at / framesPerSecond)) }])
      .removeAlpha()
      .raw()
      .toBuffer();
};

/** Renders the video of a goal as an MP4 of 854 by 480 px. @throws if ffmpeg fails. */
export const renderGoalVideo = async (ffmpeg: string): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
  try {
    const file = join(folder, 'goal.mp4');
    const child = spawn(
      ffmpeg,
      [
        '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frame.width}x${frame.height}`, '-r', String(framesPerSecond),
        '-i', '-', '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', file,
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ); // prettier-ignore
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`ffmpeg exited with code ${code}.`)),
      );
    });
    await Promise.all([pipeline(Readable.from(renderFrames()), child.stdin), ended]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
