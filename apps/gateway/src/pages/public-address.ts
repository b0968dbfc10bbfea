import { product } from '@rinkside/contracts/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './text.js';

const loopbackName = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const otherNamePage = (origin: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${product.name} has another address</title>
  </head>
  <body>
    <h1>${product.name} has another address</h1>
    <p>Please open <a href="${escapeHtml(origin)}">${escapeHtml(origin)}</a>. Signing in works only there.</p>
    <p>
      Do you run this server? To use it under this name, set <code>PUBLIC_ORIGIN</code> to the address that people open.
      Set <code>BIND_ADDRESS</code> to the addresses that it listens on. Then start it again.
    </p>
  </body>
</html>
`;

/**
 * Keeps people on the name of `PUBLIC_ORIGIN`, because sign-in works only there. Other loopback names are redirected,
 * any other name gets a page that says so. Ports are not compared: proxies often leave them out of `Host`.
 * @returns whether it replied
 */
export const replyUnderOtherName = (
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean => {
  const name = URL.parse(`http://${request.host}`)?.hostname;
  const { hostname } = new URL(origin);
  if (name === undefined || name === hostname) return false;
  void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (loopbackName.test(name) && loopbackName.test(hostname)) void reply.redirect(origin + request.url, 307);
  else void reply.status(421).type('text/html; charset=utf-8').send(otherNamePage(origin));
  return true;
};
