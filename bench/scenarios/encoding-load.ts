import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { callRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { makeClip } from '../data/test-clip.js';
import { createReadRequests, cycle } from '../data/requests.js';
import { constantRate } from '@rinkside/testkit/http-client';
import { median, quantile, warmUpRounds } from '../rounds.js';
import type { Scenario } from '../scenario.js';

const run = promisify(execFile);
const items = 100_000;
const encoderCount = 4;
const photosPerRound = 5;

/** A photo of 12 megapixels, as a phone takes. */
const makePhoto = async (home: string) => {
  const output = ['-frames:v', '1', '-q:v', '3', join(home, 'photo.jpg')];
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=4032x3024', ...output]);
  return readFile(join(home, 'photo.jpg'));
};

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

/** P23: feeds and photos while four workers of this machine encode videos. */
export const encodingLoad: Scenario = {
  ids: ['P23'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items });
    const { origin, port } = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, 'process-photo');
    await fleet.workers(encoderCount, 'transcode-highlight,delete-object');
    const home = await mkdtemp(join(tmpdir(), 'rinkside-bench-'));
    const tokens = await Promise.all(
      Array.from({ length: encoderCount + 1 }, (_, at) => fleet.issuer.token(String(1000 + at))),
    );
    const [photographer = '', ...filmers] = tokens;
    const client = await new LiveClient(origin, photographer).open();
    try {
      const [clip, photo] = [blobOf(await makeClip(home)), blobOf(await makePhoto(home))];
      const { organization } = (await createReadRequests(items, fleet.issuer)).product;
      const loadFeed = () => constantRate(port, cycle(organization), { rate: 150, seconds });
      for (let round = 0; round < warmUpRounds; round++) await loadFeed();
      const feedP99sMs: number[] = [];
      const photoSeconds: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const token of filmers)
          await callRoute(origin, token, highlightRoutes.create, { file: clip, body: {} });
        feedP99sMs.push(quantile(await loadFeed(), 0.99));
        for (let count = 0; count < photosPerRound; count++) {
          const { id } = await callRoute(origin, photographer, highlightRoutes.create, {
            file: photo,
            body: {},
          });
          const startedAt = performance.now();
          await client.waitForEvent('highlight.ready', ({ highlight }) => highlight.id === id);
          photoSeconds.push((performance.now() - startedAt) / 1000);
        }
      }
      const what = `beside ${encoderCount} encoders`;
      const feedMs = median(feedP99sMs);
      record({
        id: 'P23',
        what: `organization feed at 150/s ${what}, p99`,
        unit: 'ms',
        product: feedMs,
        value: feedMs,
        target: { max: 50 },
      });
      const photoReady = median(photoSeconds);
      record({
        id: 'P23',
        what: `photo of 12 megapixels ${what}, from upload reply to ready`,
        unit: 's',
        product: photoReady,
        value: photoReady,
        target: { max: 1 },
      });
    } finally {
      client.close();
      await rm(home, { recursive: true, force: true });
    }
  },
};
