import { Controller, Get, Header, Query } from '@nestjs/common';
import { perAddressLimit } from '../auth/auth.guard.js';
import { Public, type AddressLimit } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { Sitemap } from './sitemap.js';

/** Lower than the default: a sitemap file reads thousands of rows. */
const sitemapLimit: AddressLimit = { name: 'sitemap', limit: { max: 300, seconds: 300 } };

/** Link preview bots, which may also fetch media files. */
const previewBots = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
];
const disallowedPaths = ['/api/', '/app/', '/callback', '/oidc/', '/onboarding/'];

const group = (agents: string[], disallowed: string[]) =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...disallowed.map((path) => `Disallow: ${path}`)].join(
    '\n',
  );

/** Serves robots.txt and the sitemap. Pages of children send `noindex` themselves. */
@Controller()
export class SeoController {
  constructor(
    private readonly app: AppContext,
    private readonly sitemap: Sitemap,
  ) {}

  @Get('robots.txt')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Public(perAddressLimit)
  robots(): string {
    const groups = [group(previewBots, disallowedPaths), group(['*'], [...disallowedPaths, '/media/'])];
    return `${groups.join('\n\n')}\n\nSitemap: ${this.app.env.PUBLIC_ORIGIN}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Public(sitemapLimit)
  sitemapFile(@Query('after') after: unknown): Promise<string> {
    return this.sitemap.file(after);
  }
}
