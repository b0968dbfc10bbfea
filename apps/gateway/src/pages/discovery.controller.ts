import { Controller, Get, Header, Query } from '@nestjs/common';
import { perAddress } from '../access/access.guard.js';
import { Open, type AddressLimit } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { Sitemap } from './sitemap.js';

/** A part of the sitemap reads thousands of rows. */
const perPart: AddressLimit = { name: 'sitemap', limit: { max: 300, seconds: 300 } };

/** They draw the previews of links, and need the files the pages name. */
const previews = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
];
const never = ['/api/', '/app/', '/callback', '/oidc/', '/onboarding/'];

const group = (agents: string[], closed: string[]) =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...closed.map((path) => `Disallow: ${path}`)].join('\n');

/** For search engines: what they may read, and what there is. Pages of children say `noindex` themselves. */
@Controller()
export class DiscoveryController {
  constructor(
    private readonly gateway: Resources,
    private readonly sitemap: Sitemap,
  ) {}

  @Get('robots.txt')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Open(perAddress)
  robots(): string {
    const groups = [group(previews, never), group(['*'], [...never, '/media/'])];
    return `${groups.join('\n\n')}\n\nSitemap: ${this.gateway.env.PUBLIC_ORIGIN}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Open(perPart)
  pages(@Query('after') after: unknown): Promise<string> {
    return this.sitemap.file(after);
  }
}
