// @module-tag extended
import { expect, test } from 'vitest';
import { LocalEmbedder } from './local-embedder.js';

const similarity = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  a && b ? a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) : Number.NaN;

test('vectors of similar questions are closer, and equal texts have equal vectors', async () => {
  const embedder = new LocalEmbedder();
  try {
    const [stop, brake, icing, again] = await embedder.embed(
      ['how do i stop on skates', 'braking on the ice', 'what is icing', 'how do i stop on skates'],
      'document',
    );
    expect(similarity(stop, stop)).toBeCloseTo(1);
    expect(similarity(stop, brake)).toBeGreaterThan(similarity(stop, icing));
    expect(again).toEqual(stop);
  } finally {
    await embedder.close();
  }
});

test('closing while the model loads ends the process and rejects the request', async () => {
  const embedder = new LocalEmbedder();
  const rejected = expect(embedder.embed(['hello'], 'document')).rejects.toThrow('SIGKILL');
  await embedder.close();
  await rejected;
  await expect(embedder.embed(['hello'], 'document')).rejects.toThrow('closed');
});

test('a folder without a model rejects every request', async () => {
  const embedder = new LocalEmbedder('/nonexistent');
  await expect(embedder.embed(['hello'], 'document')).rejects.toThrow('model.onnx');
  await embedder.close();
});
