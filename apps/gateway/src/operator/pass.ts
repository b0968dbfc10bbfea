import { passHolds } from '@rinkside/domain/moderation/operator.pass';
import type { FastifyRequest } from 'fastify';
import type { Resources } from '../resources.js';

/** Behind TLS browsers let nobody but this host set it. */
export const passCookie = ({ PUBLIC_ORIGIN }: Resources['env']) =>
  PUBLIC_ORIGIN.startsWith('https:') ? '__Host-rinkside-operator' : 'rinkside-operator';

/** Whether this browser was let in; what changes something must also come from our own pages. */
export const isLetIn = async ({ env, database }: Resources, request: FastifyRequest): Promise<boolean> => {
  const { cookie = '', origin, host } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const ours = origin === env.PUBLIC_ORIGIN || URL.parse(origin ?? '')?.host === host;
  const [, pass = ''] = new RegExp(`(?:^|; )${passCookie(env)}=([^;]+)`).exec(cookie) ?? [];
  return (reads || ours) && passHolds(database.sql, pass);
};
