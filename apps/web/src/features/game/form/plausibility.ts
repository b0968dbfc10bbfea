import { isolate } from '@rinkside/contracts/text';
import type { GameView } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { formatDay } from '../../calendar/format-day';
import { teamName } from '../../../state/entities/team-name';
import { countOf, type CountName, type GameDraft, readGameDate } from './game-draft';

/** Counts above these trigger a warning. */
const thresholds = { goals: 30, shots: 100 };

const countReader = (draft: GameDraft) => (name: CountName) => {
  const count = countOf(draft[name]);
  return count === null || Number.isNaN(count) ? null : count;
};
type Counts = ReturnType<typeof countReader>;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const goals = (count: number) => plural(count, 'goal');

/** Warnings for a skater. */
const skaterWarnings = (count: Counts): string[] => {
  const [ours, goalCount, assistCount] = [count('our_score'), count('goals'), count('assists')];
  const shots = count('shots');
  const warnings: string[] = [];
  if (ours !== null && goalCount !== null && assistCount !== null && goalCount + assistCount > ours)
    warnings.push(`You had a part in ${goals(goalCount + assistCount)}, but your team scored ${ours}.`);
  if (goalCount !== null && shots !== null && goalCount > shots)
    warnings.push(`You scored ${goals(goalCount)} with ${plural(shots, 'shot')}.`);
  return warnings;
};

/** Warnings for a goalie: shots, saves and goals against, and the score without the goal of a lost shootout. */
const goalieWarnings = (count: Counts, lostShootout: boolean): string[] => {
  const [shots, saves, against] = [count('shots_against'), count('saves'), count('goals_against')];
  const score = count('their_score');
  const theirs = score !== null && lostShootout ? score - 1 : score;
  const [powerplay, shorthanded] = [count('powerplay_goals_against'), count('shorthanded_goals_against')];
  const warnings: string[] = [];
  if (shots !== null && saves !== null && against !== null && saves + against !== shots)
    warnings.push(
      `${saves} saves and ${goals(against)} against make ${saves + against} shots, not ${shots}.`,
    );
  if (shots !== null && saves !== null && against === null && saves > shots)
    warnings.push(`You made ${plural(saves, 'save')}, but faced ${plural(shots, 'shot')}.`);
  if (shots !== null && saves === null && against !== null && against > shots)
    warnings.push(`You let in ${goals(against)}, but faced ${plural(shots, 'shot')}.`);
  if (against !== null && theirs !== null && against > theirs)
    warnings.push(`You let in ${goals(against)}, but they scored ${theirs}.`);
  if (against !== null && theirs !== null && against < theirs)
    warnings.push(
      `They scored ${theirs}, you let in ${against}: the other ${goals(theirs - against)} went into an empty net, came while you were off or decided a shootout.`,
    );
  if (against !== null && (powerplay ?? 0) + (shorthanded ?? 0) > against)
    warnings.push(`Power play and shorthanded goals add up to more than the ${goals(against)} against.`);
  return warnings;
};

const outlierWarnings = (count: Counts, position: Position | null): string[] => {
  const limits: readonly (readonly [CountName, number])[] = [
    ['our_score', thresholds.goals],
    ['their_score', thresholds.goals],
    ...(position === 'goalie'
      ? ([['goals_against', thresholds.goals], ['saves', thresholds.shots], ['shots_against', thresholds.shots]] as const)
      : ([['goals', thresholds.goals], ['assists', thresholds.goals]] as const)),
  ]; // prettier-ignore
  const high = limits.flatMap(([name, max]) => {
    const value = count(name);
    return value !== null && value > max ? [value] : [];
  });
  return high.length > 0 ? [`${Math.max(...high)} is a lot. Is it right?`] : [];
};

const duplicateWarning = (draft: GameDraft, games: readonly GameView[]): string[] => {
  const same = games.find(({ opponent, date }) => opponent.id === draft.opponent?.id && date === draft.date);
  return same
    ? [
        `You already logged a game vs ${isolate(teamName(same.opponent) ?? 'Opponent')} on ${formatDay(same.date)}.`,
      ]
    : [];
};

const futureWarning = (draft: GameDraft, today: string): string[] => {
  const { date } = readGameDate(draft.date);
  return date && date > today ? [`${formatDay(date)} is still to come.`] : [];
};

/**
 * Returns plausibility warnings. They never block saving: only the player knows the score sheet.
 * @param games the player's other games
 * @param options whether the game is known to be lost in a shootout
 */
export const plausibilityWarningsOf = (
  draft: GameDraft,
  position: Position | null,
  games: readonly GameView[],
  today: string,
  { lostShootout = false } = {},
): string[] => {
  const count = countReader(draft);
  return [
    ...duplicateWarning(draft, games),
    ...futureWarning(draft, today),
    ...(position === 'goalie' ? goalieWarnings(count, lostShootout) : skaterWarnings(count)),
    ...outlierWarnings(count, position),
  ];
};
