import type { Sql } from '@rinkside/platform/sql';
import { describe, expect, it } from 'vitest';
import { checkSentence } from '@rinkside/safety/safety';
import { teen as skater } from '@rinkside/safety/persona.fixture';
import type { Persona } from '@rinkside/safety/persona';
import { playbook } from './playbook.js';
import { knowledge } from '../dialogue/knowledge.js';
import { statNames, statOf } from '@rinkside/domain/coach/stats';

const goalie: Persona = { ...skater, position: 'goalie' };
const child: Persona = { ...skater, years: 7, ageLevel: '8U', child: true };
const parent: Persona = { ...skater, role: 'parent', years: 40 };
const coach: Persona = {
  ...skater,
  role: 'coach',
  years: 40,
  position: null,
  coachOf: 'o',
  organizationId: 'o',
};

const game = (at: number, of: object = {}) => ({
  id: `game-${at}`,
  date: `2026-10-${String(30 - at).padStart(2, '0')}`,
  position: 'skater',
  our_score: 3,
  their_score: 1,
  goals: 1,
  assists: 1,
  saves: null,
  shots_against: null,
  goals_against: null,
  minutes_played: null,
  penalty_minutes: null,
  powerplay_goals_against: null,
  shorthanded_goals_against: null,
  team_name: 'Blades',
  name: 'Blades',
  ...of,
});
const goalieGame = (at: number) =>
  game(at, {
    position: 'goalie', goals: 0, assists: 0, saves: 25, shots_against: 26, goals_against: 1,
    powerplay_goals_against: 1, shorthanded_goals_against: 0,
  }); // prettier-ignore

/** A team member with this many logged games. */
const teamMember = (position: 'skater' | 'goalie', games: number) => ({
  row: { first_name: 'Kim', position },
  sums: {
    games, wins: games, losses: 0, ties: 0, goals: games, assists: games, saves: 0, shots_against: 0,
    goals_against: 0, penalty_minutes: 0, minutes: 0, shutouts: 0,
  },
}); // prettier-ignore

interface Scenario {
  who?: Persona;
  games?: ReturnType<typeof game>[];
  team?: ReturnType<typeof teamMember>[];
  memories?: string[];
  noDrills?: boolean;
}

/** A fake database with only the rows the tools select. */
const fakeSql = ({ games = [], team = [] }: Scenario): Sql => ({
  rows: async <Row>({ name, text }: { name: string; text: string }, values: unknown[]) => {
    const [, , , limit] = values;
    const rowsByStatement: Record<string, unknown[]> = {
      'coach.games': games.slice(0, Number(limit)),
      'coach.played': [{ games: games.length }],
      'roster.team': team,
    };
    return (rowsByStatement[name] ?? (text.includes('from "organization"') ? [{ id: 'o' }] : [])) as Row[];
  },
});

const answerTo = async (text: string, scenario: Scenario = {}) => {
  const { who = skater, memories = [], noDrills = false } = scenario;
  const question = {
    persona: who,
    text,
    history: [],
    memories,
    noDrills,
    sql: fakeSql(scenario),
    now: new Date(),
  };
  const chunks = playbook(question, new AbortController().signal);
  let answer = '';
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return { ...value, text: answer };
    if ('text' in value) answer += value.text;
  }
};
const answerText = async (text: string, scenario?: Scenario) => (await answerTo(text, scenario)).text;
const citationLabels = async (text: string, scenario?: Scenario) =>
  (await answerTo(text, scenario)).extras.flatMap((extra) =>
    extra.type === 'citation' ? [extra.label] : [],
  );
const season = (count: number, createGame = game) => Array.from({ length: count }, (_, at) => createGame(at));

describe('playbook while a concussion is not cleared', () => {
  it.each([
    'are my stats going up',
    "What's my game analysis?",
    "I'm scared of contact",
    'How is my season going?',
    'a 4 week plan',
    'Quick warm-up',
    'What drills should I practice?',
    "I'm worried I'm slow",
    'hi',
  ])('offers no training: %s', async (text) => {
    for (const who of [skater, goalie, child, parent])
      for (const games of [[], season(12, who === goalie ? goalieGame : game)]) {
        const { text: answer, extras } = await answerTo(text, { who, games, noDrills: true });
        expect(answer).toMatch(/no games, no practice and no drills\.$/);
        expect(answer).not.toMatch(/Try this|Let’s play|Focus|Want a drill|week together/);
        expect(JSON.stringify(extras)).not.toMatch(/"kind":|[Dd]rill|[Ww]arm-up|fun at home|training week/);
      }
  });
});

