import type { LiveGameEvent as LiveGameEventView } from '@rinkside/contracts/live-game';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { LiveGame } from './live-game.entity.js';

/** One tap of a scorer. An undo or an edit is another event. */
export const LiveGameEvent = defineEntity({
  name: 'LiveGameEvent',
  properties: {
    /** Made on the device. */
    id: p.uuid().primary(),
    liveGameId: p
      .manyToOne(LiveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    deviceId: p.uuid(),
    /** The number of the event on its device, from 1 without gaps. */
    sequence: p.integer(),
    term: p.integer(),
    /** The number of the event in the order of arrival, from 1. */
    position: p.integer(),
    occurredAt: p.datetime(6),
    action: p.json<LiveGameEventView['action']>(),
    /** Whether a scorer by link logged it; else the player's side did. */
    byLink: p.boolean().default(false),
    /** The account of a scorer by link. */
    scorerId: p.manyToOne(Player).mapToPk().fieldName('scorer_id').deleteRule('set null').nullable(),
    /** When a moderator took its note down. */
    takenDownAt: p.datetime(6).nullable(),
  },
  uniques: [
    { properties: ['liveGameId', 'deviceId', 'sequence'] },
    { properties: ['liveGameId', 'position'] },
  ],
  indexes: [
    { name: 'live_game_event_scorer', properties: ['scorerId'], where: 'scorer_id is not null' },
    {
      name: 'live_game_event_taken_down',
      properties: ['liveGameId'],
      where: 'taken_down_at is not null',
    },
  ],
});
