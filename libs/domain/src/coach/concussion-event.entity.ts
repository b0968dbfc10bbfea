import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A log entry: a concussion was reported, cleared by a doctor, or taken back. The last one is the present state. */
export const ConcussionEvent = defineEntity({
  name: 'ConcussionEvent',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    action: p.enum(['reported', 'cleared', 'withdrawn']),
    source: p.enum(['words', 'button']),
    /** How many questions a parent confirmed. */
    confirmations: p.integer().default(0),
    /** The message, or the label of the button. */
    text: p.text(),
    createdAt: p.datetime(6),
  },
  indexes: [
    { properties: ['playerId', 'createdAt'] },
    { name: 'concussion_event_created', properties: ['createdAt'] },
  ],
});
