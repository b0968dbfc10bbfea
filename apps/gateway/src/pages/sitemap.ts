import { isUuid } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/errors';
import {
  nilUuid,
  sitemapPages,
  sitemapPartStarts,
  type SitemapPage,
} from '@rinkside/domain/share/sitemap.views';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppContext } from '../app-context.js';
import { escapeHtml } from './text.js';

/** Search engines accept at most 50,000. */
const maxPagesPerFile = 10_000;
/** Cache key of the file without an `after` id. */
const rootFile = '';

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** The sitemap, split into several files when large. Cached for ten minutes. */
@Injectable()
export class Sitemap {
  readonly #files = new LRUCache<string, string>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (file) => file.length,
    ttl: 600_000,
    fetchMethod: (after) => (after === rootFile ? this.#root() : this.#part(after)),
  });

  constructor(private readonly app: AppContext) {}

  /**
   * Returns the sitemap, its index when there are several files, or the file after an id.
   * @throws 404 for a malformed id.
   */
  async file(after: unknown = rootFile): Promise<string> {
    if (typeof after !== 'string' || (after !== rootFile && !isUuid(after))) throw notFound();
    const file = await this.#files.fetch(after);
    if (!file) throw notFound();
    return file;
  }

  async #root(): Promise<string> {
    const { sql } = this.app.database;
    const pages = await sitemapPages(sql, nilUuid, maxPagesPerFile);
    if (pages.length < maxPagesPerFile) return this.#urls(pages, true);
    const starts = await sitemapPartStarts(sql, maxPagesPerFile);
    return xml(
      'sitemapindex',
      starts.map((after) => `<sitemap><loc>${this.#url(`/sitemap.xml?after=${after}`)}</loc></sitemap>`),
    );
  }

  async #part(after: string): Promise<string> {
    const pages = await sitemapPages(this.app.database.sql, after, maxPagesPerFile);
    return this.#urls(pages, after === nilUuid);
  }

  #urls(pages: SitemapPage[], isFirst: boolean): string {
    const landing = isFirst ? [`<url><loc>${this.#url('/')}</loc></url>`] : [];
    const entries = pages.map(
      ({ kind, id, changed_on: day }) =>
        `<url><loc>${this.#url(`/${kind}/${id}`)}</loc><lastmod>${day}</lastmod></url>`,
    );
    return xml('urlset', [...landing, ...entries]);
  }

  #url(path: string): string {
    return escapeHtml(this.app.env.PUBLIC_ORIGIN + path);
  }
}
