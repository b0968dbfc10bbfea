import * as z from 'zod';
import { errorView } from './error.js';
import { product } from './product.js';
import type { Access, Route } from './route.js';
import { routes } from './routes.js';

const access: Record<Access, string> = {
  public: 'Open to everybody.',
  signedIn: 'Needs a valid token.',
  onboarded: 'Needs a valid token and a completed profile.',
  moderator: 'Needs a moderator’s token.',
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const parametersOf = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }));
};

const bodyOf = ({ file, body }: Route) => {
  if (file) {
    const properties = { [file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return { 'multipart/form-data': { schema: { type: 'object', properties, required: [file] } } };
  }
  return body && { 'application/json': { schema: schemaOf(body, 'input') } };
};

const operationOf = (route: Route) => {
  const content = bodyOf(route);
  return {
    summary: route.summary,
    description: `${access[route.access]} At most ${route.limit.max} calls in ${route.limit.seconds} s.`,
    ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(route.reply, 'output') } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: schemaOf(errorView, 'output') } },
      },
    },
  };
};

/** The whole API as an OpenAPI 3.1 document, made from the contracts. */
export const openapi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: product.name, version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
};
