import { expect, it } from 'vitest';
import { createBounceFilter } from './bounce-filter';

const button = () => document.createElement('button');
const touch = (target: Element, timeStamp: number, clientX = 100, clientY = 100) => ({
  target,
  timeStamp,
  clientX,
  clientY,
});

it('takes touches of a button within 80 ms as one, also three of them, and later ones as taps', () => {
  const isBounce = createBounceFilter();
  const shot = button();
  expect([0, 60, 120, 200].map((ms) => isBounce(touch(shot, ms)))).toEqual([false, true, true, false]);
});

it('knows the button by what is in it', () => {
  const isBounce = createBounceFilter();
  const shot = button();
  const icon = shot.appendChild(document.createElement('span'));
  expect(isBounce(touch(shot, 0, 0, 0))).toBe(false);
  expect(isBounce(touch(icon, 50, 60, 0))).toBe(true);
});

it('does not press the button that replaced the first one', () => {
  const isBounce = createBounceFilter();
  expect(isBounce(touch(button(), 0))).toBe(false);
  expect(isBounce(touch(button(), 50, 104, 98))).toBe(true);
});

it('counts two thumbs on two buttons', () => {
  const isBounce = createBounceFilter();
  expect(isBounce(touch(button(), 0, 50, 300))).toBe(false);
  expect(isBounce(touch(button(), 20, 250, 300))).toBe(false);
});
