import type { GameBody } from './game.js';
import { gameCountNames, type GameCountName } from './game.counts.js';
import type { LiveGameSummary, LiveGameView } from './live-game.js';

type Numbers = Pick<GameBody, 'our_score' | 'their_score' | GameCountName>;

/** Returns the numbers of the game that a live log leads to. A count that no log has is missing. */
export const finalNumbers = (
  { score, counts }: Pick<LiveGameSummary, 'score' | 'counts'>,
  position: LiveGameView['position'],
): Numbers => ({
  our_score: score.us,
  their_score: score.them,
  goals: counts.goals,
  assists: counts.assists,
  penalty_minutes: counts.penalty_minutes,
  ...(position === 'goalie' && {
    shots_against: counts.saves + counts.goals_against,
    saves: counts.saves,
    goals_against: counts.goals_against,
    powerplay_goals_against: counts.powerplay_goals_against,
    shorthanded_goals_against: counts.shorthanded_goals_against,
  }),
});

const dayMs = 86_400_000;

/** Whether a calendar date is that of an instant somewhere on earth. */
const isDateOf = (date: string, instant: string): boolean => {
  const utcDay = Date.parse(instant.slice(0, 10));
  return Math.abs(Date.parse(date) - utcDay) <= dayMs;
};

/** Whether a game says what its live log says. A missing number is a zero, if the log counts it. The opponent is not compared. */
export const isAsLogged = (
  body: GameBody,
  { summary, position, started_at }: Pick<LiveGameView, 'summary' | 'position' | 'started_at'>,
): boolean => {
  const logged = finalNumbers(summary, position);
  return (
    body.our_score === logged.our_score &&
    body.their_score === logged.their_score &&
    gameCountNames.every(
      (name) => (body[name] ?? (logged[name] === undefined ? null : 0)) === (logged[name] ?? null),
    ) &&
    // The form's default: no log says who started in goal.
    body.started_game !== false &&
    isDateOf(body.date, started_at)
  );
};
