import { passHolds } from '@rinkside/domain/moderation/operator.pass';
import type { FastifyRequest } from 'fastify';
import type { Resources } from '../resources.js';

/** With the `__Host-` prefix, which requires HTTPS, only this host can set the cookie. */
export const passCookie = ({ PUBLIC_ORIGIN }: Resources['env']) =>
  PUBLIC_ORIGIN.startsWith('https:') ? '__Host-rinkside-operator' : 'rinkside-operator';

/** Whether the request has a valid operator session. Writes must also come from this origin. */
export const isLetIn = async ({ env, database }: Resources, request: FastifyRequest): Promise<boolean> => {
  const { cookie = '', origin, host } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isSameOrigin = origin === env.PUBLIC_ORIGIN || URL.parse(origin ?? '')?.host === host;
  const [, sessionToken = ''] = new RegExp(`(?:^|; )${passCookie(env)}=([^;]+)`).exec(cookie) ?? [];
  return (isRead || isSameOrigin) && passHolds(database.sql, sessionToken);
};
