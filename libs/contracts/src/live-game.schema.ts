import * as z from './zod.schema.js';
import { example } from './example.js';
import { gameBody, gameView } from './game.schema.js';
import { highlightView } from './highlight.schema.js';
import { id, idParams, instant, queryInteger, success, targetId, version } from './id.schema.js';
import {
  cheerLimit,
  goalCredits,
  liveGameRules,
  liveGameStatuses,
  penaltyMinutes,
  quickNoteNames,
  sides,
  strengths,
} from './live-game.js';
import { organizationCard, organizationBody } from './organization.schema.js';
import { author } from './player.schema.js';
import { positions } from './player.js';
import { line } from './text.schema.js';

/** When something was logged, by the clock of the device. The server replaces instants in the future. */
const loggedAt = instant.refine(
  (at) => Date.parse(at) > Date.now() - liveGameRules.maxAgeDays * 86_400_000,
  liveGameRules.clock,
);
const period = z.union([z.int().min(1).max(liveGameRules.maxPeriod), z.literal('shootout')]).meta(example(2));
const periodMinutes = z
  .int()
  .min(liveGameRules.periodMinutes.min)
  .max(liveGameRules.periodMinutes.max)
  .meta(example(15));
const periodCount = z
  .int()
  .min(liveGameRules.periodCount.min)
  .max(liveGameRules.periodCount.max)
  .meta(example(3));
/** Seconds played in the period. */
const elapsed = z.int().min(0).max(3600).meta(example(312));

const plays = [
  z
    .strictObject({
      kind: z.literal('goal'),
      side: z.enum(sides),
      credit: z.enum(goalCredits).nullable(),
      strength: z.enum(strengths),
    })
    .refine(({ side, credit }) => credit === null || (credit === 'against') === (side === 'them')),
  z.strictObject({ kind: z.literal('shot') }),
  z.strictObject({ kind: z.literal('save') }),
  z.strictObject({ kind: z.literal('penalty'), minutes: z.literal(penaltyMinutes) }),
  /** A note of the list. */
  z.strictObject({ kind: z.literal('quick_note'), note: z.enum(quickNoteNames) }),
] as const;

/** What happened on the ice, as it is logged. Edits replace it. */
const play = z.discriminatedUnion('kind', [
  ...plays,
  z.strictObject({
    kind: z.literal('note'),
    text: line(liveGameRules.note)
      .min(1, liveGameRules.note)
      .max(liveGameRules.maxNoteLength, liveGameRules.note),
  }),
]);
export type Play = z.infer<typeof play>;

/** A play as it is read. */
const readPlay = z.discriminatedUnion('kind', [
  ...plays,
  /** Null: a moderator took the note down. */
  z.strictObject({ kind: z.literal('note'), text: z.string().nullable() }),
]);
export type ReadPlay = z.infer<typeof readPlay>;

const controls = [
  z.strictObject({ kind: z.literal('period_started'), period }),
  z.strictObject({ kind: z.literal('period_ended') }),
  /** Sets number and length of the periods, for the whole game. */
  z.strictObject({ kind: z.literal('periods'), count: periodCount, minutes: periodMinutes }),
  /** The clock was started, stopped or corrected. */
  z.strictObject({ kind: z.literal('clock'), running: z.boolean(), elapsed_seconds: elapsed }),
  /** Takes back an event: a play, an edit, or another undo. */
  z.strictObject({ kind: z.literal('undo'), target_id: id }),
] as const;

/** Replaces a play. Without a period and time it keeps those of the play. */
const edit = z.strictObject({
  kind: z.literal('edit'),
  target_id: id,
  period: period.optional(),
  elapsed_seconds: elapsed.optional(),
});

/** One tap of a scorer. Its id, device and sequence are made on the device, so a repeated request stores nothing twice. */
export const liveGameEvent = z.strictObject({
  id,
  device_id: id,
  /** Counts the events of a device in this game, from 1. */
  sequence: z.int().min(1).max(liveGameRules.maxEvents),
  /** The scorer's turn: 1, and one more with each takeover. */
  term: z.int().min(1).max(liveGameRules.maxTerms),
  occurred_at: loggedAt,
  action: z.union([play, z.discriminatedUnion('kind', [...controls, edit.extend({ play })])]),
});
export type LiveGameEvent = z.infer<typeof liveGameEvent>;

const readEvent = liveGameEvent.extend({
  occurred_at: instant,
  action: z.union([readPlay, z.discriminatedUnion('kind', [...controls, edit.extend({ play: readPlay })])]),
});
export type ReadLiveGameEvent = z.infer<typeof readEvent>;

/** An event as it is read, with its number in the order of arrival, from 1. */
export const storedLiveGameEvent = readEvent.extend({ position: z.int().min(1) });
export type StoredLiveGameEvent = z.infer<typeof storedLiveGameEvent>;

const tally = z.object({ us: z.int().nonnegative(), them: z.int().nonnegative() });

/** What the events add up to: {@link reduceLiveGame} without the timeline. */
const liveGameSummary = z.object({
  period: period.nullable(),
  /** Missing: three periods of `period_minutes`. */
  periods: z.object({ count: periodCount, minutes: periodMinutes }).optional(),
  /** Played in the overtimes before the current period. Missing: none. */
  overtime_seconds: z.int().nonnegative().optional(),
  /** Whether the period is being played; false before the first and between two. */
  playing: z.boolean(),
  /** When something was logged last. Missing where an older version stored the summary. */
  last_event_at: instant.optional(),
  clock: z.object({
    running: z.boolean(),
    /** Seconds played at `at`. */
    elapsed_seconds: z.int().nonnegative(),
    at: instant,
  }),
  score: tally,
  shootout: tally.nullable(),
  counts: z.object({
    goals: z.int().nonnegative(),
    assists: z.int().nonnegative(),
    shots: z.int().nonnegative(),
    saves: z.int().nonnegative(),
    goals_against: z.int().nonnegative(),
    powerplay_goals_against: z.int().nonnegative(),
    shorthanded_goals_against: z.int().nonnegative(),
    penalty_minutes: z.int().nonnegative(),
  }),
});
export type LiveGameSummary = z.infer<typeof liveGameSummary>;

