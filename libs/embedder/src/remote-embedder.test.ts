import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { RemoteEmbedder } from './remote-embedder.js';

test('asks an OpenAI-compatible server and restores the order of the texts', async () => {
  const requests: unknown[] = [];
  const reply = {
    data: [
      { index: 1, embedding: [0, 2] },
      { index: 0, embedding: [3, 4] },
    ],
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url, key: request.headers.authorization, body });
      response.end(JSON.stringify(reply));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const embedder = new RemoteEmbedder({ url: `http://127.0.0.1:${port}/v1/`, model: 'm', apiKey: 'k' });
    const [first, second] = await embedder.embed(['a', 'b']);
    expect(first).toEqual(Float32Array.from([0.6, 0.8]));
    expect(second).toEqual(Float32Array.from([0, 1]));
    expect(requests).toEqual([
      {
        path: '/v1/embeddings',
        key: 'Bearer k',
        body: { model: 'm', input: ['a', 'b'], encoding_format: 'float' },
      },
    ]);
    await expect(embedder.embed(['a'])).rejects.toThrow('too few vectors');
  } finally {
    server.close();
  }
});
