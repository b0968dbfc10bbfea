import { expect, it } from 'vitest';
import { child } from '../coach/persona.fixture.js';
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

it('notes a frightening word in another language as possible', () => {
  const { note } = screenMessage({ text: 'ich habe Angst vor dem nächsten Spiel und mir', persona: child });
  expect(note?.extra.grade).toBe('possible');
});

it.each(['we do suicides at practice', 'the commotion in front of the net', 'my secret deke', 'dead angle'])(
  'does not take English for another language: %s',
  (text) => expect(screenMessage({ text, persona: child })).toEqual({}),
);
