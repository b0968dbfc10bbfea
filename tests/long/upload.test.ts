import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Installation } from '../chaos/installation.js';
import { seedUsers, type SeedUser } from '../chaos/seed-users.js';
import { h264, createMediaMaker } from '../media/media-maker.js';

/** Maximum memory growth of a gateway during the largest upload. */
const maxGrowthMb = 80;

let installation: Installation;
let user: SeedUser;
let tempDir: string;
let clip: Buffer;
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'process-photo,transcode-highlight,delete-object',
  });
  const [first] = await seedUsers(installation, 1);
  if (!first) throw new Error('too few users were seeded');
  user = first;
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-upload-'));
  clip = await createMediaMaker(tempDir).clip('in', [...h264, '-f', 'mp4'], { seconds: 10 });
});
afterAll(async () => {
  await installation?.close();
  await rm(tempDir, { recursive: true, force: true });
});

const memoryMb = async (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.runIf(process.platform === 'linux')(
  'streams a 500 MB upload through the gateway with little memory',
  async () => {
    const gateways = (['gateway-1', 'gateway-2'] as const).map(
      (name) => installation.process(name).record?.pid,
    );
    const before = await Promise.all(gateways.map(memoryMb));
    let peakGrowthMb = 0;
    const sampling = setInterval(() => {
      void Promise.all(gateways.map(memoryMb)).then((now) => {
        peakGrowthMb = Math.max(peakGrowthMb, ...now.map((current, at) => current - (before[at] ?? 0)));
      });
    }, 20);
    const head = Buffer.from('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\n');
    const tail = Buffer.from('\r\n--b--\r\n');
    const size = 500 * 1024 * 1024;
    const chunk = Buffer.alloc(256 * 1024, 7);
    const chunks = function* () {
      yield head;
      yield clip;
      for (let left = size - clip.length; left > 0; left -= chunk.length)
        yield chunk.subarray(0, Math.min(left, chunk.length));
      yield tail;
    };
    const upload = request(`${installation.origin}/api/highlights`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': head.length + size + tail.length,
      },
    });
    const status = new Promise((resolve, reject) => {
      upload.once('response', (response) => resolve(response.statusCode));
      upload.once('error', reject);
    });
    await pipeline(Readable.from(chunks()), upload);
    expect(await status).toBe(201);
    clearInterval(sampling);
    expect(peakGrowthMb).toBeLessThan(maxGrowthMb);
  },
);
