import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** A server in front of another one, which may hand out a file of it changed. */
export const openRelay = async (target: number) => {
  const changes = new Map<string, (text: string) => string>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const server = createServer((asked, reply) => {
    const { method, url: path = '/', headers } = asked;
    const change = changes.get(path);
    const sent = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const upstream = request({ port: target, method, path, headers: sent }, (answer) => {
      const holding = held.get(path);
      if (holding && method === 'POST') {
        answer.resume();
        holding.resolve();
        return;
      }
      if (!change) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      const { 'content-length': _, etag: __, ...rest } = answer.headers;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => reply.writeHead(200, rest).end(change(Buffer.concat(parts).toString())));
    });
    upstream.on('error', () => reply.destroy());
    asked.pipe(upstream);
  });
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const far = connect(target, '127.0.0.1', () => {
      const lines = rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `)).join('');
      far.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      far.write(head);
    });
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  const port = 20_000 + Math.floor(Math.random() * 9000);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    /** Hands this file out changed from now on. */
    change: (path: string, how: (text: string) => string) => void changes.set(path, how),
    /** From now on a POST here is taken, and its answer kept back. */
    hold: (path: string) => void held.set(path, Promise.withResolvers<void>()),
    /** The server has taken one. */
    taken: (path: string) => held.get(path)?.promise,
    release: (path: string) => void held.delete(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
