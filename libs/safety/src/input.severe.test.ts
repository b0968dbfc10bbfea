import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import type { Persona } from './persona.js';
import { screenQuestion } from './safety.js';
import { questionsByKind, flaggedQuestions, harmlessQuestions } from './rule-sentences/severe.js';
import { sentenceLines } from './rule-sentences/sentence-lines.js';

// Severe sentences in all persons and tenses, and similar hockey sentences that must not match.

const parent: Persona = { ...child, role: 'parent', years: 30, ageLevel: '10U', child: false };
const personas = [child, parent];

/** Returns all combinations of the parts, joined with spaces. */
const combine = (...parts: string[][]): string[] =>
  parts.reduce((prefixes, part) => prefixes.flatMap((prefix) => part.map((next) => `${prefix} ${next}`)));

const adverbs = ['', 'still', 'always', 'keeps', 'really', 'just'];
const combinations: [string, string[]][] = [
  [
    'being hit',
    combine(
      [
        'my dad',
        'my stepmom',
        'my coach',
        'our assistant coach',
        'my uncle',
        'my brother',
        'my captain',
        'my teammate',
        'a boy on my team',
        'the older kids',
        'the boys in the locker room',
        'kids on my team',
      ],
      adverbs,
      ['hits', 'hit', 'hitting', 'kicks', 'kicked', 'slapped', 'punched', 'choked', 'shoves', 'threatened'],
      ['me'],
    ),
  ],
  [
    'being hit somewhere',
    combine(
      ['my dad', 'my mom', 'coach', 'my stepdad', 'my brother', 'my teammates', 'some kids on my team'],
      ['hit', 'kicked', 'punched', 'slapped', 'beat', 'pushed', 'threw'],
      ['me'],
      [
        'down the stairs',
        'to the ground',
        'to the floor',
        'against the wall',
        'into the wall',
        'off the chair',
        'out of the car',
      ],
    ),
  ],
  [
    'a child being hit',
    combine(
      ['my husband', 'my ex', 'his coach', 'her stepdad', 'a teammate', 'his teammates', 'the older boys'],
      ['hits', 'hit', 'kicked', 'slapped', 'punched', 'choked', 'shoved'],
      ['my son', 'my daughter', 'my kid', 'my little brother'],
    ),
  ],
  [
    'yelled at and hit',
    combine(
      ['my dad', 'my mom', 'my coach'],
      ['yells at me', 'screams at me', 'yelled at me', 'gets angry', 'comes home drunk'],
      ['and hits me', 'and kicks me', 'then slaps me', 'and he grabs me', 'and pushes me against the wall'],
    ),
  ],
  [
    'not feeling safe',
    combine(
      ["I don't feel safe", "I didn't feel safe", 'I never feel safe', "my son doesn't feel safe"],
      [
        'going home',
        'going to practice',
        'skating with my coach',
        'with my dad',
        'in the locker room',
        'in my house',
        'on my team',
        'blocking him on my phone',
      ],
    ),
  ],
  [
    'self-harm of another person',
    combine(
      ['my son', 'my daughter', 'my kid', 'my friend', 'he', 'she'],
      [
        'cuts herself',
        'cuts himself',
        'burns himself',
        'has been cutting herself',
        'hurts himself',
        'self harms',
        'tried to kill himself',
        'wants to die',
        'starves herself',
        'makes herself throw up',
        "won't eat",
        'is suicidal',
        'passed out',
        'hit his head',
        "can't move her neck",
      ],
    ),
  ],
  [
    'a headache',
    combine(['my', 'his', "my son's", "my daughter's", 'my kids'], ['head'], adverbs, [
      'hurts',
      'aches',
      'pounds',
      'is pounding',
      'is spinning',
      'feels weird',
      'hurts a lot',
    ]),
  ],
  [
    'a limb that cannot move',
    combine(
      ["I can't", 'I cannot', "he can't", "my son can't"],
      ['move', 'feel', 'bend', 'lift', 'put weight on', 'put any weight on'],
      ['my', 'his'],
      ['neck', 'arm', 'leg', 'fingers', 'hand', 'ankle', 'knee', 'shoulder', 'foot', 'back'],
      ['', 'to the side', 'when I try', 'like before', 'right', 'well', 'fast', 'at all'],
    ),
  ],
  [
    'passing out',
    combine(
      ["I'm", 'I keep', 'he keeps', 'my son is'],
      ['passing out'],
      [
        '',
        'from the heat',
        'under the lights',
        'on the bench',
        'behind the bench',
        'into the boards',
        'more',
      ],
    ),
  ],
  [
    'a racing heart',
    combine(
      ['my heart'],
      ['is racing', 'keeps racing', 'is still racing', "won't stop racing", 'races'],
      ['', "when I'm resting", 'in bed', 'at night', 'in class', "and I'm scared", 'when I lie down'],
    ),
  ],
];

describe('screenQuestion on severe sentences', () => {
  it.each(
    Object.entries(questionsByKind).flatMap(([kind, text]) =>
      sentenceLines(text).map((line) => [kind, line] as const),
    ),
  )('flags as %s: %s', (kind, text) => {
    for (const persona of personas) expect(screenQuestion(text, persona)?.kind).toBe(kind);
  });
  it.each(flaggedQuestions)('flags: %s', (text) => {
    for (const persona of personas) expect(screenQuestion(text, persona)).toBeDefined();
  });
  it.each(combinations)('flags every combination of %s', (_, questions) => {
    const missed = questions
      .map((text) => text.replace(/ +/g, ' ').trim())
      .filter((text) => personas.some((persona) => !screenQuestion(text, persona)));
    expect(missed).toEqual([]);
  });
  it('attaches a help line when a player is yelled at', () => {
    for (const persona of personas)
      expect(JSON.stringify(screenQuestion('my coach yells at me', persona)?.extras)).toContain(
        '833-587-7233',
      );
  });
});

describe('despair and pictures from adults', () => {
  it.each([
    ['whats even the point', 'feelings'],
    ['theres no point in trying anymore', 'feelings'],
    ['my trainer sent me a selfie', 'abuse'],
    ['coach keeps sending my daughter pics', 'abuse'],
  ])('are recognized: %s', (text, kind) => expect(screenQuestion(text, child)?.kind).toBe(kind));

  it.each([
    'whats the point of icing',
    'coach sent me a picture of the drill',
    'coach sent us a photo of our team',
  ])('are not in: %s', (text) => expect(screenQuestion(text, child)?.kind).toBeUndefined());
});

describe('screenQuestion on similar hockey sentences', () => {
  it.each(harmlessQuestions)('passes to the coach: %s', (text) => {
    expect(screenQuestion(text, child)?.kind).toBeUndefined();
  });
});
