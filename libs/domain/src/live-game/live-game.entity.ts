import { liveGameStatuses, type LiveGameSummary } from '@rinkside/contracts/live-game';
import { positions } from '@rinkside/contracts/player';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Game } from '../game/game.entity.js';
import { Organization } from '../organization/organization.entity.js';
import { Player } from '../player/player.entity.js';

/** The live log of a player's game. It becomes the timeline of the ordinary game. */
export const LiveGame = defineEntity({
  name: 'LiveGame',
  properties: {
    /** Made on the device. */
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    /** The player's organization and position at the start. */
    organizationId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('organization_id')
      .deleteRule('no action')
      .nullable(),
    position: p.enum(positions).nullable(),
    opponentId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('opponent_id')
      .deleteRule('no action')
      .nullable(),
    /** An opponent that is not in the directory. */
    opponentName: p.text().nullable(),
    home: p.boolean(),
    periodMinutes: p.integer(),
    status: p.enum(liveGameStatuses),
    startedAt: p.datetime(6),
    endedAt: p.datetime(6).nullable(),
    /** When each term of a scorer began. */
    terms: p.array().columnType('timestamptz[]'),
    /** The device of the last term, and the account that uses it. */
    deviceId: p.uuid(),
    scorerId: p.manyToOne(Player).mapToPk().fieldName('scorer_id').deleteRule('set null').nullable(),
    gameId: p
      .manyToOne(Game)
      .mapToPk()
      .fieldName('game_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .nullable(),
    /** What the events add up to, so that lists and live updates read no events. */
    summary: p.json<LiveGameSummary>(),
    /** Cheers of everyone. They stay when the account of a person who cheered is deleted. */
    stickTaps: p.integer().default(0),
    fires: p.integer().default(0),
    hearts: p.integer().default(0),
    /** The position of the newest event. */
    eventsCount: p.integer().default(0),
    changedAt: p.datetime(6),
    version: p.integer(),
  },
  uniques: [{ properties: ['gameId'] }],
  indexes: [
    {
      name: 'live_game_running',
      expression: `create unique index live_game_running on live_game (player_id) where status = 'live'`,
    },
    {
      name: 'live_game_running_in_organization',
      properties: ['organizationId'],
      where: `status = 'live'`,
    },
    { name: 'live_game_unfinished', properties: ['changedAt'], where: `status <> 'final'` },
    { name: 'live_game_of_player', properties: ['playerId'] },
    { name: 'live_game_scorer', properties: ['scorerId'] },
  ],
});
