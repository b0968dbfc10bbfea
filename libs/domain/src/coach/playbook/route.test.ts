import { describe, expect, it } from 'vitest';
import type { Persona } from '../persona.js';
import { route } from './route.js';
import { isNear, wordsOf } from './words.js';

const persona: Persona = {
  id: '00000000-0000-4000-8000-000000000000',
  firstName: 'Noor',
  role: 'player',
  years: 14,
  ageLevel: '15U',
  level: 'AA',
  position: 'skater',
  minor: true,
  child: false,
  modelAllowed: false,
  onboarded: true,
  organizationId: null,
  coachOf: null,
  today: '2026-11-21',
};
const said = (text: string) => ({ role: 'user' as const, text });
const about = (text: string, history: Parameters<typeof route>[2] = [], who = persona) =>
  route(text, who, history);

describe('what a question is about', () => {
  it.each([
    ['How can I improve my skating?', 'drills'],
    ['What drills should I practice?', 'drills'],
    ['How do I improve my shot accuracy?', 'drills'],
    ["What's my game analysis?", 'analysis'],
    ['wats my game analisys', 'analysis'],
    ['how do i improove my skateing', 'drills'],
    ['am i geting better', 'trend'],
    ['what hapened in my last 3 games', 'recent'],
    ['how many asists do i have', 'season'],
    ['What do I need to reach 20 goals?', 'whatIf'],
    ['explain save percentage', 'explain'],
    ['Log a 4-2 win vs Blades, 1 goal', 'logGame'],
    ['next milestone?', 'milestones'],
    ['training plan please', 'plan'],
    ['will i make AAA', 'noPredictions'],
    ['remember that my backhand is hard', 'remember'],
    ['the weather is lovely', 'unknown'],
  ] as const)('%s: %s', (text, topic) => expect(about(text).topic).toBe(topic));

  it('keeps what is meant by itself apart, however near', () => {
    expect(about('we lost').topic).toBe('feelings');
    expect(about('last game').topic).toBe('recent');
  });

  it('goes on with what was asked before', () => {
    const history = [
      said('How many goals do I have this season?'),
      { role: 'assistant' as const, text: 'Nine.' },
    ];
    expect(about('and assists?', history)).toMatchObject({ topic: 'season', slots: { stat: 'assists' } });
    expect(about('what about last season', history)).toMatchObject({
      topic: 'season',
      slots: { season: 'last', stat: 'goals' },
    });
    expect(about('another one', [said('drill for shooting at home')])).toMatchObject({
      topic: 'drills',
      slots: { skill: 'shooting', place: 'home', another: true },
    });
  });

  it('takes a yes for what the coach asked last', () => {
    const asked = [
      said('How can I improve my passing?'),
      { role: 'assistant' as const, text: 'So. Shall I put a week together for you?' },
    ];
    expect(about('yes please', asked)).toMatchObject({ topic: 'plan', slots: { skill: 'passing' } });
    expect(about('no thanks', asked).topic).toBe('no');
  });

  it('builds practices for coaches and gives drills to everybody else', () => {
    expect(about('60-minute half-ice practice', [], { ...persona, role: 'coach' })).toMatchObject({
      topic: 'practice',
      slots: { minutes: 60, ice: 'half' },
    });
    expect(about('what should i practice at home').topic).toBe('drills');
  });

  it('reads numbers by what they count', () => {
    expect(about('What do I need to reach 92.5% save percentage over the next 6 games?').slots).toMatchObject(
      {
        stat: 'save_percentage',
        target: 92.5,
        games: 6,
      },
    );
    expect(about('a 4 week plan, 3 days a week, 30 minutes').slots).toMatchObject({
      weeks: 4,
      days: 3,
      minutes: 30,
    });
    expect(about('my last two games').slots.games).toBe(2);
  });
});

describe('words', () => {
  it('are compared without case, accents and marks', () => {
    expect(wordsOf('What’s my GAA, “Élan”?')).toEqual(['whats', 'my', 'gaa', 'elan']);
    expect(wordsOf('save % 92.5% 4-2.')).toEqual(['save', '%', '92.5%', '4-2']);
  });

  it('are near when a letter is wrong, missing, extra or swapped', () => {
    for (const typo of ['skatign', 'skatin', 'skatinng', 'skoting'])
      expect(isNear(typo, 'skating', 1)).toBe(true);
    expect(isNear('passing', 'skating', 2)).toBe(false);
  });
});
