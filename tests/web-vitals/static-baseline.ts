import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Returns the current page as a static document without scripts: same text, styles, fonts, images and transferred bytes. */
export const freezePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
    for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    const head = copy.querySelector('head');
    for (const href of new Set(scripts)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
      head?.append(link);
    }
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Starts a server for static documents by path; it proxies all other requests to the product. */
export const startStaticServer = async (origin: string) => {
  const documents = new Map<string, Buffer>();
  const server = createServer((request, reply) => {
    const document = documents.get(request.url ?? '');
    if (document) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      reply.end(document);
      return;
    }
    const { url = '/', method, headers } = request;
    const upstream = httpRequest(new URL(url, origin), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    upstream.on('error', () => reply.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (path: string, html: string) => void documents.set(path, brotliCompressSync(html)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
