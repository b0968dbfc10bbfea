import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import { screenQuestion } from './safety.js';
import { flaggedQuestions, hockeyQuestions } from './rule-sentences/typical.js';

// Typical sentences of children, written without knowledge of the rules. Any rule may match.

describe('screenQuestion on typical sentences of children', () => {
  it.each(flaggedQuestions)('flags: %s', (text) => {
    expect(screenQuestion(text, child)).toBeDefined();
  });

  it.each(hockeyQuestions)('passes to the coach: %s', (text) => {
    expect(screenQuestion(text, child)?.kind).toBeUndefined();
  });
});
