import { expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import { screenMessage } from './safety.js';

it.each([
  ['je veux mourir', 'self_harm', 'adulte'],
  ['mon entraîneur me touche', 'abuse', 'adulte'],
  ['me pegué en la cabeza', 'head', 'médico'],
  ['quiero morirme', 'self_harm', 'adulto'],
  ['ich will nicht mehr leben', 'self_harm', 'Erwachsenen'],
  ['mein Vater schlägt mich', 'abuse', 'Erwachsenen'],
  ['jag vill dö', 'self_harm', 'vuxen'],
  ['en halua elää', 'self_harm', 'aikuiselle'],
  ['trenér mě bije', 'abuse', 'dospělým'],
  ['я не хочу жить', 'self_harm', 'взрослым'],
  ['у меня сотрясение', 'head', 'врач'],
])('responds in the language of a grave phrase: %s', (text, kind, adult) => {
  const { response } = screenMessage({ text, persona: child });
  expect(response?.kind).toBe(kind);
  expect(response?.text).toContain(adult);
  expect(response?.extras.at(-1)).toEqual({ type: 'care', kind, grade: 'certain' });
});
