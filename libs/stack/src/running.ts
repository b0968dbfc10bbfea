import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the embedded PostgreSQL that runs on this home, or undefined: its port is another each time. */
export const runningPostgres = (home: string): string | undefined => {
  const [state, password] = ['postgres/postmaster.pid', 'postgres.password'].map((file) => join(home, file));
  if (!state || !password || !existsSync(state) || !existsSync(password)) return undefined;
  // The fourth line of PostgreSQL's own note is the port it listens on.
  const port = readFileSync(state, 'utf8').split('\n')[3];
  return `postgres://rinkside:${readFileSync(password, 'utf8')}@127.0.0.1:${port}/rinkside`;
};
