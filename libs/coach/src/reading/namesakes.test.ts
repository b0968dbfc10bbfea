import { expect, it } from 'vitest';
import { isNamesake } from './namesakes.js';

it.each([
  ['toe-drag', 'my 9 year old drags his toe when he skates'],
  ['toe-drag', 'dragging my toe when i skate'],
  ['toe-drag', 'toe dragging on crossovers'],
  ['toe-drag', 'my toes drag on the ice'],
  ['toe-drag', 'her back foot drags'],
  ['butterfly', 'i get butterflies before games'],
  ['butterfly', 'do butterflies go away'],
  ['defense-joining-rush', 'my glove pinches my thumb'],
  ['drop-pass', 'i got dropped from the team'],
  ['tape-stick', 'how do i use game tape'],
  ['gap-control', 'gap between my pants and my socks'],
  ['soft-hands', 'my hands get cold'],
  ['neutral-zone-trap', 'my trap muscle is tight'],
  ['screen-time-hockey', 'what is a screen in hockey'],
  ['tips-and-screens', 'how much screen time before a game'],
  ['points-explained', 'how do i play the point'],
  ['body-checking', 'who checks the gear before practice'],
])('takes the name of %s for something else: %s', (id, text) => {
  expect(isNamesake(id, text)).toBe(true);
});

it.each([
  ['toe-drag', 'when do i use a toe drag'],
  ['toe-drag', 'how do i improve my toe drag'],
  ['toe-drag', 'my toe drags get picked off by the d'],
  ['toe-drag', 'i drag the puck with the toe of my blade'],
  ['butterfly', 'my butterfly is slow'],
  ['drop-pass', 'who drops the pass'],
  ['tape-stick', 'how much tape on my blade'],
  ['gap-control', 'how big should my gap be'],
  ['soft-hands', 'my hands are slow'],
  ['neutral-zone-trap', 'how do i beat the trap'],
  ['points-explained', 'what is the point total of a hat trick'],
  ['body-checking', 'how do i check someone clean'],
])('leaves %s as it is: %s', (id, text) => {
  expect(isNamesake(id, text)).toBe(false);
});
