import { queuesPath } from '@rinkside/contracts/operator';
import { product } from '@rinkside/contracts/product';
import type { Queues } from '@rinkside/platform/queues';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What operators may do: read, hold queues up and have jobs tried again; never make, change or throw away one. */
const allowed = [
  /^\/api\/queues\/(pause|resume)$/,
  /^\/api\/queues\/[^/]+\/(pause|resume|promote)$/,
  /^\/api\/queues\/[^/]+\/retry\/[^/]+$/,
  /^\/api\/queues\/[^/]+\/[^/]+\/(retry|promote)$/,
];

/** Whether the board is asked for something it may do. */
export const isAllowed = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.slice(queuesPath.length).split('?');
  return method === 'GET' || method === 'HEAD' || allowed.some((pattern) => pattern.test(path));
};

/** Scripts are files of ours, as everywhere; styles it also writes into the page, and its addresses it reads off a `base`. */
const policy = [
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

/** No fonts of strangers: they need not learn who works here. */
const withoutStrangers = (page: string) => page.replace(/<link href="https:[^>]+>/g, '');

/** Answers a request for the board of queues. */
export type Board = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Loads Bull Board, which serves itself inside; what it answers goes out through our own reply. */
export const openBoard = async (queues: Queues): Promise<Board> => {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { fastify }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
    import('fastify'),
  ]);
  const serverAdapter = new FastifyAdapter().setBasePath(queuesPath);
  createBullBoard({
    queues: queues.all().map((queue) => new BullMQAdapter(queue)),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: `${product.name}: queues`,
        hideDocsLink: true,
        miscLinks: [{ text: product.name, url: '/app/settings' }],
      },
    },
  });
  const inside = fastify();
  await inside.register(serverAdapter.registerPlugin(), { prefix: queuesPath });
  return async (request, reply) => {
    const { statusCode, headers, rawPayload } = await inside.inject({
      method: request.method === 'PUT' ? 'PUT' : request.method === 'HEAD' ? 'HEAD' : 'GET',
      url: request.url,
      ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
    });
    const type = headers['content-type'] ?? '';
    void reply.status(statusCode).headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...(type && { 'content-type': type }),
    });
    await reply.send(type.startsWith('text/html') ? withoutStrangers(rawPayload.toString()) : rawPayload);
  };
};
