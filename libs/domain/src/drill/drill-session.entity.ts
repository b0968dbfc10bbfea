import { feelings } from '@rinkside/contracts/drill';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A drill that a player did. */
export const DrillSession = defineEntity({
  name: 'DrillSession',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    drillId: p.text(),
    seconds: p.integer().check('seconds > 0'),
    feeling: p.enum(feelings).nullable(),
    createdAt: p.datetime(6),
  },
  indexes: [
    {
      name: 'drill_session_of',
      expression: 'create index drill_session_of on drill_session (player_id, created_at desc, id desc)',
    },
  ],
});
