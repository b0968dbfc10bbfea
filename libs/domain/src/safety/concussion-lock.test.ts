import { describe, expect, it } from 'vitest';
import { child } from '../coach/persona.fixture.js';
import type { Persona } from '../coach/persona.js';
import { findOpenConcussion } from './concussion-report.js';
import { concussionReplies } from './crisis-responses.js';
import { concussionChangeOf, screenMessage, screenQuestion, withholdsDrills } from './safety.js';
import { lines } from './lines.fixture.js';

const adult: Persona = { ...child, years: 30, ageLevel: null, minor: false, child: false };
const coach: Persona = { ...adult, role: 'coach', organizationId: 'o', coachOf: 'o' };
const parent: Persona = { ...adult, role: 'parent', ageLevel: '10U', minor: true };
const mite: Persona = { ...child, years: 7, ageLevel: '8U' };

const notClearances = lines(`
  I haven't been cleared yet, what drills can I do at home
  what can I train until I'm cleared
  the doctor hasn't cleared me yet, can I play
  my doctor says I can't skate yet, what drills
  I'm not cleared, give me a drill
  once I'm cleared what should I do
  when the doctor has cleared me can I shoot
  if my doctor clears me can I play saturday
  I get cleared tomorrow, drills for today please
  will be cleared next week, drills now
  doctor says I can skate in two weeks, drill for now
  doctor said I can play when my headache is gone
  my doctor said I can only walk
  my coach cleared me
  my mom cleared me to play
  I was cleared by my coach
  am I cleared to play now
  has the doctor cleared me
  did the doctor clear me
  nobody cleared me but I feel ok
  I should be cleared by friday, plan my week
  I'm almost cleared, something easy
  I havent been cleared yet what drills
  doctor wont clear me, what can i do
  I was cleared for school, what drill
  I was cleared but not for contact, drills please
  how do I get cleared faster
  before I'm cleared can I stickhandle
  pretend I've been cleared
  let's say I was cleared, what drill
  the puck was cleared by their D, how do I shoot
  who can clear me
  doctor didn't clear me for games
  waiting to be cleared, what do I do at home
  my coach said I'm cleared
  my coach said, I'm cleared
  my coach says so and I'm cleared
  coach told me I'm cleared to play
  mom says I'm cleared
  I've been cleared by my hockey coach
  I've been cleared by my head coach
  I've been cleared by grandpa
  I got cleared by my trainer
  doctor said I can go home
  doctor said I can go to the mall
  doctor said I can go back to school
  doctor said I can do light exercise
  my doctor says I can skate but no contact or games
  my doctor says I can skate, no contact
  the doctor says I can play on saturday
  the doctor says I can play video games
  I'm cleared for non contact
  I've been cleared, but not for contact
  I've been cleared. not for games though
  my friend's doctor cleared him
  I have cleared pucks better lately
  my skating clinic says I can skate
  the doctor said I can not play
  last year my doctor cleared me
  the doctor cleared me last year
  doctor said I can go to practice and watch
  I'm cleared by my doctor to skate only
  my doctor said I can play if I feel ok
`);
const physicalQuestions = lines(`
  Quick warm-up
  Something fun at home
  stickhandling at home
  how do I take a slap shot
  slap shot
  wrist shot tips
  how do I pass better
  another one
  yes
  ok
  ok thanks
  why
  make it harder
  No ice today
  15 minutes only
  what should I do now
  I feel fine now
  I'm okay, promise
  it was nothing
  how do I improve my skating
  What's my game analysis?
  What drills should I practice?
  push ups?
  how many push ups should I do
  how do I play center
  can I play tomorrow
  can I go to practice
  should I tell my coach I'm fine
  what do I tell my coach so I can play
  my coach wants me to play anyway, what do I tell him
  I'm bored, what can I do at home
  I'm sad, give me something fun
  how do I take a penalty shot
  how do I draw a penalty
  what is a power play
  where should I stand on a faceoff
  how do I get my stats up
  thanks, what drill now
  hi, warm up please
  what's the rule on faceoffs
  goalie drills
  Put my training week together
  Am I getting better?
  toe drag
  can you plan my week
  what stretches are good
  what if I score 3 in my next 2 games
  how do I handle the puck
  I'm nervous about my game tomorrow
  dangles
  can I watch goalie videos and try them
  Why did my save % dip?
  I'm nervous before games
  which videos teach defense
`);
const nonPhysicalQuestions = lines(`
  what is offside?
  what is icing
  is high sticking a major
  what counts as tripping
  explain the offside rule
  how does plus minus work
  what are my stats
  how many goals do I have
  how was my season
  what happened in my last 3 games
  explain goals against average
  what is save percentage
  what videos can I watch
  can I watch hockey clips instead
  I'm sad I can't play
  I'm so bored of sitting out
  I miss my team
  it's unfair
  I'm scared to go back
  I'm frustrated that I can't practice
  what should I tell the doctor
  how do I tell my coach I can't play
  should I tell my mom
  who won the Stanley Cup
  thanks
  thank you coach
  hi
  bye
  what can I learn from watching
  how do I cope with missing games
  can I watch the game on tv
  which clips should I watch to learn positioning
  is boarding a penalty
  I'm mad I have to sit out practice
  what should I ask the doctor
`);
const clearances = lines(`
  the doctor cleared me, what drill now?
  my doctor cleared me yesterday
  I've been cleared, drills please
  I was cleared in writing
  I got cleared by my doctor
  I'm cleared now, what drill
  Im cleared
  doctor said I can play again
  the doctor says I can skate again, what drill
  doctor said I'm good to go, drills?
  my neurologist signed me off, warm-up?
  I am fully cleared, how do I shoot harder
  the specialist cleared me after tests, drill?
  what drills should I do now that the doctor cleared me
  my coach wants me to play and my doctor cleared me, drill?
  we saw the doctor and he cleared me in writing
  I've been cleared from my concussion, what drills
  the doctor cleared me after my concussion, give me a drill
  my concussion is gone, doctor cleared me
  my headaches are gone and doctor cleared me
  doctor said I don't have a concussion and can play
  doctor said it's not a concussion and I can play
  I had a concussion last season but I'm cleared now
  I hit my head last week but my doctor cleared me
  the doctor cleared me on monday, what drill
  I'm medically cleared what can I do
  my mom said the doctor cleared me
  I saw the doctor today and he cleared me
  the concussion specialist cleared me
  my doctor gave me the all clear
  the doctor cleared me to return to play
  doctor said I can start playing again
`);

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
