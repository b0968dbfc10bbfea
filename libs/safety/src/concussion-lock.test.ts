import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import type { Persona } from './persona.js';
import { findOpenConcussion } from './concussion-report.js';
import { concussionReplies } from './concussion-replies.js';
import {
  notClearances,
  physicalQuestions,
  nonPhysicalQuestions,
  clearances,
} from './rule-sentences/concussion.js';
import { concussionChangeOf, screenMessage, screenQuestion, withholdsDrills } from './safety.js';

const adult: Persona = { ...child, years: 30, ageLevel: null, minor: false, child: false };
const coach: Persona = { ...adult, role: 'coach', organizationId: 'o', coachOf: 'o' };
const parent: Persona = { ...adult, role: 'parent', ageLevel: '10U', minor: true };
const mite: Persona = { ...child, years: 7, ageLevel: '8U' };

const concussion = ['I hit my head'];
const kindOf = (text: string, persona: Persona, earlier: string[]) =>
  screenQuestion(text, persona, earlier)?.kind;

describe('screenQuestion after a concussion report', () => {
  it.each(notClearances)('does not accept as clearance: %s', (text) => {
    expect(kindOf(text, child, concussion)).toBe('head');
    expect(kindOf('Quick warm-up', child, [...concussion, text])).toBe('head');
  });
  it.each(physicalQuestions)('blocks physical activity: %s', (text) => {
    for (const persona of [child, adult, parent]) expect(kindOf(text, persona, concussion)).toBe('head');
  });
  it.each(nonPhysicalQuestions)('allows a question without physical activity: %s', (text) => {
    for (const persona of [child, adult, parent]) expect(kindOf(text, persona, concussion)).toBeUndefined();
  });
  it.each(clearances)('accepts as clearance: %s', (text) => {
    for (const persona of [child, adult, parent]) {
      expect(kindOf(text, persona, concussion)).toBeUndefined();
      expect(kindOf('Quick warm-up', persona, [...concussion, text])).toBeUndefined();
    }
  });

  it.each([
    ['a child', child, concussionReplies.locked],
    ['a parent', parent, concussionReplies.lockedAdult],
  ])(
    'shows %s what to do after the report, and what to ask meanwhile after later questions',
    (_, persona, locked) => {
      const [report = ''] = concussion;
      expect(screenQuestion(report, persona)?.text).not.toBe(locked);
      expect(screenQuestion('Quick warm-up', persona, concussion)?.text).toBe(locked);
      expect(screenQuestion(report, persona, concussion)?.text).not.toBe(locked);
    },
  );

  it('blocks training after a second concussion and with current symptoms', () => {
    for (const earlier of [
      [...concussion, 'the doctor cleared me', 'I hit my head again'],
      ["I've been cleared but my head hurts"],
      ['my head still hurts but my doctor cleared me'],
      ['I have a headache and my doctor cleared me'],
      ['my doctor cleared me and then I hit my head again'],
      ['I hit my head again but my doctor cleared me'],
      ["I'm scared because I hit my head"],
      ["I'm afraid of playing since I hit my head"],
      ["I'm worried about my headaches"],
      ['I took a hit to the head, was it a penalty'],
      ['I feel nauseous before games since I hit my head'],
      ['I hit my head and my helmet broke'],
      ['my dad pushed me and I hit my head'],
      ['how long do concussions last'],
    ])
      expect(kindOf('Quick warm-up', child, earlier), earlier.join()).toBe('head');
  });

  it('does not treat general questions about concussions as a report', () => {
    for (const text of [
      'what is concussion protocol',
      'how do I avoid a concussion',
      'what is the penalty for head contact',
      'how do I stop being scared of the puck hitting me in the face',
      "I'm scared of getting hit in the mask",
      'is a hit to the head a penalty',
      'I feel nauseous before games',
      'my helmet gives me a headache',
      'what are the signs of a concussion',
      'which helmet is best against concussions',
      'can you get a concussion from a puck',
      'what happens if you get hit in the head',
      "I'm scared I'll hit my head",
    ])
      for (const persona of [child, adult, coach, parent])
        expect(kindOf('Quick warm-up', persona, [text]), text).toBeUndefined();
  });

  it('keeps the report open after 100 other questions', () => {
    const laterQuestions = Array.from({ length: 100 }, () => 'what is offside?');
    expect(findOpenConcussion([...concussion, ...laterQuestions], child)).toBe('I hit my head');
    expect(
      findOpenConcussion(
        [...concussion, ...laterQuestions, 'my doctor cleared me', ...laterQuestions],
        child,
      ),
    ).toBeUndefined();
    expect(findOpenConcussion(laterQuestions, child)).toBeUndefined();
    expect(kindOf('how do I take a slap shot', child, [...concussion, ...laterQuestions])).toBe('head');
  });

  it('blocks stats questions of the youngest players, because the answer has a game to play', () => {
    expect(kindOf('what are my stats', mite, concussion)).toBe('head');
    expect(kindOf('what is offside?', mite, concussion)).toBeUndefined();
  });

  it('allows a coach to plan for the rest of the team but not for the injured player', () => {
    const earlier = ['one of my players hit his head on the boards'];
    for (const text of [
      '60-minute half-ice practice',
      'drills for a 10U team',
      'how do we break out under pressure',
    ])
      expect(kindOf(text, coach, earlier), text).toBeUndefined();
    for (const text of ['what drills can he do', 'some light drills', 'can the player practice'])
      expect(kindOf(text, coach, earlier), text).toBe('head');
    expect(kindOf('drills for my team', coach, concussion)).toBe('head');
    const teamConcussion = 'we had a concussion on the team last night';
    expect(kindOf('60-minute half-ice practice', coach, [teamConcussion])).toBeUndefined();
    expect(withholdsDrills('60-minute half-ice practice', coach, teamConcussion)).toBe(false);
  });

  it('withholds drills from allowed questions', () => {
    for (const text of ["I'm worried about my defense", 'are my stats going up', "I'm scared of contact"]) {
      expect(kindOf(text, adult, concussion), text).toBeUndefined();
      expect(withholdsDrills(text, adult, concussion[0]), text).toBe(true);
    }
    expect(withholdsDrills('my doctor cleared me', adult, concussion[0])).toBe(false);
    expect(withholdsDrills('are my stats going up', adult, undefined)).toBe(false);
  });

  it('applies to a parent who reports a concussion of a child', () => {
    const earlier = ['My son hit his head'];
    for (const text of [
      'what drills can he do',
      'he says he is fine, can he play',
      'give him something easy',
    ])
      expect(kindOf(text, parent, earlier), text).toBe('head');
    for (const text of [
      'he was cleared by the doctor, drills?',
      'his doctor cleared him',
      "she's been cleared",
    ])
      expect(kindOf(text, parent, earlier), text).toBeUndefined();
  });

  it('screens adversarial input within 400 ms', () => {
    const long = [
      'doctor '.repeat(290),
      "i'm not a ".repeat(200),
      'until a b '.repeat(200),
      'miss a b '.repeat(220),
      'doctor said i '.repeat(140),
      "i've been cleared ".repeat(110),
      'i am now now '.repeat(150),
      'scared of a '.repeat(160),
      'what is a concussion '.repeat(95),
    ];
    const startedAt = performance.now();
    for (const text of long) screenQuestion(text, child, [...concussion, text]);
    expect(performance.now() - startedAt).toBeLessThan(400);
  });
});

