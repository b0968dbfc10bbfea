import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { childEnv } from '@rinkside/platform/env';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { PlayedFilm, PlayedTimes } from './player-sync.page.js';

const root = join(import.meta.dirname, '../..');
const page = `<!doctype html><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "hls.js/light": "/node_modules/hls.js/dist/hls.light.mjs" } }</script>
<script type="module" src="/tests/media/player-sync.page.js"></script>`;
const mimeTypes: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.mjs': 'text/javascript',
};

const sendFile = async (response: ServerResponse, path: string, range = '') => {
  const { size } = await stat(path);
  const [, first = '0', last = ''] = /(\d+)-(\d*)/.exec(range) ?? [];
  const [start, end] = [Number(first), last ? Math.min(Number(last), size - 1) : size - 1];
  response.writeHead(range ? 206 : 200, {
    'content-type': mimeTypes[extname(path)] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(path, { start, end }).pipe(response);
};

/** Serves the page, the modules of the repository, and the films in this folder. */
const startServer = async (folder: string, films: PlayedFilm[]) => {
  const results: PlayedTimes[] = [];
  const finished = Promise.withResolvers<PlayedTimes[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const reply = async () => {
      if (path === '/') response.setHeader('content-type', 'text/html').end(page);
      else if (path === '/films') response.end(JSON.stringify(films));
      else if (path === '/result') {
        results.push((await json(request)) as PlayedTimes);
        response.end();
        if (results.length === films.length) finished.resolve(results);
      } else if (path.endsWith('.js')) {
        const source = await readFile(join(root, path.replace(/js$/, 'ts')), 'utf8');
        response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
      } else
        await sendFile(response, join(path.endsWith('.mjs') ? root : folder, path), request.headers.range);
    };
    reply().catch(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    finished: finished.promise,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

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

const profileArgs = {
  firefox: (profile: string) => ['--headless', '--no-remote', '--profile', profile],
  chromium: (profile: string) => [
    '--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required',
    `--user-data-dir=${profile}`,
  ],
}; // prettier-ignore
const firefoxPreferences = 'user_pref("media.autoplay.default", 0);\n';

/** Plays the films and returns when flashes are shown and beeps are heard. */
export const playFilms = async (
  browser: keyof typeof profileArgs,
  programs: { browser: string; pulseaudio: string },
  folder: string,
  films: PlayedFilm[],
): Promise<PlayedTimes[]> => {
  const profile = await mkdtemp(join(tmpdir(), 'rinkside-player-'));
  await writeFile(join(profile, 'user.js'), firefoxPreferences);
  const server = await startServer(folder, films);
  const sound = await startSoundDevice(profile, programs.pulseaudio);
  const player = spawn(programs.browser, [...profileArgs[browser](profile), server.url], {
    env: { ...childEnv(), PULSE_SERVER: sound.address },
    stdio: 'ignore',
  });
  const died = once(player, 'exit').then(() => null);
  try {
    const results = await Promise.race([server.finished, died]);
    if (!results) throw new Error(`${programs.browser} ended early`);
    return results;
  } finally {
    player.kill();
    sound.child.kill();
    server.close();
    await died;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
