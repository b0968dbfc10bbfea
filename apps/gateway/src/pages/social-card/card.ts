import { createHash } from 'node:crypto';
import type { PreviewMedia } from '../meta-tags.js';

/** Size of a social image, px. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardStat {
  label: string;
  /** Null before the first game. */
  value: string | null;
}

/** The content of a player's social image. */
export interface PlayerSocialCard {
  kind: 'player';
  name: string;
  /** For example 'Skater · 14U · AA'; unknown parts are left out. */
  line: string;
  team: string;
  /** Initials, shown when there is no emblem. */
  monogram: string;
  /** Storage key of the organization's image. */
  emblem: string | null;
  range: string;
  figures: CardStat[];
  record: string;
}

/** The content of a highlight's social image. */
export interface HighlightSocialCard {
  kind: 'highlight';
  title: string;
  author: string;
  /** The author's team at that time, empty if none. */
  team: string;
  date: string;
  video: boolean;
  /** Storage key of the photo or the video's poster. */
  poster: string | null;
}

export type SocialCard = PlayerSocialCard | HighlightSocialCard;

/** Increase it when the layout changes, so that cached images are replaced. */
const layoutVersion = 1;

/** Returns a hash of a card's content and layout, used in its URL and ETag. */
export const cardHash = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([layoutVersion, card]))
    .digest('base64url')
    .slice(0, 16);

/** Returns a card's image for meta tags. */
export const cardImage = (imageUrl: string, card: SocialCard): PreviewMedia => ({
  url: `${imageUrl}?v=${cardHash(card)}`,
  type: 'image/png',
  ...cardSize,
});
