import { spawn } from 'node:child_process';
import { loadOnce } from './load-once.js';

export interface ResourceLimits {
  /**
   * Memory limit, bytes. `address` limits mapped memory, `data` writable memory: V8 maps far more than it uses, so
   * Node programs need `data`.
   */
  memory: { address: number } | { data: number };
  /** CPU time limit, s. */
  cpuSeconds: number;
  /** Limit of the size of a written file, bytes. */
  maxFileBytes: number;
}

interface Command {
  program: string;
  args: string[];
}

/** `nproc` counts threads too. Set only inside a user namespace: outside it counts all processes of the user. */
const maxProcesses = 128;
const maxOpenFiles = 256;

/** Returns whether a program exists and succeeds. @throws when no process can be started at the moment */
const succeeds = (program: string, args: string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    child.on('close', (code) => resolve(code === 0));
  });

// Each wrapper replaces itself with the next program (exec), so the pid stays the one that was spawned.
const noNetworkArgs = ['--user', '--map-current-user', '--net', '--'];
/** The program is killed when this process dies, and cannot gain privileges. */
const dependentArgs = ['--pdeathsig', 'KILL', '--no-new-privs', '--'];

/** Available wrapper programs. */
interface Isolation {
  unshare: boolean;
  setpriv: boolean;
  prlimit: boolean;
}

const detect = async (): Promise<Isolation> => {
  const [unshare, setpriv, prlimit] = await Promise.all([
    succeeds('unshare', [...noNetworkArgs, 'true']),
    succeeds('setpriv', [...dependentArgs, 'true']),
    succeeds('prlimit', ['--core=0', '--', 'true']),
  ]);
  return { unshare, setpriv, prlimit };
};

/** Detects, once per process, which isolation this system offers: no network, death with the parent, limits. */
export const detectIsolation = loadOnce(detect);

const prlimitArgs = ({ memory, cpuSeconds, maxFileBytes }: ResourceLimits, limitProcesses: boolean) => [
  'address' in memory ? `--as=${memory.address}` : `--data=${memory.data}`,
  `--cpu=${Math.ceil(cpuSeconds)}`,
  `--fsize=${maxFileBytes}`,
  `--nofile=${maxOpenFiles}`,
  '--core=0',
  ...(limitProcesses ? [`--nproc=${maxProcesses}`] : []),
  '--',
];

/** Returns the command line that runs a program with all isolation this system offers. */
export const isolatedCommand = async ({
  program,
  args,
  ...limits
}: Command & ResourceLimits): Promise<Command> => {
  const { unshare, setpriv, prlimit } = await detectIsolation();
  const commandLine = [
    ...(unshare ? ['unshare', ...noNetworkArgs] : []),
    ...(setpriv ? ['setpriv', ...dependentArgs] : []),
    ...(prlimit ? ['prlimit', ...prlimitArgs(limits, unshare)] : []),
    program,
    ...args,
  ];
  const [executable = program, ...remainingArgs] = commandLine;
  return { program: executable, args: remainingArgs };
};
