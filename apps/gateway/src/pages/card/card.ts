import { createHash } from 'node:crypto';
import type { Preview } from '../head.js';

/** Pixels of every social image. */
export const size = { width: 1200, height: 630 } as const;

export interface Figure {
  label: string;
  /** Null before the first game. */
  value: string | null;
}

/** All a player's social image shows. */
export interface PlayerCard {
  kind: 'player';
  name: string;
  /** 'Skater · 14U · AA', as far as it is known. */
  line: string;
  team: string;
  /** Two letters where there is no picture. */
  monogram: string;
  /** Storage key of the organization's picture. */
  emblem: string | null;
  range: string;
  figures: Figure[];
  record: string;
}

/** All a highlight's social image shows. */
export interface HighlightCard {
  kind: 'highlight';
  title: string;
  author: string;
  /** The author's team at that time, empty when there was none. */
  team: string;
  date: string;
  video: boolean;
  /** Storage key of its picture or its video's poster. */
  poster: string | null;
}

export type Card = PlayerCard | HighlightCard;

/** Raised when the same card is to look different, so that nobody goes on showing the old look. */
const look = 1;

/** What a card's image is known by: another one as soon as anything on it changes. */
export const cardHash = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([look, card]))
    .digest('base64url')
    .slice(0, 16);

/** A card's image in a page's head. */
export const cardImage = (address: string, card: Card): Preview => ({
  url: `${address}?v=${cardHash(card)}`,
  type: 'image/png',
  ...size,
});
