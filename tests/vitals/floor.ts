import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What stands on a page as a document that runs nothing: the same words, style, letters, pictures and bytes. */
export const petrify = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const still = document.documentElement.cloneNode(true) as HTMLElement;
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
    for (const script of still.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    const head = still.querySelector('head');
    for (const href of new Set(scripts)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
      head?.append(link);
    }
    return `<!doctype html>${still.outerHTML}`;
  });

/** Serves such documents by name, and all that they name from the product. */
export const startFloor = async (origin: string) => {
  const documents = new Map<string, Buffer>();
  const server = createServer((request, reply) => {
    const document = documents.get(request.url ?? '');
    if (document) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      reply.end(document);
      return;
    }
    const { url = '/', method, headers } = request;
    const onward = ask(new URL(url, origin), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (path: string, html: string) => void documents.set(path, brotliCompressSync(html)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
