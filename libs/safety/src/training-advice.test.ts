import { expect, it } from 'vitest';
import { advisesTraining } from './training-advice.js';

it.each([
  'Try this drill with ten pucks.',
  'Bend your knees and keep your head up.',
  'You can shoot 50 pucks in the garage.',
  'Start by skating two easy laps.',
  'Then sprint to the blue line.',
  'Next, work on your crossovers.',
  'A light skate will do you good.',
  'Do three sets of squats.',
  'Next time, snap your wrists through the puck.',
])('withholds %j', (sentence) => {
  expect(advisesTraining(sentence)).toBe(true);
});

it.each([
  'Icing is called when a player shoots the puck from behind the red line.',
  'No drills until a doctor has looked at it.',
  'Stop for today and tell a parent.',
  'Rest first.',
  'A stick that reaches your chin is a good start.',
  'Pasta or rice two hours before the game is fine.',
  'You scored 3 goals in your last 5 games.',
  'Ask your coach in a calm moment.',
  'That sounds hard.',
])('shows %j', (sentence) => {
  expect(advisesTraining(sentence)).toBe(false);
});
