import type { GameView } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { dayText } from '../../calendar/day.text';
import { teamName } from '../../organization/team-name';
import { countOf, type CountName, type GameDraft } from './game-draft';

/** From here on a count is worth a second look. */
const unusual = { goals: 30, shots: 100 };

const counts = (draft: GameDraft) => (name: CountName) => {
  const count = countOf(draft[name]);
  return count === null || Number.isNaN(count) ? null : count;
};
type Counts = ReturnType<typeof counts>;

const some = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const goals = (count: number) => some(count, 'goal');

/** Sums a skater's sheet would not show. */
const skaterChecks = (of: Counts): string[] => {
  const [ours, scored, helped] = [of('our_score'), of('goals'), of('assists')];
  if (ours === null || scored === null || helped === null || scored + helped <= ours) return [];
  return [`You had a part in ${goals(scored + helped)}, but your team scored ${ours}.`];
};

/** The same for a goalie: the three that belong together, and the goals of both teams. */
const goalieChecks = (of: Counts): string[] => {
  const [shots, saves, against] = [of('shots_against'), of('saves'), of('goals_against')];
  const [theirs, powerplay, shorthanded] = [
    of('their_score'),
    of('powerplay_goals_against'),
    of('shorthanded_goals_against'),
  ];
  const found: string[] = [];
  if (shots !== null && saves !== null && against !== null && saves + against !== shots)
    found.push(`${saves} saves and ${goals(against)} against make ${saves + against} shots, not ${shots}.`);
  if (shots !== null && saves !== null && against === null && saves > shots)
    found.push(`You made ${some(saves, 'save')}, but faced ${some(shots, 'shot')}.`);
  if (shots !== null && saves === null && against !== null && against > shots)
    found.push(`You let in ${goals(against)}, but faced ${some(shots, 'shot')}.`);
  if (against !== null && theirs !== null && against > theirs)
    found.push(`You let in ${goals(against)}, but they scored ${theirs}.`);
  if (against !== null && theirs !== null && against < theirs)
    found.push(
      `They scored ${theirs}, you let in ${against}: the other ${goals(theirs - against)} went into an empty net or came while you were off.`,
    );
  if (against !== null && (powerplay ?? 0) + (shorthanded ?? 0) > against)
    found.push(`Power play and shorthanded goals add up to more than the ${goals(against)} against.`);
  return found;
};

const outliers = (of: Counts, position: Position | null): string[] => {
  const looked: readonly (readonly [CountName, number])[] = [
    ['our_score', unusual.goals],
    ['their_score', unusual.goals],
    ...(position === 'goalie'
      ? ([['goals_against', unusual.goals], ['saves', unusual.shots], ['shots_against', unusual.shots]] as const)
      : ([['goals', unusual.goals], ['assists', unusual.goals]] as const)),
  ]; // prettier-ignore
  const high = looked.flatMap(([name, most]) => {
    const count = of(name);
    return count !== null && count > most ? [count] : [];
  });
  return high.length > 0 ? [`${Math.max(...high)} is a lot. Is it right?`] : [];
};

const twice = (draft: GameDraft, games: readonly GameView[]): string[] => {
  const same = games.find(({ opponent, date }) => opponent.id === draft.opponent?.id && date === draft.date);
  return same
    ? [`You already logged a game vs ${teamName(same.opponent) ?? 'Opponent'} on ${dayText(same.date)}.`]
    : [];
};

const ahead = (draft: GameDraft, today: string): string[] =>
  draft.date > today ? [`${dayText(draft.date)} is still to come.`] : [];

/**
 * What is worth a second look. It warns and refuses nothing: only the player knows what the sheet said.
 * @param games the player's other games
 */
export const checksOf = (
  draft: GameDraft,
  position: Position | null,
  games: readonly GameView[],
  today: string,
): string[] => {
  const of = counts(draft);
  return [
    ...twice(draft, games),
    ...ahead(draft, today),
    ...(position === 'goalie' ? goalieChecks(of) : skaterChecks(of)),
    ...outliers(of, position),
  ];
};
