import type { PictureSources } from '@rinkside/contracts/highlight-picture';
import { product } from '@rinkside/contracts/product';
import { escapeHtml } from './text.js';

/** An image or video for link previews. */
export interface Preview {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
}

/** The meta tags of a shared page. */
export interface Head {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
  /** Preloaded image: a URL, or sources for `imagesrcset`. */
  picture?: string | PictureSources;
  /** Missing for a page that does not exist. */
  shared?: {
    /** The canonical URL. */
    url: string;
    type: 'profile' | 'video.other' | 'article';
    image: Preview & { alt: string };
    video?: Preview;
  };
}

const metaTag = (name: 'name' | 'property', key: string, content: string | number | null) =>
  content === null ? '' : `<meta ${name}="${key}" content="${escapeHtml(String(content))}" />`;

const previewTags = (key: string, { url, type, width, height }: Preview) => [
  metaTag('property', key, url),
  url.startsWith('https:') ? metaTag('property', `${key}:secure_url`, url) : '',
  metaTag('property', `${key}:type`, type),
  metaTag('property', `${key}:width`, width),
  metaTag('property', `${key}:height`, height),
];

const sharedTags = (title: string, description: string, shared: NonNullable<Head['shared']>) => [
  `<link rel="canonical" href="${escapeHtml(shared.url)}" />`,
  metaTag('property', 'og:site_name', product.name),
  metaTag('property', 'og:type', shared.type),
  metaTag('property', 'og:title', title),
  metaTag('property', 'og:description', description),
  metaTag('property', 'og:url', shared.url),
  ...previewTags('og:image', shared.image),
  metaTag('property', 'og:image:alt', shared.image.alt),
  ...(shared.video ? previewTags('og:video', shared.video) : []),
  metaTag('name', 'twitter:card', 'summary_large_image'),
  metaTag('name', 'twitter:title', title),
  metaTag('name', 'twitter:description', description),
  metaTag('name', 'twitter:image', shared.image.url),
  metaTag('name', 'twitter:image:alt', shared.image.alt),
];

const preloadAttributes = (picture: NonNullable<Head['picture']>) =>
  typeof picture === 'string'
    ? `href="${escapeHtml(picture)}"`
    : `type="image/webp" imagesrcset="${escapeHtml(picture.srcset)}" imagesizes="${escapeHtml(picture.sizes)}"`;

/** Returns the HTML of the tags, with all values escaped. */
export const headTags = ({ title, description, indexed, picture, shared }: Head): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('name', 'description', description),
    indexed ? '' : metaTag('name', 'robots', 'noindex'),
    picture ? `<link rel="preload" as="image" fetchpriority="high" ${preloadAttributes(picture)} />` : '',
    ...(shared ? sharedTags(title, description, shared) : []),
  ]
    .filter(Boolean)
    .join('\n    ');
