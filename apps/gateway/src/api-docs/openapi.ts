import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import { errorView } from '@rinkside/contracts/error.schema';
import { operationOf, tagOf } from './openapi.operation.js';
import { namedSchemas, replySchema } from './openapi.schemas.js';
import { imageRules } from '@rinkside/contracts/image';
import { postRules } from '@rinkside/contracts/post';
import { product } from '@rinkside/contracts/product';
import { routes } from '@rinkside/contracts/routes.schema';

const description = `Everything the ${product.name} app does goes through these calls, on one origin with the app itself.

**Tokens.** A call sends \`Authorization: Bearer …\` with an access token of the identity provider that \`/config.json\` names. An expired one is answered with 401 and \`jwt expired\`.

**Refusals** all have one shape: \`message\` is a sentence for people, \`errors\` says it by field. What does not exist and what the caller may not see are the same 404.

**Lists** take \`page\` and \`limit\`, or the \`cursor\` of the page before, which costs the same at any depth. A \`Link\` header leads to the next page.

**Limits** are counted per account, signed out per address, and answered with 429 and \`Retry-After\`.

**Live.** What changes is told over Socket.IO at \`/socket.io\`; everything that is told carries a \`version\`, and the higher one is the truth.`;

const errorResponse = (
  summary: string,
  statusCode: number,
  message: string,
  errors?: ErrorView['errors'],
) => ({
  description: summary,
  content: {
    'application/json': {
      schema: replySchema(errorView),
      example: { statusCode, message, ...(errors && { errors }) } satisfies ErrorView,
    },
  },
});

const responses = {
  400: errorResponse('What was sent is not right.', 400, postRules.empty, [
    { path: 'content', message: postRules.empty },
  ]),
  401: errorResponse('No token, or one that is not valid now.', 401, errorMessages.expiredToken),
  403: errorResponse('The caller may not do that.', 403, errorMessages.forbidden),
  404: errorResponse('There is no such thing for this caller.', 404, errorMessages.notFound),
  413: errorResponse('The file is too large.', 413, imageRules.size),
  415: errorResponse('The file is of another kind.', 415, imageRules.type),
  429: errorResponse(
    'Too many calls; `Retry-After` says how many seconds to wait.',
    429,
    errorMessages.rateLimited,
  ),
  default: errorResponse('Refused, or failed.', 503, errorMessages.unavailable),
};

/** Returns the OpenAPI 3.1 document of all routes. */
export const openapi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: product.name, version: '1', description },
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
