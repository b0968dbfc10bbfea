import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** libfaketime, where it is installed: it tells a process another time of day. */
const library = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

export const mayHaveClocks = library !== undefined;

const fileOf = (home: string, name: string) => join(home, `${name}.clock`);

/** Sets a process's clock apart from the machine's (`+10m`, `-1h`, `+0`); it reads it within a second. */
export const setClock = (home: string, name: string, apart: string) =>
  writeFileSync(fileOf(home, name), `${apart}\n`);

/** What a process needs in its environment to have a clock of its own; as on any machine, nobody sets the monotonic one. */
export const ownClock = (home: string, name: string): NodeJS.ProcessEnv => {
  setClock(home, name, '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileOf(home, name),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
};
