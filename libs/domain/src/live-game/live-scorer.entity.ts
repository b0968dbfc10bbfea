import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { LiveGame } from './live-game.entity.js';

/** What an account that scores a live game by link has used of its limits. */
export const LiveScorer = defineEntity({
  name: 'LiveScorer',
  properties: {
    liveGameId: p
      .manyToOne(LiveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The account, whichever of its profiles accepted the link. */
    accountId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('account_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    takeovers: p.integer(),
  },
  indexes: [{ name: 'live_scorer_account', properties: ['accountId'] }],
});
