import type { IncomingMessage } from 'node:http';
import { isForm, isJson, oauthError, parseObject, readBody, withForm } from './http.js';
import { messages } from './messages.js';

/**
 * Removes the `audience` parameter, with which clients of hosted providers name the resource.
 * @throws HttpError 400 for any other than the configured audience.
 */
export const stripAudience = (params: URLSearchParams, audience: string): void => {
  if (params.getAll('audience').some((value) => value !== audience))
    throw oauthError(400, 'invalid_target', messages.unknownAudience);
  params.delete('audience');
};

/**
 * Converts a token request for `oidc-provider`, which reads forms only and rejects `audience`. Clients of hosted
 * providers send JSON with an audience.
 * @returns the converted request; other content types are returned unchanged.
 * @throws HttpError 400 for a malformed body or another audience, 413 for a large body.
 */
export const normalizeTokenRequest = async (
  req: IncomingMessage,
  audience: string,
): Promise<IncomingMessage> => {
  if (!isJson(req) && !isForm(req)) return req;
  const text = await readBody(req);
  const params = isJson(req) ? fromJson(text) : new URLSearchParams(text);
  stripAudience(params, audience);
  return withForm(req, params.toString());
};

const fromJson = (text: string): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parseObject(text))) {
    if (value === null || value === undefined) continue;
    if (typeof value !== 'string') throw oauthError(400, 'invalid_request', messages.badBody);
    params.append(name, value);
  }
  return params;
};
