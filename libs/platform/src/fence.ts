import { spawn } from 'node:child_process';

export interface Bounds {
  /**
   * Most memory, bytes. `address` counts what a program maps, `data` what it may write to: V8 maps far more
   * than it uses.
   */
  memory: { address: number } | { data: number };
  /** Processor time, s. */
  cpu: number;
  /** Largest file it may write, bytes. */
  file: number;
}

interface Command {
  program: string;
  args: string[];
}

/** Threads count as processes here; counted only within a fence of its own, else everybody's would be. */
const processes = 128;
const openFiles = 256;

const runs = (program: string, args: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** Each wrapper starts the next one in its own place, so the program keeps the process id we know. */
const noNetwork = ['--user', '--map-current-user', '--net', '--'];
/** It dies with us even when we are killed, and gains no rights by what it starts. */
const dependent = ['--pdeathsig', 'KILL', '--no-new-privs', '--'];

interface Fences {
  unshare: boolean;
  setpriv: boolean;
  prlimit: boolean;
}

let detected: Promise<Fences> | undefined;

const detect = async (): Promise<Fences> => {
  const [unshare, setpriv, prlimit] = await Promise.all([
    runs('unshare', [...noNetwork, 'true']),
    runs('setpriv', [...dependent, 'true']),
    runs('prlimit', ['--core=0', '--', 'true']),
  ]);
  return { unshare, setpriv, prlimit };
};

/** What this system offers, asked once: no network, an end with its parent, limits. */
export const fences = (): Promise<Fences> => (detected ??= detect());

const limitsOf = ({ memory, cpu, file }: Bounds, counted: boolean) => [
  'address' in memory ? `--as=${memory.address}` : `--data=${memory.data}`,
  `--cpu=${Math.ceil(cpu)}`,
  `--fsize=${file}`,
  `--nofile=${openFiles}`,
  '--core=0',
  ...(counted ? [`--nproc=${processes}`] : []),
  '--',
];

/** The command line that runs a program within whatever this system offers. */
export const fence = async ({ program, args, ...bounds }: Command & Bounds): Promise<Command> => {
  const { unshare, setpriv, prlimit } = await fences();
  const words = [
    ...(unshare ? ['unshare', ...noNetwork] : []),
    ...(setpriv ? ['setpriv', ...dependent] : []),
    ...(prlimit ? ['prlimit', ...limitsOf(bounds, unshare)] : []),
    program,
    ...args,
  ];
  const [first = program, ...rest] = words;
  return { program: first, args: rest };
};
