import { skillNames, type Skill } from '@rinkside/contracts/drill';
import type { GameView } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { savePercentage } from '@rinkside/contracts/season';

/** What a plan reads of a game. */
export type PlanGame = Pick<
  GameView,
  | 'date'
  | 'position'
  | 'our_score'
  | 'their_score'
  | 'goals'
  | 'assists'
  | 'saves'
  | 'shots_against'
  | 'goals_against'
  | 'powerplay_goals_against'
>;

/** Why a skill is in the plan, most pressing first. */
export interface Reason {
  skill: Skill;
  why: string;
}

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const lastGames = (count: number) => (count === 1 ? 'your last game' : `your last ${count} games`);
const sum = (games: PlanGame[], of: (game: PlanGame) => number | null) =>
  games.reduce((total, game) => total + (of(game) ?? 0), 0);
/** How many ended within a goal, and how to say so. */
const closeOf = (games: PlanGame[]) => {
  const count = games.filter((game) => Math.abs(game.our_score - game.their_score) <= 1).length;
  const said = games.length === 1 ? 'Your last game' : `${count} of ${lastGames(games.length)}`;
  return { weight: count * 2 >= games.length ? 2 : 0, said: `${said} ended within a goal` };
};

/** Reasons with how much the numbers ask for them; 0 says nothing. */
type Weighed = Reason & { weight: number };

const skaterNumbers = (games: PlanGame[]): Weighed[] => {
  const played = games.length;
  const [goals, assists] = [sum(games, (game) => game.goals), sum(games, (game) => game.assists)];
  const against = sum(games, (game) => game.their_score);
  const close = closeOf(games);
  const recent = lastGames(played);
  const lines = `${many(goals, 'goal')} and ${many(assists, 'assist')} in ${recent}`;
  return [
    {
      skill: 'shooting',
      weight: goals / played < 0.5 ? 4 : 1,
      why:
        goals / played < 0.5
          ? `${lines}: a quicker release turns your looks into shots.`
          : `${lines}: keep the release sharp.`,
    },
    {
      skill: 'passing',
      weight: assists <= goals ? 3 : 1,
      why:
        assists <= goals
          ? `${lines}: one more look for the pass makes you hard to read.`
          : `${lines}: your passes start goals, so make them quicker.`,
    },
    {
      skill: 'battle',
      weight: against / played >= 3 ? 3.5 : 0,
      why: `${many(against, 'goal')} against your team in ${recent}: good angles win pucks back.`,
    },
    {
      skill: 'skating',
      weight: close.weight,
      why: `${close.said}: the first three strides win the puck that decides.`,
    },
    {
      skill: 'stick-handling',
      weight: goals + assists >= played ? 2.5 : 0,
      why: `${many(goals + assists, 'point')} in ${recent}: defenders watch you now, so be calm with the puck.`,
    },
  ];
};

const goalieNumbers = (games: PlanGame[]): Weighed[] => {
  const played = games.length;
  const [shots, saves] = [sum(games, (game) => game.shots_against), sum(games, (game) => game.saves)];
  const [against, powerplay] = [
    sum(games, (game) => game.goals_against),
    sum(games, (game) => game.powerplay_goals_against),
  ];
  const close = closeOf(games);
  const recent = lastGames(played);
  const stopped =
    shots === 0
      ? `No shots came in ${recent}`
      : `You stopped ${saves} of ${many(shots, 'shot')} (${savePercentage(saves, shots)}%) in ${recent}`;
  return [
    {
      skill: 'goalie',
      weight: 5,
      why:
        powerplay * 3 >= against && powerplay > 0
          ? `${stopped}, and ${powerplay} of ${many(against, 'goal')} against came on the power play: be set before the pass arrives.`
          : `${stopped}: be set and square before every shot.`,
    },
    {
      skill: 'off-ice',
      weight: shots / played >= 20 ? 3 : 0,
      why: `${Math.round(shots / played)} shots a game in ${recent}: fresh legs keep you set to the end.`,
    },
    {
      skill: 'skating',
      weight: close.weight,
      why: `${close.said}: good edges get you there in time.`,
    },
  ];
};

const basics: Record<Position, Reason[]> = {
  skater: [
    { skill: 'skating', why: 'Skating is in every shift, for every position.' },
    { skill: 'stick-handling', why: 'Hands get better by a little every day, and need no ice.' },
    { skill: 'off-ice', why: 'A body that moves well learns faster and stays healthy.' },
    { skill: 'shooting', why: 'Shots you know by heart come without thinking.' },
    { skill: 'passing', why: 'The puck moves faster than any skater.' },
    { skill: 'battle', why: 'Little games against a friend make you quick and brave.' },
  ],
  goalie: [
    { skill: 'goalie', why: 'Stance, edges and eyes are where every save begins.' },
    { skill: 'off-ice', why: 'Loose hips and quick feet save pucks and groins.' },
    { skill: 'skating', why: 'Goalies move on the same edges as everybody else, in less room.' },
    { skill: 'passing', why: 'A goalie who passes well starts the attack.' },
  ],
};

/** Up to this age the plan is play, and says no numbers. */
const playAge = 8;

/**
 * Why which skills are in somebody's plan: what they asked for, what their games say, then what their position
 * always needs. Each skill once.
 */
export const reasonsFor = (
  { age, position }: { age: number; position: Position | null },
  games: PlanGame[],
  focus?: Skill,
): Reason[] => {
  const always = basics[position ?? 'skater'];
  const read = position === 'goalie' ? goalieNumbers : skaterNumbers;
  const numbers = games.length > 0 ? read(games).filter(({ weight }) => weight > 0) : [];
  const inWords = ({ skill }: Reason) => always.filter((basic) => basic.skill === skill);
  const pressing = numbers.toSorted((one, other) => other.weight - one.weight);
  const all = [
    ...(focus ? [{ skill: focus, why: `You asked for ${skillNames[focus].toLowerCase()}.` }] : []),
    ...(age <= playAge ? pressing.flatMap(inWords) : pressing),
    ...always,
  ];
  return all.filter(({ skill }, at) => all.findIndex((reason) => reason.skill === skill) === at);
};
