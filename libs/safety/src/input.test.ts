import { coachCard } from '@rinkside/contracts/coach.schema';
import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import type { Persona } from './persona.js';
import { screenQuestion } from './safety.js';
import { questionsByKind, hockeyQuestions } from './rule-sentences/general.js';
import { sentenceLines } from './rule-sentences/sentence-lines.js';

const adult: Persona = { ...child, years: 30, ageLevel: null, minor: false, child: false };
const coach: Persona = { ...adult, role: 'coach', organizationId: 'o', coachOf: 'o' };

describe('screenQuestion', () => {
  const flagged = Object.entries(questionsByKind).flatMap(([kind, text]) =>
    sentenceLines(text).map((line): [string, string] => [kind, line]),
  );

  it('has at least 120 examples in each table', () => {
    expect(flagged.length).toBeGreaterThanOrEqual(120);
    expect(hockeyQuestions.length).toBeGreaterThanOrEqual(120);
  });

  it.each(flagged)('flags as %s: %s', (kind, text) => {
    expect(screenQuestion(text, child)?.kind).toBe(kind);
  });

  it.each(hockeyQuestions)('passes to the coach: %s', (text) => {
    expect(screenQuestion(text, child)?.kind).toBeUndefined();
    expect(screenQuestion(text, coach)?.kind).toBeUndefined();
  });

  it('flags self-harm inside other text and in unusual spelling', () => {
    for (const text of ['Sick save!! Also i wanna die', 'I WANT TO DIE', 'i want to diiiiie', 'I wаnt… kms'])
      expect(screenQuestion(text, adult)?.kind, text).toBe('self_harm');
  });

  it('attaches help cards with valid help lines and links', () => {
    for (const text of ['I want to kill myself', 'my dad hits me']) {
      const [extra] = screenQuestion(text, child)?.extras ?? [];
      const card = extra?.type === 'card' ? coachCard.parse(extra.card) : undefined;
      const cardJson = JSON.stringify(card);
      expect(card?.kind).toBe('help');
      for (const contact of ['988', 'local emergency number', 'https://988lifeline.org/'])
        expect(cardJson).toContain(contact);
    }
    expect(JSON.stringify(screenQuestion('my coach hits me', child)?.extras)).toContain(
      'uscenterforsafesport.org/report-a-concern',
    );
  });

  it('applies age limits: checking below 14U, weights up to 14U, training load for minors', () => {
    const playerOf = (ageLevel: Persona['ageLevel'], years: number): Persona => ({
      ...child,
      ageLevel,
      years,
      child: false,
    });
    expect(screenQuestion('how do I body check', playerOf('13U', 13))?.kind).toBe('checking');
    expect(screenQuestion('how do I body check', playerOf('14U', 13))).toBeUndefined();
    expect(screenQuestion('how do I deadlift', playerOf('14U', 14))?.kind).toBe('lifts');
    expect(screenQuestion('how do I deadlift', playerOf('16U', 15))).toBeUndefined();
    expect(screenQuestion('how do I deadlift', { ...adult, years: null })?.kind).toBe('lifts');
    expect(screenQuestion('I train 5 hours a day', adult)).toBeUndefined();
  });

  it('takes no day for a person', () => {
    expect(screenQuestion("what's my save percentage on Fridays", child)).toBeUndefined();
    expect(screenQuestion('how many points on Halloween', child)).toBeUndefined();
  });

  it('allows a coach to ask about team stats but not about addresses', () => {
    expect(screenQuestion("what are Jake's stats", coach)).toBeUndefined();
    expect(screenQuestion('where does Jake live', coach)?.kind).toBe('others');
  });

  it('uses the adult text for adults', () => {
    const text = (persona: Persona) => screenQuestion('should I take creatine', persona)?.text;
    expect(text(child)).toContain('a parent');
    expect(text(adult)).not.toContain('parent');
  });

  it('blocks training after a concussion until a medical clearance', () => {
    const earlier = ['I hit my head on the boards', 'ok thanks'];
    expect(screenQuestion('can I do an easy drill tonight?', child, earlier)?.kind).toBe('head');
    expect(screenQuestion('the doctor cleared me, what drill now?', child, earlier)).toBeUndefined();
    expect(
      screenQuestion('what drill now?', child, [...earlier, 'I was cleared in writing']),
    ).toBeUndefined();
    expect(screenQuestion('what is offside?', child, earlier)).toBeUndefined();
    expect(screenQuestion('what drill now?', child, ['how do I shoot'])).toBeUndefined();
  });

  it('screens adversarial input within 400 ms', () => {
    const long = [
      'a '.repeat(1000),
      'my '.repeat(660),
      'how can i hurt the the '.repeat(90),
      "kill's ".repeat(280),
    ];
    const startedAt = performance.now();
    for (const text of long) screenQuestion(text, adult);
    expect(performance.now() - startedAt).toBeLessThan(400);
  });
});
