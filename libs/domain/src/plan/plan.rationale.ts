import { skillNames, type Skill } from '@rinkside/contracts/drill';
import type { GameView } from '@rinkside/contracts/game';
import type { GameCountName } from '@rinkside/contracts/game.counts';
import type { Position } from '@rinkside/contracts/player';
import { savePercentage } from '@rinkside/contracts/season';

/** The counts of a game a plan uses. */
export const planCounts = [
  'goals', 'assists', 'saves', 'shots_against', 'goals_against', 'powerplay_goals_against',
] as const satisfies GameCountName[]; // prettier-ignore

export type PlanGame = Pick<
  GameView,
  'date' | 'position' | 'our_score' | 'their_score' | (typeof planCounts)[number]
>;

/** Why a skill is in the plan. */
export interface SkillReason {
  skill: Skill;
  why: string;
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const lastGames = (count: number) => (count === 1 ? 'your last game' : `your last ${count} games`);
const sum = (games: PlanGame[], of: (game: PlanGame) => number | null) =>
  games.reduce((total, game) => total + (of(game) ?? 0), 0);
/** Returns the weight of games that ended within a goal, and the text for it. */
const closeGames = (games: PlanGame[]) => {
  const count = games.filter((game) => Math.abs(game.our_score - game.their_score) <= 1).length;
  const subject = games.length === 1 ? 'Your last game' : `${count} of ${lastGames(games.length)}`;
  return { weight: count * 2 >= games.length ? 2 : 0, text: `${subject} ended within a goal` };
};

/** A reason with the weight the statistics give it; 0 drops it. */
type WeightedReason = SkillReason & { weight: number };

const skaterNumbers = (games: PlanGame[]): WeightedReason[] => {
  const played = games.length;
  const [goals, assists] = [sum(games, (game) => game.goals), sum(games, (game) => game.assists)];
  const against = sum(games, (game) => game.their_score);
  const close = closeGames(games);
  const recent = lastGames(played);
  const lines = `${countText(goals, 'goal')} and ${countText(assists, 'assist')} in ${recent}`;
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
      why: `${countText(against, 'goal')} against your team in ${recent}: good angles win pucks back.`,
    },
    {
      skill: 'skating',
      weight: close.weight,
      why: `${close.text}: the first three strides win the puck that decides.`,
    },
    {
      skill: 'stick-handling',
      weight: goals + assists >= played ? 2.5 : 0,
      why: `${countText(goals + assists, 'point')} in ${recent}: defenders watch you now, so be calm with the puck.`,
    },
  ];
};

const goalieNumbers = (games: PlanGame[]): WeightedReason[] => {
  const played = games.length;
  const [shots, saves] = [sum(games, (game) => game.shots_against), sum(games, (game) => game.saves)];
  const [against, powerplay] = [
    sum(games, (game) => game.goals_against),
    sum(games, (game) => game.powerplay_goals_against),
  ];
  const close = closeGames(games);
  const recent = lastGames(played);
  const stopped =
    shots === 0
      ? `No shots came in ${recent}`
      : `You stopped ${saves} of ${countText(shots, 'shot')} (${savePercentage(saves, shots)}%) in ${recent}`;
  return [
    {
      skill: 'goalie',
      weight: 5,
      why:
        powerplay * 3 >= against && powerplay > 0
          ? `${stopped}, and ${powerplay} of ${countText(against, 'goal')} against came on the power play: be set before the pass arrives.`
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
      why: `${close.text}: good edges get you there in time.`,
    },
  ];
};

const basics: Record<Position, SkillReason[]> = {
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

/** Up to this age, reasons contain no statistics. */
const maxAgeWithoutNumbers = 8;

/**
 * Returns the skills of a plan with reasons, each skill once, most important first: the requested focus, then what the
 * games suggest, then the basics of the position.
 */
export const reasonsFor = (
  { age, position }: { age: number; position: Position | null },
  games: PlanGame[],
  focus?: Skill,
): SkillReason[] => {
  const basicReasons = basics[position ?? 'skater'];
  const reasonsFromGames = position === 'goalie' ? goalieNumbers : skaterNumbers;
  const weighted = games.length > 0 ? reasonsFromGames(games).filter(({ weight }) => weight > 0) : [];
  const basicReasonOf = ({ skill }: SkillReason) => basicReasons.filter((basic) => basic.skill === skill);
  const byWeight = weighted.toSorted((one, other) => other.weight - one.weight);
  const reasons = [
    ...(focus ? [{ skill: focus, why: `You asked for ${skillNames[focus].toLowerCase()}.` }] : []),
    ...(age <= maxAgeWithoutNumbers ? byWeight.flatMap(basicReasonOf) : byWeight),
    ...basicReasons,
  ];
  return reasons.filter(({ skill }, at) => reasons.findIndex((reason) => reason.skill === skill) === at);
};
