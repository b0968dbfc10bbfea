import { liveLinkRoutes, liveLinkRules, liveLinkStream } from '@rinkside/contracts/live-link';
import { liveLinkEvents } from '@rinkside/contracts/live-link.schema';
import type * as z from 'zod';
import { exampleOf } from './openapi.examples.js';
import { limitText, tagOf } from './openapi.operation.js';
import { replySchema, toJsonSchema } from './openapi.schemas.js';

const meanings: Record<keyof typeof liveLinkEvents, string> = {
  game: 'The game as it is now. The first event has the whole log, later ones the newest entries.',
  ping: `Nothing changed. Sent every ${liveLinkRules.pingEveryMs / 1000} seconds.`,
  ended: 'The link was revoked or has ended. The connection closes.',
};

const eventSchemas = Object.entries<z.ZodType>(liveLinkEvents).map(([name, data]) => ({
  type: 'object',
  description: meanings[name as keyof typeof liveLinkEvents],
  properties: { event: { const: name }, data: replySchema(data) },
  required: ['event', 'data'],
}));

/** The paths of server-sent events, which are not JSON routes of the contract. */
export const streamPaths = {
  [liveLinkStream.path.replace(/:(\w+)/g, '{$1}')]: {
    get: {
      operationId: 'getLiveLinksByTokenEvents',
      tags: [tagOf(liveLinkRoutes.open)],
      summary: 'Server-sent events of the page of a live link.',
      description: `Public. ${limitText(liveLinkStream.limit)} The schema is that of one event; \`data\` is JSON in the stream.`,
      security: [],
      parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'The stream. It stays open until the link ends.',
          content: {
            'text/event-stream': {
              schema: { oneOf: eventSchemas },
              example: `event: game\ndata: ${JSON.stringify(exampleOf(toJsonSchema(liveLinkEvents.game, 'output')))}\n\n`,
            },
          },
        },
        404: { $ref: '#/components/responses/404' },
        429: { $ref: '#/components/responses/429' },
        default: { $ref: '#/components/responses/default' },
      },
    },
  },
};
