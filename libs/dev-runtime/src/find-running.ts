import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the URL of the embedded PostgreSQL running on a data folder, or undefined. Its port changes with every start. */
export const findRunningPostgres = (home: string): string | undefined => {
  const [pidFile, passwordFile] = ['postgres/postmaster.pid', 'postgres.password'].map((file) =>
    join(home, file),
  );
  if (!pidFile || !passwordFile || !existsSync(pidFile) || !existsSync(passwordFile)) return undefined;
  // The fourth line of postmaster.pid is the port.
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  return `postgres://rinkside:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/rinkside`;
};
