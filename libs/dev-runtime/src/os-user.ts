import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { RuntimeError } from './errors.js';

export interface OsUser {
  uid: number;
  gid: number;
}

const idOf = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Returns the user PostgreSQL runs as when this process is root, because PostgreSQL refuses to run as root: the owner of
 * `folder` if it exists, else `postgres` or `nobody`. No user is created. Undefined when not root.
 * @throws RuntimeError when there is no such user
 */
export const unprivilegedUser = (folder: string): OsUser | undefined => {
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
  throw new RuntimeError(
    'PostgreSQL does not run as root and this system has no user nobody; start as an ordinary user.',
  );
};

/** Changes the owner of a file, or of a directory recursively. */
export const chownTo = ({ uid, gid }: OsUser, path: string) => {
  execFileSync('chown', ['-R', `${uid}:${gid}`, path], { stdio: 'ignore' });
};

/** Returns a parent directory that the user cannot enter, if there is one. */
const inaccessibleParent = (user: OsUser, path: string): string | undefined => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if ((mode & 0o001) === 0 && uid !== user.uid) return folder;
    if (folder === dirname(folder)) return undefined;
  }
};

const setprivPaths = ['/usr/bin/setpriv', '/bin/setpriv'];

/**
 * Returns the command line that runs a program as another user, also when parent directories of `paths`, such as /root, are
 * not accessible to that user.
 * @throws RuntimeError when that needs setpriv and the system has none
 */
export const runAs = (user: OsUser | undefined, paths: string[], command: string, args: string[]) => {
  const inaccessible = user && paths.map((path) => inaccessibleParent(user, path)).find(Boolean);
  if (!user || !inaccessible) return { command, args, account: user };
  const tool = setprivPaths.find((path) => existsSync(path));
  if (!tool)
    throw new RuntimeError(
      `As root PostgreSQL runs as another user, which cannot enter ${inaccessible}; use a folder that others can enter or start as an ordinary user.`,
    );
  const capability = '-all,+dac_override';
  const identity = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  // Without no_setuid_fixup, access(2), which initdb calls, ignores the capability.
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
