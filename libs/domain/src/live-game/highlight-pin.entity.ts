import { defineEntity, p } from '@mikro-orm/postgresql';
import { Highlight } from '../highlight/highlight.entity.js';
import { LiveGameEvent } from './live-game-event.entity.js';

/** The event of a finished live game that a highlight shows. */
export const HighlightPin = defineEntity({
  name: 'HighlightPin',
  properties: {
    highlightId: p
      .manyToOne(Highlight)
      .mapToPk()
      .fieldName('highlight_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    eventId: p
      .manyToOne(LiveGameEvent)
      .mapToPk()
      .fieldName('event_id')
      .deleteRule('cascade')
      .updateRule('no action'),
  },
  indexes: [{ name: 'highlight_pin_of_event', properties: ['eventId'] }],
});
