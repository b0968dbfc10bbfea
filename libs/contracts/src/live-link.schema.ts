import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { liveLinkKinds, liveLinkStates } from './live-link.js';
import { liveGameView, storedLiveGameEvent } from './live-game.schema.js';
import { playerRow } from './player.schema.js';
import { rawText } from './text.schema.js';

const token = rawText().min(20).max(100).meta(example('5f1c0a9b7e3d42c8a6b1f0e9d8c7b6a5f4e3'));

const link = z.object({
  id,
  kind: z.enum(liveLinkKinds),
  /** The game of a link for one game or its scorer. */
  live_game_id: id.nullable(),
  state: z.enum(liveLinkStates),
  created_at: instant,
  /** When a link for a season ends. Others end with their game. */
  expires_at: instant.nullable(),
});

const listedLink = link.extend({
  /** Open pages of the link, over all gateways. */
  viewers: z.int().nonnegative().meta(example(2)),
  /** First name of the person who accepted to score. */
  accepted_by: z.string().nullable().meta(example('Dana')),
});
export type LiveLinkView = z.infer<typeof listedLink>;

const club = z.object({
  name: z.string(),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
});

/** A live game for the holder of a link: no ids or photos of people. */
const linkedGame = liveGameView
  .omit({ player: true, organization: true, opponent: true, game_id: true })
  .extend({ organization: club.nullable(), opponent: club });
export type LinkedGame = z.infer<typeof linkedGame>;

/** Server-sent events at `GET /api/live-links/:token/events`, as JSON. */
export const liveLinkEvents = {
  /**
   * The game as it is now, or null while there is none. The first message has all events, the others the newest: a page
   * that lacks an event before the first of them reads the link again.
   */
  game: z.object({ game: linkedGame.nullable(), events: z.array(storedLiveGameEvent) }),
  /** Sent every `liveLinkRules.pingEveryMs`, so that a page notices a dead connection. */
  ping: z.object({}),
  /** The link was revoked or has ended; the connection closes. */
  ended: z.object({}),
} as const;

const opened = z.object({
  kind: z.enum(liveLinkKinds),
  player: playerRow.pick({ first_name: true }).extend({ last_name: z.string().meta(example('B.')) }),
  /** The running game, or else the last one for 24 hours after its end. */
  game: linkedGame.nullable(),
  events: z.array(storedLiveGameEvent),
});
export type OpenedLiveLink = z.infer<typeof opened>;

export const liveLinkSchemas = {
  list: { summary: 'The links to your live games, newest first.', reply: z.array(listedLink) },
  create: {
    summary: 'Makes a link to your live games. Only this reply has its token.',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('season') }),
      z.strictObject({ kind: z.enum(['game', 'scorer']), live_game_id: id }),
    ]),
    reply: link.extend({ token }),
  },
  revoke: {
    summary: 'Revokes a link. Its open pages close within a second.',
    params: idParams,
    reply: success,
  },
  accept: {
    summary: 'Accepts to score a live game.',
    body: z.strictObject({ token }),
    reply: z.object({ live_game_id: id }),
  },
  open: {
    summary: 'What the holder of a link sees.',
    params: z.strictObject({ token }),
    reply: opened,
  },
};
