import { expect, it } from 'vitest';
import { askedPerson } from './asked-person.js';

it.each([
  ['and for goalies?', { name: 'goalies', position: 'goalie' }],
  ['what about for a goalie', { name: 'goalies', position: 'goalie' }],
  ['for defense?', { name: 'defense', position: 'defense' }],
  ['what if she plays defense', { name: 'defense', position: 'defense' }],
  ['for an 8 year old', { name: 'players of 8', age: 8 }],
  ['for my little brother who is 6', { name: 'players of 6', age: 6 }],
  ['and for my friend who is a goalie', { name: 'goalies', position: 'goalie' }],
  ['my daughter is 5', { name: 'players of 5', age: 5 }],
  ['he is 7', { name: 'players of 7', age: 7 }],
  ['and for 8u', { name: '8U', age: 7 }],
  ['is it the same for girls', { name: 'girls' }],
  ['how about wingers', { name: 'wingers', position: 'wing' }],
])('reads the player in %j', (text, person) => {
  expect(askedPerson(text)).toEqual(person);
});

it.each([
  '8',
  'goalies',
  'my goalie is nervous before games',
  'for how long',
  'he is 7 and scared of the puck',
  'what about offside',
  'for 20 minutes',
])('reads none in %j', (text) => {
  expect(askedPerson(text)).toBeUndefined();
});