describe('requests beyond the limits', () => {
  it.each([
    [skater, 'How am I doing after 24 games?'],
    [skater, 'How did I do in my last 99 games?'],
    [skater, 'Am I getting better over my last 40 games?'],
    [skater, 'my trend in the last game'],
    [skater, 'What do I need to reach 9999 goals in 100 games?'],
    [skater, 'a 52 week plan, 7 days a week, 9 hours'],
    [skater, 'a plan of 5 minutes'],
    [skater, 'a drill for 600 minutes'],
    [coach, '10-hour practice for 60 players'],
    [coach, '5 minute practice'],
    [skater, 'Log a 999-998 win, 400 goals'],
  ])('answers requests beyond the limits: %# %s', async (who, text) => {
    expect(await answerText(text, { who, games: season(25) })).not.toBe('');
  });

  it('states the limits that were applied', async () => {
    const games = season(25);
    expect(await answerText('How am I doing after 24 games?', { games })).toContain('in your last 20 games');
    expect(await answerText('3-hour practice', { who: coach })).toContain('**120 minutes, half ice.**');
    const plan = await answerText('a 12-week plan');
    expect(plan).toContain('for 8 weeks');
    expect(plan).toContain('Further ahead I do not plan');
    expect(await answerText('a 4 week plan')).not.toContain('Further ahead');
  });

  it('states how many of the last games the answer covers', async () => {
    const askAboutLast = async (count: number, logged: number, who = skater) => {
      const text = await answerText(`How did I do in my last ${count} games?`, {
        who,
        games: season(logged),
      });
      return [text.match(/^- /gm)?.length, text];
    };
    const [eight, ten] = await askAboutLast(10, 12);
    expect(eight).toBe(8);
    expect(ten).toContain('All in all, 10 games: 10 wins.');
    expect(ten).toContain('Listed are the newest of them.');
    expect((await askAboutLast(6, 12, { ...skater, years: 11, ageLevel: '12U' }))[0]).toBe(4);
    expect((await askAboutLast(10, 6))[1]).toContain('That is all I find in what was logged.');
    expect((await askAboutLast(24, 25))[1]).toContain('Further back I read whole seasons only.');
    expect((await askAboutLast(3, 6))[1]).not.toMatch(/Listed|all I find|Further/);
  });
});

describe('singular and plural', () => {
  const games = [game(1)];
  it('uses the singular for one game', async () => {
    expect(await answerText('How is my season going?', { games })).toContain('You have logged 1 game (');
    expect(await answerText('how many goals do I have', { games })).toContain('in 1 game.');
    expect(await answerText('How is my season going?', { games: season(2) })).toContain('logged 2 games (');
    expect(await citationLabels('Am I getting better?', { games: season(6) })).toContain(
      'points a game in the game before',
    );
    expect(await answerText('Am I getting better?', { games: season(6) })).toContain('in the game before');
    expect(await citationLabels('special teams', { who: goalie, games: [goalieGame(1)] })).toContain(
      'Goals against in the game with special teams written down',
    );
  });

  it('uses the singular for one player and one goalie', async () => {
    const askAboutTeam = (...team: ReturnType<typeof teamMember>[]) =>
      answerText('How is my team doing?', { who: coach, team });
    expect(await askAboutTeam(teamMember('goalie', 0))).toContain('1 player, a goalie. 0 have logged games');
    expect(await askAboutTeam(teamMember('goalie', 0))).toContain('1 has no games yet');
    const two = await askAboutTeam(teamMember('goalie', 0), teamMember('skater', 1));
    expect(two).toContain('2 players, 1 of them a goalie. 1 has logged games, 1 in all.');
    expect(two).toContain('**1 goal** and 1 assist');
    const four = await askAboutTeam(
      ...(['goalie', 'goalie', 'skater', 'skater'] as const).map((position) => teamMember(position, 2)),
    );
    expect(four).toContain('4 players, 2 of them goalies. 4 have logged games, 8 in all.');
    expect(await askAboutTeam(teamMember('skater', 1), teamMember('skater', 1))).toContain(
      '2 players, no goalie among them.',
    );
  });

  it('conjugates for a parent and for a player', async () => {
    const gamesWithoutPoints = [game(1, { goals: 0, assists: 0 })];
    expect(await answerText('game analysis', { who: parent, games: gamesWithoutPoints })).toContain(
      'Your player keeps showing up',
    );
    expect(await answerText('game analysis', { games: gamesWithoutPoints })).toContain('You keep showing up');
  });
});

