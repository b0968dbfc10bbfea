import { isSessionValid } from '@rinkside/domain/moderation/operator.session';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.js';

/** With the `__Host-` prefix, which requires HTTPS, only this host can set the cookie. */
export const operatorCookieName = ({ PUBLIC_ORIGIN }: AppContext['env']) =>
  PUBLIC_ORIGIN.startsWith('https:') ? '__Host-rinkside-operator' : 'rinkside-operator';

/** Whether the request has a valid operator session. Writes must also come from this origin. */
export const hasOperatorSession = async (
  { env, database }: AppContext,
  request: FastifyRequest,
): Promise<boolean> => {
  const { cookie = '', origin, host } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isSameOrigin = origin === env.PUBLIC_ORIGIN || URL.parse(origin ?? '')?.host === host;
  const [, sessionToken = ''] = new RegExp(`(?:^|; )${operatorCookieName(env)}=([^;]+)`).exec(cookie) ?? [];
  return (isRead || isSameOrigin) && isSessionValid(database.sql, sessionToken);
};
