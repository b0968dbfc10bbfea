import { spawnSync } from 'node:child_process';
import { RuntimeError } from './errors.js';
import { which } from '@rinkside/platform/which';

/** System packages that the product or its tests use. */
export type SystemPackage = 'redis' | 'ffmpeg' | 'chromium';

const managers = [
  {
    program: 'apt-get',
    args: ['install', '-y', '--no-install-recommends'],
    pieces: { redis: 'redis-server', ffmpeg: 'ffmpeg', chromium: 'chromium' },
  },
  {
    program: 'dnf',
    args: ['install', '-y'],
    pieces: { redis: 'redis', ffmpeg: 'ffmpeg-free', chromium: 'chromium' },
  },
  {
    program: 'brew',
    args: ['install'],
    pieces: { redis: 'redis', ffmpeg: 'ffmpeg', chromium: 'google-chrome' },
  },
] as const;

const commandFor = (pieces: SystemPackage[], env: NodeJS.ProcessEnv) => {
  const manager = managers.find(({ program }) => which(program, env));
  if (!manager) return undefined;
  const sudo = manager.program === 'brew' || process.getuid?.() === 0 ? [] : ['sudo'];
  return {
    updateArgs: manager.program === 'apt-get' ? [...sudo, 'apt-get', 'update'] : [],
    installArgs: [...sudo, manager.program, ...manager.args, ...pieces.map((piece) => manager.pieces[piece])],
  };
};

/** Returns the command that installs these packages on this system, for messages. */
export const installCommand = (pieces: SystemPackage[], env: NodeJS.ProcessEnv) =>
  commandFor(pieces, env)?.installArgs.join(' ') ??
  `install ${pieces.join(' and ')} with this system's package manager`;

/**
 * Installs these packages with the system's package manager, without prompts.
 * @throws RuntimeError when there is no package manager or it fails
 */
export const installPackages = (pieces: SystemPackage[], env: NodeJS.ProcessEnv) => {
  const command = commandFor(pieces, env);
  const noninteractiveEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [program, ...args] of command ? [command.updateArgs, command.installArgs] : []) {
    // Exit codes are not checked: the install may succeed with stale package lists. The result is checked below.
    if (program) spawnSync(program, args, { env: noninteractiveEnv, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const missing = pieces.filter((piece) => !findProgram(piece, env));
  if (missing.length)
    throw new RuntimeError(
      `Installing ${missing.join(' and ')} did not succeed; do it yourself: ${installCommand(missing, env)}.`,
    );
};

const programNames: Record<SystemPackage, string[]> = {
  redis: ['redis-server', 'valkey-server'],
  ffmpeg: ['ffmpeg'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
const macChromeFolder = '/Applications/Google Chrome.app/Contents/MacOS';

/** Returns the path of a package's program, or undefined when it is not installed. */
export const findProgram = (piece: SystemPackage, env: NodeJS.ProcessEnv) => {
  const searchEnv = piece === 'chromium' ? { ...env, PATH: `${env.PATH ?? ''}:${macChromeFolder}` } : env;
  const macNames = piece === 'chromium' ? ['Google Chrome'] : [];
  for (const name of [...programNames[piece], ...macNames]) {
    const found = which(name, searchEnv);
    if (found) return found;
  }
  return undefined;
};
