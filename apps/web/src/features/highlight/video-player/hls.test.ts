import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { attachHls } from './hls';

const variants = [
  '#EXT-X-STREAM-INF:BANDWIDTH=1400000,RESOLUTION=854x480,CODECS="avc1.4d401e"\n480.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=2800000,RESOLUTION=1280x720,CODECS="avc1.4d401f"\n720.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=9000000,RESOLUTION=1920x1080,CODECS="avc1.640028"\nsource.m3u8',
];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** Opens a playlist with hls.js. @returns the first variant that it loads */
const firstVariant = async (lines: string[]) => {
  vi.stubGlobal(
    'MediaSource',
    class {
      static isTypeSupported = () => true;
    },
  );
  const loaded = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/master.m3u8') return response.end(['#EXTM3U', ...lines, ''].join('\n'));
    loaded.resolve(request.url ?? '');
    return response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const detach = attachHls(
    document.createElement('video'),
    `http://127.0.0.1:${port}/master.m3u8`,
    0,
    () => {},
  );
  closing.push(detach, () => server.close());
  return loaded.promise;
};

// hls.js 1.7.4 takes the bandwidth of the first variant for that of the connection, up to 5 Mbit/s (level-controller).
it.each([
  ['lowest first, as playlists are written', variants],
  ['best first, as playlists were written until 2026-11', variants.toReversed()],
])('starts with the lowest variant of a playlist: %s', async (_, lines) => {
  expect(await firstVariant(lines)).toBe('/480.m3u8');
});
