import type { GameBody } from '@rinkside/contracts/game';
import { periodsOf } from '@rinkside/contracts/live-game';
import { finalNumbers } from '@rinkside/contracts/live-game.final';
import { pluralize } from '@rinkside/contracts/text';
import { emptyDraft, type GameDraft } from '../game/form/game-draft';
import { namedOpponentId } from '../organization/named-opponent';
import type { ShownGame } from './shown-game';
import { longPeriod } from './game-text';

/** Returns the local calendar date of an instant, `YYYY-MM-DD`. */
const localDate = (instant: string): string => {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const typedNumbers = (numbers: ReturnType<typeof finalNumbers>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value ?? '')]));

/**
 * Returns the form values of the game that a live log leads to.
 * @param nowMs the time of a clock that still runs
 */
export const finalDraft = ({ view }: ShownGame, nowMs: number): GameDraft => ({
  ...emptyDraft(localDate(view.started_at)),
  opponent: { ...view.opponent, id: view.opponent.id ?? namedOpponentId },
  ...typedNumbers(finalNumbers(view, nowMs)),
});

/** Returns the game that a scorer by link ends a live log with: exactly what the log says. */
export const loggedGame = ({ view }: ShownGame, nowMs: number): GameBody => ({
  organization_id: view.opponent.id ?? namedOpponentId,
  date: localDate(view.started_at),
  ...finalNumbers(view, nowMs),
});

/** Returns what a log seems to lack, one sentence each. */
export const missingInLog = ({ view, state }: ShownGame): string[] => {
  const { period, playing, score, counts, timeline } = state;
  const periods = periodsOf(view);
  const missing: string[] = [];
  if (period === null) missing.push('No period was started.');
  else if (playing) missing.push(`The ${longPeriod(period, periods).toLocaleLowerCase('en')} is not ended.`);
  if (typeof period === 'number' && period < periods.count)
    missing.push(`${pluralize(periods.count - period, 'period')} not started.`);
  if (period !== null && score.us === score.them && period === periods.count && !playing)
    missing.push('The score is tied. Was there an overtime or a shootout?');
  if (view.position === 'goalie' && counts.saves === 0) missing.push('No save was logged.');
  const uncredited = timeline.filter(
    ({ action }) => action.kind === 'goal' && action.side === 'us' && action.credit === null,
  ).length;
  if (view.position !== 'goalie' && uncredited > 0 && counts.goals + counts.assists === 0)
    missing.push(`${pluralize(uncredited, 'goal')} of your team, none with a goal or an assist of yours.`);
  return missing;
};