describe('the end of a concussion report', () => {
  const concussionReport = 'I hit my head';

  it.each(['it was my friend', 'sorry, I meant my brother', 'not me, it was a teammate', 'it was not me'])(
    'takes a report back: %s',
    (text) => {
      const question = { text, persona: child, concussionReport };
      expect(concussionChangeOf(question)).toBe('withdrawn');
      expect(screenMessage(question).response?.text).toBe(concussionReplies.withdrawn);
      expect(concussionChangeOf({ text, persona: child })).toBeUndefined();
    },
  );

  it.each(['it was nothing', 'my friend says I am fine', 'it was my friend who hit me', 'me and my friend'])(
    'does not take a report back: %s',
    (text) => expect(concussionChangeOf({ text, persona: child, concussionReport })).toBeUndefined(),
  );

  it('asks a child who types the text of the button for a parent', () => {
    const question = { text: 'A doctor has cleared me', concussionReport };
    expect(screenMessage({ ...question, persona: child }).response?.text).toBe(concussionReplies.askParent);
    expect(concussionChangeOf({ ...question, persona: child })).toBeUndefined();
    expect(screenMessage({ ...question, persona: adult }).response).toBeUndefined();
    expect(concussionChangeOf({ ...question, persona: adult })).toBe('cleared');
  });
});
