import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import { errorView } from '@rinkside/contracts/error.schema';
import { operationOf, tagOf } from './openapi.operation.js';
import { streamPaths } from './openapi.streams.js';
import { namedSchemas, replySchema } from './openapi.schemas.js';
import { imageRules } from '@rinkside/contracts/image';
import { postRules } from '@rinkside/contracts/post';
import { product } from '@rinkside/contracts/product';
import { routes } from '@rinkside/contracts/routes.schema';

const description = `The ${product.name} app uses this API only. It has the same origin as the app.

**Tokens.** Send \`Authorization: Bearer …\` with an access token of the identity provider named in \`/config.json\`. An expired token gets 401 with \`jwt expired\`.

**Errors** have one shape: \`message\` is a sentence for users, \`errors\` lists it by field. Missing resources and resources the caller may not see both get 404.

**Lists** take \`page\` and \`limit\`, or the \`cursor\` of the previous page, which costs the same at any depth. The \`Link\` header has the next page.

**Rate limits** apply per account, and per address for signed-out callers. Further calls get 429 with \`Retry-After\`.

**Live updates** are sent over Socket.IO at \`/socket.io\`. Each carries a \`version\`; the highest version is current.`;

const parameters = {
  ActingProfile: {
    name: 'X-Acting-Profile',
    in: 'header',
    required: false,
    description:
      'Id of the profile that the account acts as, such as a child of a guardian; without it, its own.',
    schema: { type: 'string', format: 'uuid' },
  },
};

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
  400: errorResponse('The request is not valid.', 400, postRules.empty, [
    { path: 'content', message: postRules.empty },
  ]),
  401: errorResponse('The token is missing or not valid.', 401, errorMessages.expiredToken),
  403: errorResponse('The caller is not allowed to do this.', 403, errorMessages.forbidden),
  404: errorResponse('It does not exist, or the caller has no access to it.', 404, errorMessages.notFound),
  413: errorResponse('The file is too large.', 413, imageRules.size),
  415: errorResponse('The file type is not supported.', 415, imageRules.type),
  429: errorResponse(
    'Too many calls; `Retry-After` says how many seconds to wait.',
    429,
    errorMessages.rateLimited,
  ),
  default: errorResponse('The command was refused or failed.', 503, errorMessages.unavailable),
};

/** Returns the OpenAPI 3.1 document of all routes and the event stream. */
export const openapi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  Object.assign(paths, streamPaths);
  return {
    openapi: '3.1.0',
    info: { title: product.name, version: '1', description },
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses,
      parameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
