import { defineEntity, p } from '@mikro-orm/postgresql';
import { Highlight } from './highlight.entity.js';

/** The lease of the worker that processes a highlight's media. */
export const HighlightProcessing = defineEntity({
  name: 'HighlightProcessing',
  properties: {
    itemId: p
      .manyToOne(Highlight)
      .mapToPk()
      .fieldName('item_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** Whether the queue of photos processes it. GIFs are processed as videos. */
    isPhoto: p.boolean().default(false),
    token: p.uuid().nullable(),
    attempts: p.integer().default(0),
    heartbeatAt: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [{ name: 'highlight_processing_heartbeat', properties: ['heartbeatAt'] }],
});
