import type { ImageSources } from '@rinkside/contracts/highlight-image';
import { product } from '@rinkside/contracts/product';
import { escapeHtml } from './text.js';

/** An image or video for link previews. */
export interface PreviewMedia {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
}

/** The meta tags of a shared page. */
export interface PageMeta {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
  /** Preloaded image: a URL, or sources for `imagesrcset`. */
  picture?: string | ImageSources;
  /** Missing for a page that does not exist. */
  shared?: {
    /** The canonical URL. */
    url: string;
    type: 'profile' | 'video.other' | 'article';
    image?: PreviewMedia & { alt: string };
    video?: PreviewMedia;
  };
}

const metaTag = (name: 'name' | 'property', key: string, content: string | number | null) =>
  content === null ? '' : `<meta ${name}="${key}" content="${escapeHtml(String(content))}" />`;

const previewTags = (key: string, { url, type, width, height }: PreviewMedia) => [
  metaTag('property', key, url),
  url.startsWith('https:') ? metaTag('property', `${key}:secure_url`, url) : '',
  metaTag('property', `${key}:type`, type),
  metaTag('property', `${key}:width`, width),
  metaTag('property', `${key}:height`, height),
];

const imageTags = (image: PreviewMedia & { alt: string }) => [
  ...previewTags('og:image', image),
  metaTag('property', 'og:image:alt', image.alt),
  metaTag('name', 'twitter:image', image.url),
  metaTag('name', 'twitter:image:alt', image.alt),
];

const sharedTags = (title: string, description: string, shared: NonNullable<PageMeta['shared']>) => [
  `<link rel="canonical" href="${escapeHtml(shared.url)}" />`,
  metaTag('property', 'og:site_name', product.name),
  metaTag('property', 'og:type', shared.type),
  metaTag('property', 'og:title', title),
  metaTag('property', 'og:description', description),
  metaTag('property', 'og:url', shared.url),
  ...(shared.video ? previewTags('og:video', shared.video) : []),
  metaTag('name', 'twitter:card', shared.image ? 'summary_large_image' : 'summary'),
  metaTag('name', 'twitter:title', title),
  metaTag('name', 'twitter:description', description),
  ...(shared.image ? imageTags(shared.image) : []),
];

const preloadAttributes = (picture: NonNullable<PageMeta['picture']>) =>
  typeof picture === 'string'
    ? `href="${escapeHtml(picture)}"`
    : `type="image/webp" imagesrcset="${escapeHtml(picture.srcset)}" imagesizes="${escapeHtml(picture.sizes)}"`;

/** Returns the HTML of the tags, with all values escaped. */
export const renderMetaTags = ({ title, description, indexed, picture, shared }: PageMeta): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('name', 'description', description),
    indexed ? '' : metaTag('name', 'robots', 'noindex'),
    picture ? `<link rel="preload" as="image" fetchpriority="high" ${preloadAttributes(picture)} />` : '',
    ...(shared ? sharedTags(title, description, shared) : []),
  ]
    .filter(Boolean)
    .join('\n    ');
