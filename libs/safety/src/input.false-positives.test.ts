import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import type { Persona } from './persona.js';
import type { CrisisResponseKind } from './crisis-responses.js';
import { screenQuestion } from './safety.js';
import {
  childQuestions,
  parentQuestions,
  coachQuestions,
  flaggedQuestions,
  harmlessQuestions,
  harmlessParentQuestions,
  harmlessCoachQuestions,
} from './rule-sentences/similar.js';
import { sentenceLines } from './rule-sentences/sentence-lines.js';

// Pairs of similar sentences: one must match a rule, the other must not.

const adult: Persona = { ...child, years: 30, ageLevel: null, minor: false, child: false };
const coach: Persona = { ...adult, role: 'coach', organizationId: 'o', coachOf: 'o' };
const parent: Persona = { ...adult, role: 'parent', ageLevel: '10U', minor: true };

type QuestionsByKind = Partial<Record<CrisisResponseKind, string>>;

const toRows = (table: QuestionsByKind) =>
  Object.entries(table).flatMap(([kind, text]) =>
    sentenceLines(text).map((line): [string, string] => [kind, line]),
  );

describe('screenQuestion on similar sentences', () => {
  it.each(toRows(childQuestions))('flags as %s: %s', (kind, text) => {
    expect(screenQuestion(text, child)?.kind).toBe(kind);
  });
  it.each(toRows(parentQuestions))('flags as %s for a parent: %s', (kind, text) => {
    expect(screenQuestion(text, parent)?.kind).toBe(kind);
  });
  it.each(toRows(coachQuestions))('flags as %s for a coach: %s', (kind, text) => {
    expect(screenQuestion(text, coach)?.kind).toBe(kind);
  });
  it.each(flaggedQuestions)('flags: %s', (text) => {
    expect(screenQuestion(text, child)).toBeDefined();
  });

  it.each(harmlessQuestions)('passes to the coach: %s', (text) => {
    for (const persona of [child, adult, parent])
      expect(screenQuestion(text, persona)?.kind, persona.role ?? '').toBeUndefined();
  });
  it.each(harmlessParentQuestions)('passes to the coach for a parent: %s', (text) => {
    expect(screenQuestion(text, parent)?.kind).toBeUndefined();
  });
  it.each(harmlessCoachQuestions)('passes to the coach for a coach: %s', (text) => {
    expect(screenQuestion(text, coach)?.kind).toBeUndefined();
  });
});

describe('the wording of crisis responses', () => {
  const responseJson = (text: string, persona: Persona) => {
    const { text: responseText, extras } = screenQuestion(text, persona) ?? {};
    return `${responseText} ${JSON.stringify(extras)}`;
  };
  const questions: [string, string][] = [
    ['head', 'My son hit his head'],
    ['injury', "My son's knee hurts after practice"],
    ['emergency', 'he passed out on the bench'],
    ['self_harm', 'my daughter said she wants to die'],
    ['abuse', 'my husband hits my son'],
    ['bullying', 'they make fun of my son'],
    ['feelings', 'my son has panic attacks'],
    ['eating', 'my daughter stopped eating'],
    ['yelled', 'his coach yells at him every game'],
    ['secret', 'keep this between us'],
  ];

  it.each(questions)(
    'addresses parents and adults as adults and children as children: %s: %s',
    (kind, text) => {
      for (const persona of [parent, adult]) {
        expect(screenQuestion(text, persona)?.kind).toBe(kind);
        expect(responseJson(text, persona)).not.toMatch(/grown-?up|tell a parent|your coach|you may skate/i);
      }
      expect(responseJson(text, child)).toMatch(/grown-?up|a parent/);
    },
  );
});
