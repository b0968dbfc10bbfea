import { spawnSync } from 'node:child_process';
import { StackFailure } from './failure.js';
import { onPath } from '@rinkside/platform/path';

/** Programs of the system the product or its tests use. */
export type Piece = 'redis' | 'ffmpeg' | 'chromium';

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

const commandFor = (pieces: Piece[], env: NodeJS.ProcessEnv) => {
  const manager = managers.find(({ program }) => onPath(program, env));
  if (!manager) return undefined;
  const asRoot = manager.program === 'brew' || process.getuid?.() === 0 ? [] : ['sudo'];
  return {
    update: manager.program === 'apt-get' ? [...asRoot, 'apt-get', 'update'] : [],
    install: [...asRoot, manager.program, ...manager.args, ...pieces.map((piece) => manager.pieces[piece])],
  };
};

/** The one command that installs these on this system, for people to read. */
export const installCommand = (pieces: Piece[], env: NodeJS.ProcessEnv) =>
  commandFor(pieces, env)?.install.join(' ') ??
  `install ${pieces.join(' and ')} with this system's package manager`;

/**
 * Installs these by the system's package manager; asks nothing.
 * @throws StackFailure when there is none or it fails.
 */
export const install = (pieces: Piece[], env: NodeJS.ProcessEnv) => {
  const command = commandFor(pieces, env);
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [program, ...args] of command ? [command.update, command.install] : []) {
    // Stale package lists may still do, so a failing update alone is no reason to give up.
    if (program) spawnSync(program, args, { env: quiet, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const missing = pieces.filter((piece) => !findPiece(piece, env));
  if (missing.length)
    throw new StackFailure(
      `Installing ${missing.join(' and ')} did not succeed; do it yourself: ${installCommand(missing, env)}.`,
    );
};

const names: Record<Piece, string[]> = {
  redis: ['redis-server', 'valkey-server'],
  ffmpeg: ['ffmpeg'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
const chromeOfMac = '/Applications/Google Chrome.app/Contents/MacOS';

/** Where the system has this program, or undefined. */
export const findPiece = (piece: Piece, env: NodeJS.ProcessEnv) => {
  const paths = piece === 'chromium' ? { ...env, PATH: `${env.PATH ?? ''}:${chromeOfMac}` } : env;
  const macs = piece === 'chromium' ? ['Google Chrome'] : [];
  for (const name of [...names[piece], ...macs]) {
    const found = onPath(name, paths);
    if (found) return found;
  }
  return undefined;
};
