import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const clipSeconds = 10;

/** Creates the test clip: 10 s of 1080p at 30 fps, H.264 at 12.8 Mb/s with much motion, AAC. */
export const makeClip = async (home: string) => {
  const source = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=1920x1080:r=30:d=${clipSeconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=f=440:d=${clipSeconds}`,
  ];
  const videoArgs = [
    '-vf',
    'noise=alls=18:allf=t',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-b:v',
    '12.8M',
  ];
  const encodingArgs = [
    '-maxrate',
    '12.8M',
    '-bufsize',
    '12.8M',
    '-g',
    '60',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ];
  await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-nostdin',
      '-y',
      ...source,
      '-shortest',
      ...videoArgs,
      ...encodingArgs,
      '-f',
      'mp4',
      'in',
    ],
    { cwd: home },
  );
  return readFile(join(home, 'in'));
};
