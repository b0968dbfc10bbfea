import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';
import { Organization } from '../organization/organization.entity.js';
import { Player } from '../player/player.entity.js';

/** A game with its author's own statistics; the author's position is in its item. */
export const Game = defineEntity({
  name: 'Game',
  properties: {
    itemId: p
      .manyToOne(Item)
      .mapToPk()
      .fieldName('item_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The author, repeated here so that computing seasons needs no join with items. */
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    date: p.date(),
    opponentId: p.manyToOne(Organization).mapToPk().fieldName('opponent_id'),
    ourScore: p.integer(),
    theirScore: p.integer(),
    goals: p.integer().nullable(),
    assists: p.integer().nullable(),
    shots: p.integer().nullable().check('shots >= 0 and shots <= 999'),
    saves: p.integer().nullable(),
    shotsAgainst: p.integer().nullable(),
    goalsAgainst: p.integer().nullable(),
    minutesPlayed: p.integer().nullable(),
    powerplayGoalsAgainst: p.integer().nullable(),
    shorthandedGoalsAgainst: p.integer().nullable(),
    penaltyMinutes: p.integer().nullable().check('penalty_minutes >= 0 and penalty_minutes <= 99'),
    startedGame: p.boolean().nullable(),
    /** Set while the game lies ahead: the day from which seasons, records and awards count it. */
    countsFrom: p.date().nullable(),
  },
  indexes: [
    { name: 'game_of_player', properties: ['playerId', 'date'] },
    { name: 'game_ahead', properties: ['countsFrom'], where: 'counts_from is not null' },
  ],
});
export type Game = InferEntity<typeof Game>;
