import type { StoredPlanDay } from '@rinkside/contracts/drill';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A player's changes to the weekly plan. */
export const TrainingPlan = defineEntity({
  name: 'TrainingPlan',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The days as the player changed them; null while the plan is the generated one. */
    days: p.json<StoredPlanDay[]>().nullable(),
    version: p.integer(),
  },
});
