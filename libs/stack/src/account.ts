import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StackFailure } from './failure.js';

export interface Account {
  uid: number;
  gid: number;
}

const idOf = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root. There it runs as the owner of its `folder`, which may not exist yet, else as
 * `postgres` or `nobody`, accounts that exist already: a start changes nothing on the system.
 * Undefined for everybody but root.
 */
export const lesserAccount = (folder: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      continue;
    }
  }
  throw new StackFailure(
    'PostgreSQL does not run as root and this system has no account nobody; start as an ordinary user.',
  );
};

/** Gives a folder with all it holds, or a file, to an account. */
export const giveTo = ({ uid, gid }: Account, path: string) => {
  execFileSync('chown', ['-R', `${uid}:${gid}`, path], { stdio: 'ignore' });
};

const closedTo = (account: Account, path: string): string | undefined => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if ((mode & 0o001) === 0 && uid !== account.uid) return folder;
    if (folder === dirname(folder)) return undefined;
  }
};

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'];

/**
 * The command line that runs a program under an account although folders above it, such as /root, are closed to others.
 * @throws StackFailure where the system has no means for that.
 */
export const runAs = (account: Account | undefined, paths: string[], command: string, args: string[]) => {
  const closed = account && paths.map((path) => closedTo(account, path)).find(Boolean);
  if (!account || !closed) return { command, args, account };
  const tool = setpriv.find((path) => existsSync(path));
  if (!tool)
    throw new StackFailure(
      `As root PostgreSQL runs as another account, to which ${closed} is closed; use a folder that others can enter or start as an ordinary user.`,
    );
  const capability = '-all,+dac_override';
  const identity = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'];
  // Without the fix-up bit access(2), which initdb asks, would leave the capability out of account.
  const capabilities = [
    '--inh-caps',
    capability,
    '--ambient-caps',
    capability,
    '--securebits',
    '+no_setuid_fixup',
  ];
  return { command: tool, args: [...identity, ...capabilities, '--', command, ...args], account: undefined };
};
