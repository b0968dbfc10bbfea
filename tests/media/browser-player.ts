import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { childEnv } from '@rinkside/platform/env';

const root = join(import.meta.dirname, '../..');
const pageOf = (script: string) => `<!doctype html><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "hls.js/light": "/node_modules/hls.js/dist/hls.light.mjs" } }</script>
<script type="module" src="/tests/media/${script}"></script>`;

/** Films that a page of ours plays one after the other in a browser. */
export interface BrowserRun<Film> {
  browser: 'firefox' | 'chromium';
  /** Path of the browser. */
  program: string;
  /** Script of the page in this folder, as `.js`. */
  script: string;
  films: Film[];
  /** Sends a media file. It rejects if there is none. */
  sendMedia: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  env?: NodeJS.ProcessEnv;
}

/** Serves the page, the modules of the repository and the films. */
const startServer = async <Result>({ script, films, sendMedia }: BrowserRun<unknown>) => {
  const results: Result[] = [];
  const finished = Promise.withResolvers<Result[]>();
  const sendText = (response: ServerResponse, type: string, text: string) =>
    response.setHeader('content-type', type).end(text);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const reply = async () => {
      if (path === '/') sendText(response, 'text/html', pageOf(script));
      else if (path === '/films') sendText(response, 'application/json', JSON.stringify(films));
      else if (path === '/result') {
        results.push((await json(request)) as Result);
        response.end();
        if (results.length === films.length) finished.resolve(results);
      } else if (path.endsWith('.js')) {
        const source = await readFile(join(root, path.replace(/js$/, 'ts')), 'utf8');
        sendText(response, 'text/javascript', stripTypeScriptTypes(source));
      } else if (path.endsWith('.mjs'))
        sendText(response, 'text/javascript', await readFile(join(root, path), 'utf8'));
      else await sendMedia(path, request, response);
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

const profileArgs = {
  firefox: (profile: string) => ['--headless', '--no-remote', '--profile', profile],
  chromium: (profile: string) => [
    '--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required',
    `--user-data-dir=${profile}`,
  ],
}; // prettier-ignore
const firefoxPreferences = 'user_pref("media.autoplay.default", 0);\n';

/** Plays films in a browser. @returns what the page reports of each */
export const playInBrowser = async <Film, Result>(run: BrowserRun<Film>): Promise<Result[]> => {
  const { browser, program, env } = run;
  const profile = await mkdtemp(join(tmpdir(), 'rinkside-player-'));
  await writeFile(join(profile, 'user.js'), firefoxPreferences);
  const server = await startServer<Result>(run);
  const player = spawn(program, [...profileArgs[browser](profile), server.url], {
    env: { ...childEnv(), ...env },
    stdio: 'ignore',
  });
  const died = once(player, 'exit').then(() => null);
  try {
    const results = await Promise.race([server.finished, died]);
    if (!results) throw new Error(`${program} ended early`);
    return results;
  } finally {
    player.kill();
    server.close();
    await died;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
