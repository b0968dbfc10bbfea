import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { playInBrowser, type BrowserRun } from './browser-player.js';
import type { PlayerStart, StartedFilm } from './player-start.page.js';
import { openFile } from './send-file.js';

const latencyMs = 50;
const chunkBytes = 4096;
/** What a late timer lets through at once, ms. */
const maxBurstMs = 100;

/** A connection of this many bits per second, shared by all requests. */
const createLine = (bitsPerSecond: number) => {
  let freeAt = 0;
  return async (content: Readable, response: ServerResponse) => {
    await pause(latencyMs);
    for await (const data of content) {
      const bytes = data as Buffer;
      for (let at = 0; at < bytes.length && !response.destroyed; at += chunkBytes) {
        const chunk = bytes.subarray(at, at + chunkBytes);
        const now = performance.now();
        freeAt = Math.max(freeAt, now - maxBurstMs) + (chunk.length * 8000) / bitsPerSecond;
        if (freeAt > now) await pause(freeAt - now);
        response.write(chunk);
      }
      if (response.destroyed) return;
    }
    response.end();
  };
};

/** The master playlist as it was until 2026-11: best variant first. */
const bestFirst = (playlist: string) => {
  const variants = playlist.match(/#EXT-X-STREAM-INF.*\n.*\n/g) ?? [];
  return playlist.replace(variants.join(''), variants.toReversed().join(''));
};

export interface Start {
  player: StartedFilm['player'];
  /** Bits per second of the connection. */
  bitsPerSecond: number;
  isBestFirst: boolean;
}

/** Plays a folder's `master.m3u8` over slow connections, one start after the other. */
export const startFilms = async (
  browser: BrowserRun<StartedFilm>['browser'],
  program: string,
  folder: string,
  starts: Start[],
): Promise<PlayerStart[]> => {
  const lines = starts.map(({ bitsPerSecond }) => createLine(bitsPerSecond));
  return playInBrowser({
    browser,
    program,
    script: 'player-start.page.js',
    films: starts.map(({ player }, at) => ({ url: `/${at}/master.m3u8`, player })),
    sendMedia: async (path, request, response) => {
      const [, number = ''] = path.split('/');
      const [start, send] = [starts[Number(number)], lines[Number(number)]];
      if (!start || !send) throw new Error(`no film ${path}`);
      const file = join(folder, basename(path));
      if (start.isBestFirst && file.endsWith('master.m3u8'))
        response
          .setHeader('content-type', 'application/vnd.apple.mpegurl')
          .end(bestFirst(await readFile(file, 'utf8')));
      else await send(await openFile(file, request, response), response);
    },
  });
};
