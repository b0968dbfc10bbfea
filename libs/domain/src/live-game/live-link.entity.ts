import { liveLinkKinds } from '@rinkside/contracts/live-link';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { LiveGame } from './live-game.entity.js';

/** A link to live games of a player that needs no account, or the invitation of a scorer. */
export const LiveLink = defineEntity({
  name: 'LiveLink',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(liveLinkKinds),
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    /** Null: all games of a season. */
    liveGameId: p
      .manyToOne(LiveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .nullable(),
    /** The account that made it: the player, or a guardian. */
    createdBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('created_by')
      .deleteRule('cascade')
      .updateRule('no action'),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: p.text(),
    createdAt: p.datetime(6),
    expiresAt: p.datetime(6).nullable(),
    /** The account that scores. */
    acceptedBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('accepted_by')
      .deleteRule('cascade')
      .updateRule('no action')
      .nullable(),
    revokedAt: p.datetime(6).nullable(),
  },
  uniques: [{ properties: ['tokenHash'] }],
  indexes: [
    { name: 'live_link_of_player', properties: ['playerId', 'id'] },
    { name: 'live_link_of_game', properties: ['liveGameId'] },
    { name: 'live_link_creator', properties: ['createdBy'] },
    { name: 'live_link_scorer', properties: ['acceptedBy'], where: 'accepted_by is not null' },
    { name: 'live_link_age', properties: ['createdAt'] },
  ],
});
