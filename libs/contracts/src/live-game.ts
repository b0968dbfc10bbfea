import type { AgeLevel } from './player.js';
import { rateLimits, type RateLimit, type Routes } from './route.js';
import type { LiveGameSummary, LiveGameView, liveGameSchemas } from './live-game.schema.js';

export type * from './live-game.schema.js';

export const liveGameStatuses = ['live', 'final', 'discarded'] as const;

export const sides = ['us', 'them'] as const;

/** What a goal is to the player: scored, assisted, or let in. Null: a goal without the player. */
export const goalCredits = ['goal', 'assist', 'against'] as const;
export const strengths = ['even', 'power_play', 'short_handed'] as const;
export const penaltyMinutes = [2, 4, 5, 10] as const;

/** Notes to choose from. A scorer by link has no others. */
export const quickNotes = {
  great_save: 'Great save',
  blocked_shot: 'Blocked shot',
  post: 'Off the post',
  breakaway: 'Breakaway',
  penalty_shot: 'Penalty shot',
  power_play: 'Power play',
  penalty_killed: 'Penalty killed',
  great_pass: 'Great pass',
  face_off_won: 'Face-off won',
  time_out: 'Time-out',
  goalie_pulled: 'Goalie pulled',
  goalie_changed: 'Goalie changed',
  injury_stop: 'Stopped for an injury',
  goal_disallowed: 'Goal disallowed',
} as const;
export type QuickNote = keyof typeof quickNotes;
export const quickNoteNames = Object.keys(quickNotes) as QuickNote[];

/**
 * Who logs a game: the player's side (the player, or a guardian acting as the player), or a scorer by link.
 * Only the player's side writes free notes, corrects what it logged, ends the game with numbers of its own
 * and discards the log.
 */
export const scoringRoles = ['side', 'link'] as const;
export type ScoringRole = (typeof scoringRoles)[number];

export const cheerKinds = ['stick_tap', 'fire', 'heart'] as const;
export type CheerKind = (typeof cheerKinds)[number];
export const noCheers = { stick_tap: 0, fire: 0, heart: 0 } as const;
/** Cheers of one person, in all games together. */
export const cheerLimit = { max: 3, seconds: 1 } as const satisfies RateLimit;

/** The periods of the game from 1 on, then overtimes, then the shootout. */
export type Period = number | 'shootout';
/** The number of periods of a game that states none. */
const usualPeriods = 3;

/** Number and length of the periods of a game, without overtimes. */
export interface GamePeriods {
  count: number;
  minutes: number;
}

/** Returns what a game starts with. */
export const startPeriods = (minutes: number): GamePeriods => ({ count: usualPeriods, minutes });

/** Returns the periods of a live game. Only a log that sets them has them in its summary. */
export const periodsOf = ({
  summary,
  period_minutes,
}: Pick<LiveGameView, 'period_minutes'> & { summary: Pick<LiveGameSummary, 'periods'> }): GamePeriods =>
  summary.periods ?? startPeriods(period_minutes);

export const liveGameRules = {
  /** Period lengths, minutes. */
  periodMinutes: { min: 5, max: 60 },
  periodCount: { min: 1, max: 5 },
  maxPeriod: 9,
  /** A log may wait on a device without a connection, but not longer. */
  maxAgeDays: 366,
  clock: 'Please check the date and the clock of your device: they are more than a year in the past.',
  maxNoteLength: 80,
  /** Events that one request may carry. */
  maxBatch: 200,
  /** Events of one game. */
  maxEvents: 2000,
  /** Events of one game that are kept for the player's side. */
  keptEvents: 500,
  /** Events that one account logs by link in one game. */
  maxLinkEvents: 600,
  /** Changes of the scorer of one game, with the start. */
  maxTerms: 1000,
  /** Changes that are kept for the player's side. */
  keptTerms: 500,
  /** Takeovers of one account by link in one game. */
  maxLinkTakeovers: 10,
  /** Running games that one list returns. */
  maxListed: 50,
  /** Highlights that are pinned to one event, and to all of one game. */
  maxPinsOfEvent: 5,
  maxPinsOfGame: 100,
  /** A live game without an event for this long asks its scorer, hours. */
  abandonedHours: 12,
  /** Newest events that a live update carries. A client that misses older ones reads them. */
  recentEvents: 12,
  /** Events of two scorers within this time are the same event, seconds. */
  sameEventSeconds: 90,
  note: 'A note has 1 to 80 characters.',
  opponent: 'Please choose or name an opponent.',
  alreadyLive: 'This player has a live game already.',
  ended: 'This game has ended.',
  /** Its error has the path `sequence` and, as message, the number of the event that the server expects. */
  gap: 'Earlier events are missing. Please send them first.',
  cheers: 'Please send 1 to 3 cheers.',
  tooManyCheers: 'Three cheers a second are the limit.',
  conflict: 'Another event has this number.',
  pinTarget: 'Please choose an event of one of your finished games.',
  tooManyPinsOfEvent: 'An event takes 5 clips at most.',
  tooManyPinsOfGame: 'A game takes 100 clips at most.',
  unknownTerm: 'This scorer has not started yet.',
  linkNote: 'Invited scorers choose a note from the list. The player and guardians can write notes.',
  linkNumbers:
    'An invited scorer ends the game with the numbers of the log. The player or a guardian can change them.',
} as const;

/** Returns a usual period length for an age level, minutes. The scorer can change it. */
export const usualPeriodMinutes = (age: AgeLevel | null): number => {
  const years = age ? Number.parseInt(age, 10) : Infinity;
  return years <= 10 ? 12 : years <= 14 ? 15 : years <= 18 ? 17 : 20;
};

/**
 * Returns the status that people see: an abandoned log is not live.
 * @param nowMs by the clock of the server
 */
export const shownStatus = (
  { status, summary }: Pick<LiveGameView, 'status' | 'summary'>,
  nowMs: number,
): LiveGameView['status'] | 'stopped' => {
  const lastMs = Date.parse(summary.last_event_at ?? summary.clock.at);
  const isStopped = status === 'live' && nowMs - lastMs > liveGameRules.abandonedHours * 3_600_000;
  return isStopped ? 'stopped' : status;
};

export const liveGameRoutes: Routes<typeof liveGameSchemas> = {
  list: { method: 'GET', path: '/api/live-games', access: 'onboarded', limit: rateLimits.read },
  one: { method: 'GET', path: '/api/live-games/:id', access: 'onboarded', limit: rateLimits.read },
  start: {
    method: 'POST',
    path: '/api/live-games',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  append: {
    method: 'POST',
    path: '/api/live-games/:id/events',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  takeOver: {
    method: 'POST',
    path: '/api/live-games/:id/scorer',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  cheer: {
    method: 'POST',
    path: '/api/live-games/:id/cheers',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  finish: {
    method: 'POST',
    path: '/api/live-games/:id/final',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  discard: { method: 'DELETE', path: '/api/live-games/:id', access: 'onboarded', limit: rateLimits.write },
  timeline: { method: 'GET', path: '/api/games/:id/timeline', access: 'onboarded', limit: rateLimits.read },
  pin: { method: 'GET', path: '/api/highlights/:id/pin', access: 'onboarded', limit: rateLimits.read },
  setPin: { method: 'PUT', path: '/api/highlights/:id/pin', access: 'onboarded', limit: rateLimits.write },
  removePin: {
    method: 'DELETE',
    path: '/api/highlights/:id/pin',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
