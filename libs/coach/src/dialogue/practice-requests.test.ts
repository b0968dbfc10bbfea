import { describe, expect, it } from 'vitest';
import { drillById } from '@rinkside/domain/drill/drill.library';
import { suitsAge } from '@rinkside/domain/drill/drill.search';
import type { ChatTurn } from '../engines/engine.js';
import { teen } from '@rinkside/safety/persona.fixture';
import type { Persona } from '@rinkside/safety/persona';
import { playbook } from '../engines/playbook.js';
import { buildPractice } from '../tools/build-practice.js';
import { practiceThemeNames, practiceThemes } from '../tools/practice-themes.js';
import { routeQuestion } from './topic-router.js';

const coach: Persona = { ...teen, role: 'coach', years: 40, position: null, ageLevel: '12U' };
const sql = { rows: async () => [] };
const now = new Date('2026-11-21T12:00:00Z');

const themesOf = (text: string) => {
  const { topic, slots } = routeQuestion(text, coach, []);
  return topic === 'practice' ? slots.themes : undefined;
};

/** The replies to the messages of a chat. Without vectors patterns decide. */
const converse = async (messages: readonly string[]): Promise<string[]> => {
  const history: ChatTurn[] = [];
  for (const text of messages) {
    const question = { persona: coach, text, history: [...history], memories: [], sql, now };
    let answer = '';
    for await (const chunk of playbook(question, new AbortController().signal))
      if ('text' in chunk) answer += chunk.text;
    history.push({ role: 'user', text }, { role: 'assistant', text: answer });
  }
  return history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
};

describe('requests for a practice', () => {
  it.each([
    ['practice plan for backchecking', ['backchecking']],
    ['60 minute practice on breakouts', ['breakouts']],
    ['give me a practice for first steps 10u', ['first steps']],
    ['can you build me a session on passing for 14u', ['passing']],
    ['whats a good practice for 1 on 1s', ['one-on-ones']],
    ['whats a good session for teaching 7 year olds to stop', ['stops']],
    ['write me up a goalie practice', ['goalies']],
    ['half ice practice for edges with 14 kids and 2 goalies', ['edges and crossovers']],
    ['need a practice for goalies and shooters, 50 minutes', ['goalies', 'shooting']],
    ['i want to work on breakouts tomorrow, 60 min, full ice, 15 players', ['breakouts']],
    ['we have 60 minutes of ice tomorrow, need a plan for gap control', ['gap control']],
  ])('reads the themes of %j', (text, themes) => {
    expect(themesOf(text)).toEqual(themes);
  });

  it.each([
    'drills for practice on backchecking',
    'my players are lazy in power play practice',
    'how long should a skating practice be',
    'they hate skating practice',
    'my practice plan for breakouts isnt working',
    'practice planning tips',
    'what is backchecking',
    'i need a practice jersey with passing lanes on it',
    'need a game plan for the power play',
  ])('reads no practice in %j', (text) => {
    expect(themesOf(text)).toBeUndefined();
  });

  it.each([
    ['for 10u', 9],
    ['for u13', 12],
    ['for mites', 7],
    ['for 9 year olds', 9],
  ])('reads the age in %j', (text, age) => {
    expect(routeQuestion(`practice plan on passing ${text}`, coach, []).slots.age).toBe(age);
  });
});

describe('changes of a practice', () => {
  it('keeps the theme', async () => {
    const [first, battles, shorter, third, young] = await converse([
      'practice plan for backchecking',
      'more battle drills',
      'make it 45 minutes',
      'we only have a third of the ice',
      'its for 8u',
    ]);
    expect(first).toMatch(/^\*\*60 minutes, half ice\.\*\* Backchecking\./);
    expect(battles).toMatch(/^\*\*60 minutes, half ice\.\*\* Backchecking, plus puck battles\./);
    expect(shorter).toMatch(/^\*\*45 minutes, half ice\.\*\* Backchecking, plus puck battles\./);
    expect(third).toMatch(/^\*\*45 minutes, third ice\.\*\* Backchecking, plus puck battles\./);
    expect(young).toMatch(/^\*\*45 minutes, third ice\.\*\* Backchecking, plus puck battles\./);
    expect(young).not.toContain('Race and Escape');
  });

  it('reads a question about the number of players as a change', async () => {
    const [, seven] = await converse(['practice on breakouts', 'can i run this with 7 kids']);
    expect(seven).toMatch(/^\*\*60 minutes, half ice\.\*\* Breakouts\./);
  });

  it('replaces and removes a theme', async () => {
    const [, replaced, longer, none] = await converse([
      'practice on skating',
      'about passing instead',
      'make it longer',
      'no passing',
    ]);
    expect(replaced).toMatch(/^\*\*60 minutes, half ice\.\*\* Passing\./);
    expect(longer).toMatch(/^\*\*75 minutes, half ice\.\*\* Passing\./);
    expect(none).toMatch(/^\*\*75 minutes, half ice\.\*\*\n/);
  });

  it('changes the drills for another practice', async () => {
    const [first, second] = await converse(['practice on passing', 'another one']);
    expect(second).toMatch(/^\*\*60 minutes, half ice\.\*\* Passing\./);
    expect(second).not.toBe(first);
  });

  it('does not change a practice by a question', async () => {
    const [, , plan] = await converse(['practice on passing', 'how do i teach crossovers', 'shooting']);
    expect(plan).not.toContain('Passing');
  });

  it('says that it does not know a theme', async () => {
    const [plan] = await converse(['a practice about gratitude, 60 minutes']);
    expect(plan).toContain('I have no drills for that theme');
  });
});

describe('the drills of a theme', () => {
  it('are in the library and on the ice', () => {
    for (const { drills } of practiceThemes)
      for (const id of drills) expect(drillById(id)?.place, id).toBe('ice');
  });

  it.each(practiceThemeNames)('make a practice about %s at each age and length', async (name) => {
    for (const age of [6, 9, 12, 16])
      for (const minutes of [20, 45, 60, 90])
        for (const ice of ['full', 'third'] as const) {
          const context = { sql, persona: coach, now, history: [], memories: [], gamesCache: {}, text: '' };
          const input = buildPractice.input.parse({ age, minutes, ice, themes: [name] });
          const { data } = await buildPractice.run(context, input);
          expect(data.blocks.reduce((sum, block) => sum + block.minutes, 0)).toBe(minutes);
          expect(data.blocks.every((block) => block.minutes >= 5)).toBe(true);
          expect(data.blocks.length).toBeGreaterThanOrEqual(3);
          const drills = data.blocks.flatMap(({ drill }) => drillById(drill.id) ?? []);
          expect(new Set(drills).size).toBe(data.blocks.length);
          expect(drills.every((drill) => suitsAge(drill, age))).toBe(true);
        }
  });
});
