import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { freePort } from '@rinkside/dev-runtime/ports';

/** What a proxy answers in place of the server. */
export interface ProxyAnswer {
  status?: number;
  contentType: string;
  body: string;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');
const isPage = (path: string) => path === '/index.html' || /^\/app(\/|$)/.test(path);

/**
 * Opens an HTTP proxy that can rewrite files, deploy builds, hold back responses and answer in place of the server.
 * @param target port of the server
 * @param host of its origin
 */
export const openHttpProxy = async (target: number, host: string) => {
  const rewrites = new Map<string, (text: string) => string>();
  const heldRequests = new Map<string, PromiseWithResolvers<void>>();
  let findAnswer = (_path: string): ProxyAnswer | undefined => undefined;
  /** Changes pages and `sw.js` to those of the deployed build. */
  let changeBuild: ((text: string) => string) | null = null;
  const server = createServer((incoming, reply) => {
    const { method, url = '/', headers } = incoming;
    const path = url.replace(/\.build\d+\.css$/, '.css');
    const answer = findAnswer(path);
    if (answer) {
      incoming.resume();
      reply.writeHead(answer.status ?? 200, { 'content-type': answer.contentType }).end(answer.body);
      return;
    }
    const rewrite = rewrites.get(path) ?? (isPage(path) || path === '/sw.js' ? changeBuild : null);
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...unconditional } = headers;
    const upstreamHeaders = rewrite ? { ...unconditional, 'accept-encoding': 'identity' } : headers;
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
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const readPage = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request({ port: target, path: '/index.html', headers: { host } }, resolve).on('error', reject).end();
    return readText(await promise);
  };
  return {
    port,
    /** Serves another build from now on: its stylesheet has another name. 0 is the build of the server. */
    deploy: async (build: number) => {
      if (build === 0) {
        changeBuild = null;
        return;
      }
      const rename = (text: string) =>
        text.replaceAll(/(\/assets\/index-[\w-]+)\.css/g, `$1.build${build}.css`);
      const page = await readPage();
      const [before, after] = [digestOf(page), digestOf(rename(page))];
      // The worker compares the page with its hash, and the start of the hash is its revision.
      changeBuild = (text) =>
        rename(text).replaceAll(before, after).replaceAll(before.slice(0, 12), after.slice(0, 12));
    },
    /** Rewrites the content of a file from now on. */
    rewriteFile: (path: string, rewrite: (text: string) => string) => void rewrites.set(path, rewrite),
    /** Answers the requests for which the function returns something, and forwards the others. */
    answerInstead: (find: (path: string) => ProxyAnswer | undefined) => {
      findAnswer = find;
    },
    /** Forwards all requests, and what the server answers as it is. */
    forward: () => {
      rewrites.clear();
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
