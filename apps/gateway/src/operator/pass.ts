import { passHolds } from '@rinkside/domain/moderation/operator.pass';
import type { FastifyRequest } from 'fastify';
import type { Resources } from '../resources.js';

export const passCookie = 'rinkside-operator';

/** Whether this browser was let in; what changes something must also come from our own pages. */
export const isLetIn = async ({ env, database }: Resources, request: FastifyRequest): Promise<boolean> => {
  const { cookie = '', origin, host } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const ours = origin === env.PUBLIC_ORIGIN || URL.parse(origin ?? '')?.host === host;
  const [, pass = ''] = new RegExp(`(?:^|; )${passCookie}=([^;]+)`).exec(cookie) ?? [];
  return (reads || ours) && passHolds(database.sql, pass);
};
