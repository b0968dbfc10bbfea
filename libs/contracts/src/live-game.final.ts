import type { GameBody } from './game.js';
import { gameCountNames, type GameCountName } from './game.counts.js';
import { periodsOf, type LiveGameSummary, type LiveGameView } from './live-game.js';
import { elapsedAt } from './live-game.state.js';

type Numbers = Pick<GameBody, 'our_score' | 'their_score' | GameCountName>;

/** Whether the team lost in a shootout: its goal is in the score, but no goalie let it in. */
export const isLostShootout = ({ shootout }: Pick<LiveGameSummary, 'shootout'>): boolean =>
  shootout !== null && shootout.us < shootout.them;

type LoggedGame = Pick<LiveGameView, 'summary' | 'position' | 'period_minutes'>;

/**
 * Returns the seconds of play. A period that was ended counts in full, because its clock is rarely exact. The period in
 * which a game is called off and overtimes count as their clock says; a shootout has no time.
 */
const secondsPlayed = (game: LoggedGame, nowMs: number): number => {
  const { period, playing, clock, overtime_seconds = 0 } = game.summary;
  const { count, minutes } = periodsOf(game);
  if (period === null) return 0;
  if (period === 'shootout') return count * minutes * 60 + overtime_seconds;
  const isWhole = period <= count && !playing;
  const before = Math.min(period - 1, count) * minutes * 60 + overtime_seconds;
  return before + (isWhole ? minutes * 60 : elapsedAt(clock, nowMs, minutes));
};

/** The minutes of a goalie. A game without a period says nothing about them. */
const minutesPlayed = (game: LoggedGame, nowMs: number) =>
  game.summary.period === null
    ? {}
    : { minutes_played: Math.max(1, Math.round(secondsPlayed(game, nowMs) / 60)) };

/**
 * Returns the numbers of the game that a live log leads to. A count that no log has is missing.
 * @param nowMs the time of a clock that still runs
 */
export const finalNumbers = (game: LoggedGame, nowMs: number): Numbers => {
  const { score, counts } = game.summary;
  return {
    our_score: score.us,
    their_score: score.them,
    goals: counts.goals,
    assists: counts.assists,
    penalty_minutes: counts.penalty_minutes,
    ...(game.position !== 'goalie' && { shots: counts.shots }),
    ...(game.position === 'goalie' && {
      shots_against: counts.saves + counts.goals_against,
      saves: counts.saves,
      goals_against: counts.goals_against,
      powerplay_goals_against: counts.powerplay_goals_against,
      shorthanded_goals_against: counts.shorthanded_goals_against,
      ...minutesPlayed(game, nowMs),
    }),
  };
};

const dayMs = 86_400_000;

/** Whether a calendar date is that of an instant somewhere on earth. */
const isDateOf = (date: string, instant: string): boolean => {
  const utcDay = Date.parse(instant.slice(0, 10));
  return Math.abs(Date.parse(date) - utcDay) <= dayMs;
};

/**
 * Whether a game says what its live log says. A number that is left out is that of the log; null is a zero, if the log
 * counts it. The opponent is not compared.
 */
export const isAsLogged = (
  body: GameBody,
  logged: Numbers,
  { started_at }: Pick<LiveGameView, 'started_at'>,
): boolean => {
  return (
    body.our_score === logged.our_score &&
    body.their_score === logged.their_score &&
    gameCountNames.every(
      (name) =>
        body[name] === undefined ||
        (body[name] ?? (logged[name] === undefined ? null : 0)) === (logged[name] ?? null),
    ) &&
    // The form's default: no log says who started in goal.
    body.started_game !== false &&
    isDateOf(body.date, started_at)
  );
};
