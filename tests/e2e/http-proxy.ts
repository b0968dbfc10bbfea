import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** What a proxy answers in place of the server. */
export interface ProxyAnswer {
  status?: number;
  contentType: string;
  body: string;
}

/** Opens an HTTP proxy that can rewrite files, hold back responses and answer in place of the server. */
export const openHttpProxy = async (target: number) => {
  const rewrites = new Map<string, (text: string) => string>();
  const heldRequests = new Map<string, PromiseWithResolvers<void>>();
  let findAnswer = (_path: string): ProxyAnswer | undefined => undefined;
  const server = createServer((incoming, reply) => {
    const { method, url: path = '/', headers } = incoming;
    const answer = findAnswer(path);
    if (answer) {
      incoming.resume();
      reply.writeHead(answer.status ?? 200, { 'content-type': answer.contentType }).end(answer.body);
      return;
    }
    const rewrite = rewrites.get(path);
    const upstreamHeaders = rewrite ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const upstream = request({ port: target, method, path, headers: upstreamHeaders }, (response) => {
      const heldRequest = heldRequests.get(path);
      if (heldRequest && method === 'POST') {
        response.resume();
        heldRequest.resolve();
        return;
      }
      if (!rewrite) {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
        return;
      }
      const { 'content-length': _, etag: __, ...otherHeaders } = response.headers;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        reply.writeHead(200, otherHeaders).end(rewrite(Buffer.concat(chunks).toString())),
      );
    });
    upstream.on('error', () => reply.destroy());
    incoming.pipe(upstream);
  });
  server.on('upgrade', ({ method, url, rawHeaders }, client, head) => {
    const upstream = connect(target, '127.0.0.1', () => {
      const lines = rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `)).join('');
      upstream.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      upstream.write(head);
    });
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const port = 20_000 + Math.floor(Math.random() * 9000);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    /** Rewrites the content of a file from now on. */
    rewriteFile: (path: string, rewrite: (text: string) => string) => void rewrites.set(path, rewrite),
    /** Answers the requests for which the function returns something, and forwards the others. */
    answerInstead: (find: (path: string) => ProxyAnswer | undefined) => {
      findAnswer = find;
    },
    /** Forwards all requests. */
    forward: () => {
      findAnswer = () => undefined;
    },
    /** Holds back responses to POST requests of a path from now on. */
    holdResponse: (path: string) => void heldRequests.set(path, Promise.withResolvers<void>()),
    /** Resolves when the server has handled a held request. */
    waitForRequest: (path: string) => heldRequests.get(path)?.promise,
    releaseResponse: (path: string) => void heldRequests.delete(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
