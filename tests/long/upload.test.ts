import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Installation } from '../faults/installation.js';
import { populate, type Somebody } from '../faults/population.js';
import { h264, maker } from '../media/make.js';

/** Megabytes a gateway may grow by while the largest upload goes through it. */
const growth = 80;

let installation: Installation;
let somebody: Somebody;
let home: string;
let clip: Buffer;
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'transcode-highlight,remove-object',
  });
  const [first] = await populate(installation, 1);
  if (!first) throw new Error('nobody is there');
  somebody = first;
  home = await mkdtemp(join(tmpdir(), 'rinkside-upload-'));
  clip = await maker(home).clip('in', [...h264, '-f', 'mp4'], { seconds: 10 });
});
afterAll(async () => {
  await installation?.close();
  await rm(home, { recursive: true, force: true });
});

const memory = async (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.runIf(process.platform === 'linux')('500 MB go through a gateway in little memory', async () => {
  const gateways = (['gateway-1', 'gateway-2'] as const).map((name) => installation.process(name).known?.pid);
  const before = await Promise.all(gateways.map(memory));
  let most = 0;
  const watch = setInterval(() => {
    void Promise.all(gateways.map(memory)).then((now) => {
      most = Math.max(most, ...now.map((megabytes, at) => megabytes - (before[at] ?? 0)));
    });
  }, 20);
  const head = Buffer.from('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\n');
  const tail = Buffer.from('\r\n--b--\r\n');
  const size = 500 * 1024 * 1024;
  const piece = Buffer.alloc(256 * 1024, 7);
  const pieces = function* () {
    yield head;
    yield clip;
    for (let left = size - clip.length; left > 0; left -= piece.length)
      yield piece.subarray(0, Math.min(left, piece.length));
    yield tail;
  };
  const upload = request(`${installation.origin}/api/highlights`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${somebody.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + size + tail.length,
    },
  });
  const status = new Promise((resolve, reject) => {
    upload.once('response', (answer) => resolve(answer.statusCode));
    upload.once('error', reject);
  });
  await pipeline(Readable.from(pieces()), upload);
  expect(await status).toBe(201);
  clearInterval(watch);
  expect(most).toBeLessThan(growth);
});