const opponent = z.object({
  /** Null: named by the scorer and not yet in the directory. */
  id: id.nullable(),
  name: z.string().meta(example('Harbor Otters')),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
});

const cheerCount = z.int().nonnegative().meta(example(12));
export const cheers = z.object({ stick_tap: cheerCount, fire: cheerCount, heart: cheerCount });
export type Cheers = z.infer<typeof cheers>;

const addedCheers = z.int().min(0).max(cheerLimit.max).default(0).meta(example(1));
/** Cheers of about a second. */
const cheersBody = z.strictObject({ stick_tap: addedCheers, fire: addedCheers, heart: addedCheers }).refine(
  ({ stick_tap, fire, heart }) => {
    const count = stick_tap + fire + heart;
    return count > 0 && count <= cheerLimit.max;
  },
  { error: liveGameRules.cheers },
);

/** A live game, the same for every viewer. */
export const liveGameView = z.object({
  id,
  version,
  status: z.enum(liveGameStatuses),
  player: author,
  organization: organizationCard.nullable(),
  opponent,
  home: z.boolean(),
  /** The player's position at the start. */
  position: z.enum(positions).nullable(),
  /** As the game started; an event `periods` changes it in the summary. */
  period_minutes: z.int(),
  started_at: instant,
  ended_at: instant.nullable(),
  /** When each term of a scorer began; the first is the start. */
  terms: z.array(instant).min(1),
  /** The ordinary game, once final. */
  game_id: id.nullable(),
  summary: liveGameSummary,
  /** By everyone, from the start to Final. */
  cheers,
});
export type LiveGameView = z.infer<typeof liveGameView>;

/** The device that scores now. */
const scorer = z.object({ term: z.int(), device_id: id, name: z.string().meta(example('Dana')) });

const liveGameReply = liveGameView.extend({
  /** In the order of arrival. */
  events: z.array(storedLiveGameEvent),
  /** Who scores, for people who may score; null for the others. */
  scorer: scorer.nullable(),
  can: z.object({
    score: z.boolean(),
    /** Write notes, end the game with other numbers than those of the log, and discard it. */
    manage: z.boolean(),
  }),
});
export type LiveGameReply = z.infer<typeof liveGameReply>;

/** An opponent of the directory, or the name of a new one. */
const opponentBody = z.union([
  z.strictObject({ organization_id: z.uuid(liveGameRules.opponent).toLowerCase() }),
  z.strictObject({ name: organizationBody.shape.name }),
]);

const liveGameBody = z.strictObject({
  /** Made on the device, so that events can be logged before the server answers. */
  id,
  opponent: opponentBody,
  home: z.boolean(),
  period_minutes: periodMinutes,
  device_id: id,
  started_at: loggedAt,
});
export type LiveGameBody = z.infer<typeof liveGameBody>;

/** A highlight that the viewer may see, and the event it is pinned to. */
const pinnedHighlight = z.object({ event_id: id, highlight: highlightView });
export type PinnedHighlight = z.infer<typeof pinnedHighlight>;

export const liveGameSchemas = {
  list: {
    summary: 'Running games of the players you follow, of your organization and your own, newest first.',
    query: z.strictObject({ organization_id: id.optional() }),
    reply: z.array(liveGameView),
  },
  one: {
    summary: 'A live game with the events after a position.',
    params: idParams,
    query: z.strictObject({ after: queryInteger(0).default(0) }),
    reply: liveGameReply,
  },
  start: { summary: 'Starts the live log of a game.', body: liveGameBody, reply: liveGameReply },
  append: {
    summary: 'Appends events in the order of their device. Events that are stored already are skipped.',
    params: idParams,
    body: z.strictObject({ events: z.array(liveGameEvent).min(1).max(liveGameRules.maxBatch) }),
    reply: z.object({ version, scorer }),
  },
  takeOver: {
    summary: 'Makes this device the scorer.',
    params: idParams,
    body: z.strictObject({ device_id: id }),
    reply: z.object({ version, scorer }),
  },
  cheer: {
    summary: 'Cheers for a running game: up to three at once, at most three a second per person.',
    params: idParams,
    body: cheersBody,
    reply: z.object({ version, cheers }),
  },
  finish: {
    summary:
      'Ends the live log and logs the game with the reviewed numbers. An opponent without an id is added first.',
    params: idParams,
    body: gameBody,
    reply: gameView,
  },
  discard: { summary: 'Discards a live game.', params: idParams, reply: success },
  timeline: {
    summary: 'The live log of a game with the highlights pinned to its events, or null without one.',
    params: idParams,
    reply: liveGameView
      .extend({ events: z.array(storedLiveGameEvent), pins: z.array(pinnedHighlight) })
      .nullable(),
  },
  pin: {
    summary: 'The event of a game that a highlight is pinned to; null without one that you may see.',
    params: idParams,
    reply: z.object({ game_id: id, event_id: id }).nullable(),
  },
  setPin: {
    summary: 'Pins your highlight to an event of one of your finished games, in place of the one before.',
    params: idParams,
    body: z.strictObject({ event_id: targetId }),
    reply: success,
  },
  removePin: {
    summary: 'Removes the pin of your highlight.',
    params: idParams,
    reply: success,
  },
};
