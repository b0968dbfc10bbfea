import { describe, expect, it } from 'vitest';
import { Pseudonymizer } from './pseudonymizer.js';

const now = new Date('2026-11-20T12:00:00Z');

describe('the words of a person', () => {
  const mask = (text: string) => new Pseudonymizer(now).maskWords(text);
  it.each([
    ['call me 612-555-0143 ok', /555|0143/],
    ['call me (612) 555 0143', /555|0143/],
    ['my number is 6125550143', /5550/],
    ['+44 20 7946 0958 is my dad', /7946/],
    ['text six one two five five five zero one four three', /five|three/],
    ['6 1 2 5 5 5 0 1 4 3 is my cell', /5 5/],
    ['６１２-５５５-０１４３', /5|５/],
    ['six12 five55 01four3 call me', /55|01/],
    ['born 2014-03-12', /2014/],
    ['my son was born on March 12, 2015', /2015|March/],
    ['her birthday is march 12', /march/],
    ['3/12/2014', /2014/],
    ['we live in 55401', /55401/],
    ['zip 55401-1234', /55401|1234/],
    ['our postal code is K1A 0B1', /K1A/],
    ['i live at 12 Maple Street', /Maple/i],
    ['1450 N. lake shore dr apt 4', /lake|1450/i],
    ['add me @puck.kid09', /puck/],
    ['my snap is puckkid09', /puckkid/],
    ['insta: goalie.girl', /goalie\.girl/],
    ['mail jo.smith@example.com', /smith|example/],
    ['mail jo dot smith at example dot com', /smith|example/],
    ['my friend Jake is faster', /Jake/],
    ['a kid named jake pushes me', /jake/],
    ['Jake Peterson is on my line', /Jake|Peterson/],
    ['coach Miller yells', /Miller/],
    ['call j\u200Bo.smith@exam\u200Bple.com', /smith|ple\.com/],
  ])('lose what identifies someone: %s', (text, pattern) => {
    expect(mask(text)).not.toMatch(pattern);
  });

  it.each([
    'We won 5-3 and I had 2 goals on the drive home.',
    'How do I beat a 1-2-2 forecheck in 12U?',
    'On 2026-11-07 I made 24 saves, .917.',
    'Practice is at 5:30, 60 minutes, 14 players.',
    'My save percentage is 91.5 and I wear #31.',
    'How do I stop on my left side?',
  ])('stay otherwise: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  it('separate birth years from years of games by the time of the question', () => {
    const text = 'Camp ended on 2026-08-14.';
    expect(mask(text)).toBe(text);
    expect(new Pseudonymizer(new Date('2032-01-01T00:00:00Z')).maskWords(text)).not.toContain('2026');
  });

  it('get the names of others back in the reply', () => {
    const pseudonyms = new Pseudonymizer(now);
    const masked = pseudonyms.maskWords('My friend Jake is faster than me.');
    expect(masked).toBe('My friend [person 1] is faster than me.');
    expect(pseudonyms.unmask('Race [person 1] for fun.')).toBe('Race Jake for fun.');
  });
});
