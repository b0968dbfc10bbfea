import { expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import { makesHurtfulRemark } from './remarks.js';
import { screenQuestion, screenMessage } from './safety.js';

it.each([
  'lol my coach hates me whatever',
  'great my mom thinks im useless',
  'love that my coach ignores me',
  'wow thanks dad for calling me lazy',
  'sweet my dad isnt talking to me',
  'fun my stepdad threw my stick out',
  'oh well guess my dad wishes he had a better kid',
  'lol my brother hates me',
  'sick my parents are getting divorced lol',
])('adds a line to the answer to %j', (text) => {
  expect(makesHurtfulRemark(text)).toBe(true);
  expect(screenQuestion(text, child)).toBeUndefined();
  expect(screenMessage({ text, persona: child }).note?.extra).toEqual({
    type: 'care',
    kind: 'feelings',
    grade: 'possible',
  });
});

it.each([
  'my dad says my shot is weak',
  'my coach wants a new goalie',
  'the team plays a weak trap',
  'my coach said im a center',
  'my dad threw me a new stick',
])('reads no remark in %j', (text) => {
  expect(makesHurtfulRemark(text)).toBe(false);
});
