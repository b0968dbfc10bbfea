import { queuesPath } from '@rinkside/contracts/operator';
import { product } from '@rinkside/contracts/product';
import type { Queues } from '@rinkside/platform/queues';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Allowed writes: pause and resume queues, retry and promote jobs. Jobs cannot be created, changed or deleted. */
const allowedPaths = [
  /^\/api\/queues\/(pause|resume)$/,
  /^\/api\/queues\/[^/]+\/(pause|resume|promote)$/,
  /^\/api\/queues\/[^/]+\/retry\/[^/]+$/,
  /^\/api\/queues\/[^/]+\/[^/]+\/(retry|promote)$/,
];

/** Whether a request to Bull Board is allowed: any read, and the writes listed above. */
export const isAllowedBoardRequest = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.slice(queuesPath.length).split('?');
  return method === 'GET' || method === 'HEAD' || allowedPaths.some((pattern) => pattern.test(path));
};

/** Looser than for the web app: Bull Board needs inline styles and a `base` element. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Removes third-party fonts, which would disclose operators' addresses. */
const removeExternalFonts = (html: string) => html.replace(/<link href="https:[^>]+>/g, '');

/** Handles a request to Bull Board. */
export type BullBoardHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Loads Bull Board into an internal Fastify instance. Its responses are copied to the gateway's own reply. */
export const createBullBoardHandler = async (queues: Queues): Promise<BullBoardHandler> => {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { fastify }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
    import('fastify'),
  ]);
  const serverAdapter = new FastifyAdapter().setBasePath(queuesPath);
  createBullBoard({
    queues: (await queues.connect()).map((queue) => new BullMQAdapter(queue)),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: `${product.name}: queues`,
        hideDocsLink: true,
        miscLinks: [{ text: product.name, url: '/app/settings' }],
      },
    },
  });
  const boardServer = fastify();
  await boardServer.register(serverAdapter.registerPlugin(), { prefix: queuesPath });
  return async (request, reply) => {
    const { statusCode, headers, rawPayload } = await boardServer.inject({
      method: request.method === 'PUT' ? 'PUT' : request.method === 'HEAD' ? 'HEAD' : 'GET',
      url: request.url,
      ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
    });
    const type = headers['content-type'] ?? '';
    void reply.status(statusCode).headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...(type && { 'content-type': type }),
    });
    await reply.send(type.startsWith('text/html') ? removeExternalFonts(rawPayload.toString()) : rawPayload);
  };
};