describe('penalty minutes', () => {
  const question = 'how many penalty minutes do I have';
  it('are added up over the games that log them', async () => {
    const games = [game(1, { penalty_minutes: 4 }), game(2), game(3, { penalty_minutes: 2 }), game(4)];
    const text = await answerText(question, { games });
    expect(text).toMatch(/^Penalty minutes, .*: \*\*6\*\*, logged in 2 of 4 games\./);
    expect(await citationLabels(question, { games })).toEqual([
      expect.stringMatching(/^Games, /),
      expect.stringMatching(/^penalty minutes, /),
      expect.stringMatching(/^games with penalty minutes logged, /),
    ]);
  });

  it('are unknown, not 0, when no game logs them', async () => {
    const text = await answerText(question, { games: season(3) });
    expect(text).toMatch(/^None of the 3 games \(.*\) has penalty minutes logged\./);
  });
});

describe('memories', () => {
  const memories = ['your goal is to score 20 goals', 'your backhand is hard'];
  it('lists memories with their numbers, except for the youngest players', async () => {
    const all = await answerText('What do you remember?', { memories });
    expect(all).toContain('- your goal is to score 20 goals\n- your backhand is hard');
    const young = await answerText('What do you remember?', { who: child, memories });
    expect(young).toContain('- your backhand is hard');
    expect(young).not.toMatch(/\d/);
    expect(
      await answerText('What do you remember?', { who: child, memories: memories.slice(0, 1) }),
    ).toContain('I keep what you told me in mind.');
    expect(await answerText('What do you remember?')).toContain('Nothing so far.');
  });

  it.each([
    'Do you remember my goals?',
    'can you remember my goals?',
    'remember my goals',
    'what is my goal',
  ])('lists memories and saves nothing when the player asks for them: %s', async (text) => {
    const { text: answer, remember } = await answerTo(text, { memories });
    expect([answer.includes('score 20 goals'), remember]).toEqual([true, undefined]);
  });

  it.each([
    ['Can you remember that I like backhand?', 'you like backhand'],
    ['don’t forget that I shoot left', 'you shoot left'],
    ['my goal this season is 20 goals', 'your goal this season is 20 goals'],
    ['my main goal is a better shot', 'your main goal is a better shot'],
  ])('saves a memory: %s', async (text, note) => expect((await answerTo(text)).remember).toEqual([note]));
});

describe('a game draft', () => {
  const draftOf = async (text: string, who: Persona) =>
    (await answerTo(text, { who })).extras.flatMap((extra) => (extra.type === 'card' ? [extra.card] : []))[0];

  it('does not count goals against as goals of a goalie', async () => {
    expect(await draftOf('log 5-3 loss vs Hawks, 25 saves, 5 goals against', goalie)).toMatchObject({
      opponent: 'Hawks', our_score: 3, their_score: 5, goals: null, saves: 25,
    }); // prettier-ignore
    expect(await draftOf('log a 3-2 win, 30 saves, I let in 2 goals', goalie)).toMatchObject({ goals: null });
    expect(await draftOf('log a 3-2 win, 30 saves, I scored 1 goal', goalie)).toMatchObject({ goals: 1 });
    expect(await draftOf('Log a 4-2 win vs Blades, 2 goals', skater)).toMatchObject({ goals: 2 });
  });
});

describe('hockey knowledge', () => {
  it('passes the output rules for every role', () => {
    for (const who of [skater, goalie, child, parent, coach])
      for (const { young, older, appliesTo } of knowledge)
        if (appliesTo?.(who) ?? true)
          for (const sentence of `${young} ${older}`.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean))
            expect([sentence, checkSentence(sentence, who, { numbers: new Set() })]).toEqual([
              sentence,
              { ok: true },
            ]);
  });

  it('explains every stat to the youngest players without numbers', async () => {
    for (const { plainMeaning, meaning } of statNames.map(statOf))
      expect(plainMeaning ?? meaning).not.toMatch(/\d/);
    expect(await answerText('what is GAA?', { who: child })).toContain('a whole game');
  });

  it('omits the deferral to the team coach when a coach asks', async () => {
    expect(await answerText('What should I do on the power play?', { who: coach })).not.toContain(
      'Your team coach',
    );
    expect(await answerText('What should I do on the power play?')).toContain('Your team coach');
  });

  it('names the person the plan is based on', async () => {
    expect(await answerText('make a plan', { who: parent, games: season(5) })).toContain(
      'Based on your player’s age',
    );
    expect(await answerText('make a plan', { games: season(5) })).toContain('Based on your age');
  });
});
