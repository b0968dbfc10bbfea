import type { PictureSources } from '@rinkside/contracts/highlight-picture';
import { product } from '@rinkside/contracts/product';
import { escapeHtml } from './text.js';

/** A picture or video a link's preview may show. */
export interface Preview {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
}

/** What the head of a shared page says. */
export interface Head {
  title: string;
  description: string;
  /** Search engines may list the page. */
  indexed: boolean;
  /** The picture the page opens with starts with the document: an address, or what there is to choose from. */
  picture?: string | PictureSources;
  /** Only for pages that are there. */
  shared?: {
    /** The page's one address. */
    url: string;
    type: 'profile' | 'video.other' | 'article';
    image: Preview & { alt: string };
    video?: Preview;
  };
}

const tag = (name: 'name' | 'property', key: string, content: string | number | null) =>
  content === null ? '' : `<meta ${name}="${key}" content="${escapeHtml(String(content))}" />`;

const preview = (key: string, { url, type, width, height }: Preview) => [
  tag('property', key, url),
  url.startsWith('https:') ? tag('property', `${key}:secure_url`, url) : '',
  tag('property', `${key}:type`, type),
  tag('property', `${key}:width`, width),
  tag('property', `${key}:height`, height),
];

const sharedTags = (title: string, description: string, shared: NonNullable<Head['shared']>) => [
  `<link rel="canonical" href="${escapeHtml(shared.url)}" />`,
  tag('property', 'og:site_name', product.name),
  tag('property', 'og:type', shared.type),
  tag('property', 'og:title', title),
  tag('property', 'og:description', description),
  tag('property', 'og:url', shared.url),
  ...preview('og:image', shared.image),
  tag('property', 'og:image:alt', shared.image.alt),
  ...(shared.video ? preview('og:video', shared.video) : []),
  tag('name', 'twitter:card', 'summary_large_image'),
  tag('name', 'twitter:title', title),
  tag('name', 'twitter:description', description),
  tag('name', 'twitter:image', shared.image.url),
  tag('name', 'twitter:image:alt', shared.image.alt),
];

const preloaded = (picture: NonNullable<Head['picture']>) =>
  typeof picture === 'string'
    ? `href="${escapeHtml(picture)}"`
    : `type="image/webp" imagesrcset="${escapeHtml(picture.srcset)}" imagesizes="${escapeHtml(picture.sizes)}"`;

/** The tags of a head; everything in it is escaped. */
export const headTags = ({ title, description, indexed, picture, shared }: Head): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    tag('name', 'description', description),
    indexed ? '' : tag('name', 'robots', 'noindex'),
    picture ? `<link rel="preload" as="image" fetchpriority="high" ${preloaded(picture)} />` : '',
    ...(shared ? sharedTags(title, description, shared) : []),
  ]
    .filter(Boolean)
    .join('\n    ');
