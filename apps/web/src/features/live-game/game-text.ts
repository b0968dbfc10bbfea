import {
  type GamePeriods,
  type LiveGameSummary,
  type LiveGameView,
  type Period,
  periodsOf,
  quickNotes,
  type ReadPlay,
} from '@rinkside/contracts/live-game';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { teamName } from '../../state/entities/team-name';
import { liveGameMessages } from './messages';

const ordinals = ['1st', '2nd', '3rd'];

/** '2nd', 'OT', 'OT 2', 'SO'. */
export const shortPeriod = (period: Period, { count }: GamePeriods): string => {
  if (period === 'shootout') return 'SO';
  const overtime = period - count;
  if (overtime === 1) return 'OT';
  return overtime > 1 ? `OT ${overtime}` : (ordinals[period - 1] ?? `${period}th`);
};

/** '2nd period', 'Overtime', 'Overtime 2', 'Shootout'. */
export const longPeriod = (period: Period, periods: GamePeriods): string => {
  if (period === 'shootout') return 'Shootout';
  const overtime = period - periods.count;
  if (overtime >= 1) return overtime === 1 ? 'Overtime' : `Overtime ${overtime}`;
  return `${shortPeriod(period, periods)} period`;
};

/** Whether the period has the full length, so that its clock counts down like the board in the rink. */
export const countsDown = (period: Period | null, { count }: GamePeriods): boolean =>
  period === null || (typeof period === 'number' && period <= count);

/** `m:ss` as on the board: the time left in a period, the time played in overtime. */
export const boardTime = (period: Period | null, elapsedSeconds: number, periods: GamePeriods): string => {
  const seconds = countsDown(period, periods)
    ? Math.max(0, periods.minutes * 60 - elapsedSeconds)
    : elapsedSeconds;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What is going on: '2nd period', '1st break', 'Before the game'. */
export const phaseText = (
  { period, playing }: Pick<LiveGameSummary, 'period' | 'playing'>,
  periods: GamePeriods,
): string => {
  if (period === null) return 'Warm-up';
  return playing ? longPeriod(period, periods) : `End of ${shortPeriod(period, periods)}`;
};

/** '3 periods of 15 minutes'. */
export const periodsText = ({ count, minutes }: GamePeriods): string =>
  `${pluralize(count, 'period')} of ${pluralize(minutes, 'minute')}`;

/** What the periods of a game follow from. */
export type PeriodSource = Parameters<typeof periodsOf>[0];

/** What is shown in place of LIVE. */
export const statusTexts = { stopped: 'Not live', final: 'Final', discarded: 'Discarded' } as const;
export const stoppedText = 'Nothing was logged for 12 hours, so this may not be the final score.';

type Team = Pick<LiveGameView['opponent'], 'name' | 'team_name' | 'image_url'>;

/** What texts about a live game name: the game of a live link has no more. */
export interface GameNames extends Pick<LiveGameView, 'position'> {
  player: Pick<LiveGameView['player'], 'first_name'>;
  organization: Team | null;
  opponent: Team;
}

/** The two teams of a live game. */
export const sideNames = ({
  player,
  organization,
  opponent,
}: Omit<GameNames, 'position'>): { us: string; them: string } => ({
  us: teamName(organization) ?? `${isolate(player.first_name)}'s team`,
  them: teamName(opponent) ?? 'Opponent',
});

const strengthTexts = { even: '', power_play: ', power play', short_handed: ', short-handed' } as const;

const goalText = (
  { side, credit, strength }: Extract<ReadPlay, { kind: 'goal' }>,
  names: GameNames,
): string => {
  const player = isolate(names.player.first_name);
  if (credit === 'goal') return `Goal by ${player}${strengthTexts[strength]}`;
  if (credit === 'assist') return `Goal, assist by ${player}${strengthTexts[strength]}`;
  const isEmptyNet = side === 'them' && credit === null && names.position === 'goalie';
  const team = isolate(sideNames(names)[side]);
  return `Goal for ${team}${strengthTexts[strength]}${isEmptyNet ? ', empty net' : ''}`;
};

/** One line about a play, or about the start or end of a period. */
export const actionText = (
  action: TimelineEntry['action'],
  period: Period | null,
  names: GameNames & PeriodSource,
): string => {
  const periods = periodsOf(names);
  const player = isolate(names.player.first_name);
  if (action.kind === 'goal') return goalText(action, names);
  if (action.kind === 'penalty') return `Penalty, ${pluralize(action.minutes, 'minute')}: ${player}`;
  if (action.kind === 'note') return action.text ?? liveGameMessages.noteTakenDown;
  if (action.kind === 'quick_note') return quickNotes[action.note];
  if (action.kind === 'period_started') return `${longPeriod(action.period, periods)} started`;
  if (action.kind === 'period_ended')
    return period === null ? 'Period ended' : `${longPeriod(period, periods)} ended`;
  return action.kind === 'shot' ? `Shot by ${player}` : `Save by ${player}`;
};

/** The time of an entry in words: '4:12 left in the 2nd period'. */
export const entryTime = ({ period, elapsed_seconds }: TimelineEntry, game: PeriodSource): string => {
  const periods = periodsOf(game);
  if (period === null) return 'before the game';
  if (period === 'shootout') return 'in the shootout';
  const time = boardTime(period, elapsed_seconds, periods);
  return countsDown(period, periods)
    ? `${time} left in the ${longPeriod(period, periods)}`
    : `${time} of ${longPeriod(period, periods)}`;
};

/** 'North Owls 3, Harbor Otters 2'. */
export const scoreText = (view: GameNames & Pick<LiveGameView, 'summary'>): string => {
  const { us, them } = sideNames(view);
  const { score } = view.summary;
  return `${isolate(us)} ${score.us}, ${isolate(them)} ${score.them}`;
};
