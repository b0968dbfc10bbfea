import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A note of the coach on a player's goals and preferences. */
export const CoachMemory = defineEntity({
  name: 'CoachMemory',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    text: p.text(),
    createdAt: p.datetime(6),
  },
  uniques: [{ properties: ['playerId', 'text'] }],
});
