import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { waitFor } from '@rinkside/testkit/wait-for';
import { playInBrowser, type BrowserRun } from './browser-player.js';
import type { PlayedFilm, PlayedTimes } from './player-sync.page.js';
import { openFile } from './send-file.js';

/** Starts a sound device: without one Firefox runs no Web Audio. */
const startSoundDevice = async (folder: string, program: string) => {
  const socket = join(folder, 'sound');
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    'module-null-sink rate=48000',
  ];
  const args = ['-n', '--exit-idle-time=-1', '--daemonize=no', '--use-pid-file=no'];
  const env = { ...childEnv(), XDG_RUNTIME_DIR: folder };
  const child = spawn(program, [...args, ...modules.flatMap((module) => ['-L', module])], {
    env,
    stdio: 'ignore',
  });
  await waitFor('the sound device', () => stat(socket).catch(() => null));
  return { child, address: `unix:${socket}` };
};

/** Plays the films in this folder and returns when flashes are shown and beeps are heard. */
export const playFilms = async (
  browser: BrowserRun<PlayedFilm>['browser'],
  programs: { browser: string; pulseaudio: string },
  folder: string,
  films: PlayedFilm[],
): Promise<PlayedTimes[]> => {
  const soundFolder = await mkdtemp(join(tmpdir(), 'rinkside-sound-'));
  const sound = await startSoundDevice(soundFolder, programs.pulseaudio);
  try {
    return await playInBrowser({
      browser,
      program: programs.browser,
      script: 'player-sync.page.js',
      films,
      sendMedia: async (path, request, response) => {
        (await openFile(join(folder, path), request, response)).pipe(response);
      },
      env: { PULSE_SERVER: sound.address },
    });
  } finally {
    sound.child.kill();
    await rm(soundFolder, { recursive: true, force: true, maxRetries: 5 });
  }
};
