import { isId } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/refusal';
import { beforeAll, listedPages, partStarts, type ListedPage } from '@rinkside/domain/share/sitemap.views';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Resources } from '../resources.js';
import { escapeHtml } from './text.js';

/** Pages of one file; search engines take at most 50,000. */
const perFile = 10_000;
const entire = '';

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** Which pages there are for search engines, as XML; kept for ten minutes. */
@Injectable()
export class Sitemap {
  readonly #files = new LRUCache<string, string>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (file) => file.length,
    ttl: 600_000,
    fetchMethod: (after) => (after === entire ? this.#whole() : this.#part(after)),
  });

  constructor(private readonly gateway: Resources) {}

  /** The whole sitemap, or the index of its parts, or the part after an id. @throws 404 for what is no id. */
  async file(after: unknown = entire): Promise<string> {
    if (typeof after !== 'string' || (after !== entire && !isId(after))) throw notFound();
    const file = await this.#files.fetch(after);
    if (!file) throw notFound();
    return file;
  }

  async #whole(): Promise<string> {
    const { sql } = this.gateway.database;
    const pages = await listedPages(sql, beforeAll, perFile);
    if (pages.length < perFile) return this.#urls(pages, true);
    const starts = await partStarts(sql, perFile);
    return xml(
      'sitemapindex',
      starts.map((after) => `<sitemap><loc>${this.#address(`/sitemap.xml?after=${after}`)}</loc></sitemap>`),
    );
  }

  async #part(after: string): Promise<string> {
    const pages = await listedPages(this.gateway.database.sql, after, perFile);
    return this.#urls(pages, after === beforeAll);
  }

  #urls(pages: ListedPage[], first: boolean): string {
    const landing = first ? [`<url><loc>${this.#address('/')}</loc></url>`] : [];
    const entries = pages.map(
      ({ kind, id, changed_on: day }) =>
        `<url><loc>${this.#address(`/${kind}/${id}`)}</loc><lastmod>${day}</lastmod></url>`,
    );
    return xml('urlset', [...landing, ...entries]);
  }

  #address(path: string): string {
    return escapeHtml(this.gateway.env.PUBLIC_ORIGIN + path);
  }
}
