import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of libfaketime, which shifts the wall clock of a process; undefined where it is not installed. */
const libfaketime = ['x86_64', 'aarch64']
  .map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

export const hasFaketime = libfaketime !== undefined;

const clockFile = (home: string, name: string) => join(home, `${name}.clock`);

/** Sets the clock offset of a process (`+10m`, `-1h`, `+0`); it takes effect within one second. */
export const setClockOffset = (home: string, name: string, offset: string) =>
  writeFileSync(clockFile(home, name), `${offset}\n`);

/** Returns the environment that gives a process its own wall clock. The monotonic clock stays real. */
export const faketimeEnv = (home: string, name: string): NodeJS.ProcessEnv => {
  setClockOffset(home, name, '+0');
  return {
    LD_PRELOAD: libfaketime,
    FAKETIME_TIMESTAMP_FILE: clockFile(home, name),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
};
