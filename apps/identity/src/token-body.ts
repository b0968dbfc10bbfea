import type { IncomingMessage } from 'node:http';
import { isForm, isJson, oauthError, parseObject, readBody, withForm } from './http.js';
import { sentences } from './sentences.js';

/** `audience` is how hosted providers name the resource; there is one, so it may only agree. */
export const checkAudience = (params: URLSearchParams, audience: string): void => {
  if (params.getAll('audience').some((asked) => asked !== audience))
    throw oauthError(400, 'invalid_target', sentences.unknownAudience);
  params.delete('audience');
};

/**
 * The provider reads forms only and knows no `audience`; clients of hosted providers send JSON and do.
 * @returns the request as the provider reads it; a body that is neither stays as it is, for it to refuse.
 * @throws HttpError 400 for a wrong body or another audience, 413 for a large one.
 */
export const normalizeBody = async (req: IncomingMessage, audience: string): Promise<IncomingMessage> => {
  if (!isJson(req) && !isForm(req)) return req;
  const text = await readBody(req);
  const params = isJson(req) ? fromJson(text) : new URLSearchParams(text);
  checkAudience(params, audience);
  return withForm(req, params.toString());
};

const fromJson = (text: string): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parseObject(text))) {
    if (value === null || value === undefined) continue;
    if (typeof value !== 'string') throw oauthError(400, 'invalid_request', sentences.badBody);
    params.append(name, value);
  }
  return params;
};
