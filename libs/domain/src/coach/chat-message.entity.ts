import { engines, type CoachExtra } from '@rinkside/contracts/coach';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Chat } from './chat.entity.js';

/** A question or an answer. */
export const ChatMessage = defineEntity({
  name: 'ChatMessage',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Chat).mapToPk().fieldName('player_id').deleteRule('cascade'),
    position: p.integer(),
    role: p.enum(['user', 'assistant', 'loading']),
    text: p.text().default(''),
    /** Cards, citations and suggestions. */
    extras: p.json<CoachExtra[]>().defaultRaw(`'[]'`),
    engine: p.enum(engines).nullable(),
    notice: p.text().nullable(),
    stopped: p.boolean().default(false),
    feedback: p.enum(['up', 'down']).nullable(),
    feedbackReason: p.text().nullable(),
    version: p.integer(),
    createdAt: p.datetime(6),
    /**
     * The lease while the reply is written: its owner, the runs of all replies in this row, the attempts for the
     * current reply, and the number of text pieces so far.
     */
    token: p.uuid().nullable(),
    run: p.integer().default(0),
    attempts: p.integer().default(0),
    pieces: p.integer().default(0),
    label: p.text().nullable(),
    heartbeatAt: p.datetime(6).defaultRaw('now()'),
    stopAt: p.datetime(6).nullable(),
    /** A question that reported a concussion and was edited since: not shown, but still counted. */
    replaced: p.boolean().default(false),
  },
  uniques: [
    { properties: ['playerId', 'position'] },
    // At most one reply per player is written at a time.
    { name: 'chat_message_loading', properties: ['playerId'], where: `role = 'loading'` },
  ],
  indexes: [
    { name: 'chat_message_heartbeat', properties: ['heartbeatAt'], where: `role = 'loading'` },
    { name: 'chat_message_created', properties: ['createdAt'] },
  ],
});
