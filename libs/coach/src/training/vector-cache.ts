import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Embedder } from '@rinkside/safety/embeddings';

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 22);
const chunkSize = 64;

/** Embeds texts, and keeps the vectors in a file for the next training. */
export const embedCached = async (
  embedder: Embedder,
  texts: readonly string[],
  file: string,
): Promise<Float32Array[]> => {
  const stored = await readFile(file, 'utf8').catch(() => '{}');
  const cache = new Map<string, string>(Object.entries(JSON.parse(stored)));
  const missing = [...new Set(texts)].filter((text) => !cache.has(keyOf(text)));
  for (let start = 0; start < missing.length; start += chunkSize) {
    const chunk = missing.slice(start, start + chunkSize);
    const vectors = await embedder.embed(chunk, 'document');
    for (const [index, text] of chunk.entries()) {
      const vector = vectors[index];
      if (vector)
        cache.set(
          keyOf(text),
          Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
        );
    }
  }
  if (missing.length > 0) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(Object.fromEntries(cache)));
  }
  return texts.map((text) => {
    const bytes = Buffer.from(cache.get(keyOf(text)) ?? '', 'base64');
    const vector = new Float32Array(bytes.byteLength / Float32Array.BYTES_PER_ELEMENT);
    new Uint8Array(vector.buffer).set(bytes);
    return vector;
  });
};
