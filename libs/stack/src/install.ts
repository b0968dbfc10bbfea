import { spawnSync } from 'node:child_process';
import { StackFailure } from './failure.js';
import { onPath } from './path.js';

const managers = [
  {
    program: 'apt-get',
    args: ['install', '-y', '--no-install-recommends'],
    redis: 'redis-server',
    ffmpeg: 'ffmpeg',
  },
  { program: 'dnf', args: ['install', '-y'], redis: 'redis', ffmpeg: 'ffmpeg-free' },
  { program: 'brew', args: ['install'], redis: 'redis', ffmpeg: 'ffmpeg' },
] as const;

type Piece = 'redis' | 'ffmpeg';

const commandFor = (pieces: Piece[], env: NodeJS.ProcessEnv) => {
  const manager = managers.find(({ program }) => onPath(program, env));
  if (!manager) return undefined;
  const asRoot = manager.program === 'brew' || process.getuid?.() === 0 ? [] : ['sudo'];
  return [...asRoot, manager.program, ...manager.args, ...pieces.map((piece) => manager[piece])];
};

/** The one command that installs these on this system, for people to read. */
export const installCommand = (pieces: Piece[], env: NodeJS.ProcessEnv) =>
  commandFor(pieces, env)?.join(' ') ?? `install ${pieces.join(' and ')} with this system's package manager`;

/**
 * Installs these by the system's package manager; asks nothing.
 * @throws StackFailure when there is none or it fails.
 */
export const install = (pieces: Piece[], env: NodeJS.ProcessEnv) => {
  const [program, ...args] = commandFor(pieces, env) ?? [];
  if (!program)
    throw new StackFailure(
      `RINKSIDE_INSTALL=1 needs apt-get, dnf or brew; ${installCommand(pieces, env)} yourself and leave it out.`,
    );
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  if (args.includes('apt-get') || program === 'apt-get')
    spawnSync(program, [...args.slice(0, args.indexOf('install')), 'update'], { env: quiet });
  const { status } = spawnSync(program, args, { env: quiet, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0)
    throw new StackFailure(
      `"${installCommand(pieces, env)}" failed; run it yourself, or start without RINKSIDE_INSTALL=1.`,
    );
};
