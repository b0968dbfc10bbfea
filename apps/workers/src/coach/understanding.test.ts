import { afterAll, expect, it } from 'vitest';
import { Understanding } from './understanding.js';

const understanding = new Understanding({ COACH_EMBEDDINGS_MODEL: 'bge-small-en-v1.5' });
afterAll(() => understanding.close());

it('lets three answers read at once, and the next when one has its vectors or ends', async () => {
  const places = [understanding.enter(), understanding.enter(), understanding.enter()];
  expect(understanding.enter()).toBeUndefined();
  const { embedded } = (await places[0]?.of({ text: 'how do i stop', history: [] })) ?? {};
  expect(embedded?.whole.vector).toHaveLength(384);
  places[0]?.leave();
  const next = understanding.enter();
  expect(next).toBeDefined();
  expect(understanding.enter()).toBeUndefined();
  places[1]?.leave();
  places[1]?.leave();
  expect(understanding.enter()).toBeDefined();
  expect(understanding.enter()).toBeUndefined();
});
