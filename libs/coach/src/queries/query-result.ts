import type { Citation } from '@rinkside/contracts/coach';
import type { Position } from '@rinkside/contracts/player';
import type { Games } from './measures.js';

/** One figure over some games. */
export interface Figure {
  name: string;
  label: string;
  value: string;
  /** Games that have it on their sheet. */
  games: number;
  /** Per game, for totals. */
  perGame: string | null;
}

/** The figures of one set of games. */
export interface Reading {
  scope: string;
  games: number;
  record: string;
  figures: Figure[];
  /** Measures that none of the games has. */
  missing: string[];
}

export interface GameLine {
  label: string;
  line: string;
  amount: string | null;
}

export interface Group {
  name: string;
  value: string;
  games: number;
  perGame: string | null;
}

/** A figure that is worked out from the others. */
export interface Derived {
  name: 'difference' | 'ratio' | 'median' | 'share' | `average per ${string}`;
  value: string;
}

export type QueryData =
  | { kind: 'no games'; scope: string; opponent: string | null; hasGames: boolean; elsewhere: Reading | null }
  | { kind: 'unlogged'; what: string; figures: Figure[]; scope: string; games: number }
  | {
      kind: 'values';
      readings: Reading[];
      isPerGame: boolean;
      minutesAssumed: number;
      derived: Derived | null;
    }
  | { kind: 'summary'; readings: Reading[]; lines: GameLine[] }
  | {
      kind: 'count';
      scope: string;
      condition: string;
      games: number;
      of: number;
      percent: string;
      /** With an exact number: the games with that or more. '2-goal games' can mean both. */
      orMore: { condition: string; games: number } | null;
      lines: GameLine[];
    }
  | { kind: 'split'; scope: string; parts: { condition: string; games: number; record: string }[] }
  | { kind: 'list'; scope: string; what: string; games: number; lines: GameLine[] }
  | {
      kind: 'latest';
      /** The oldest instead of the newest. */
      isFirst: boolean;
      scope: string;
      what: string;
      line: GameLine | null;
      orMore: { condition: string; line: GameLine } | null;
      gamesSince: number;
      daysAgo: number;
    }
  | {
      kind: 'extreme game';
      scope: string;
      isBest: boolean;
      label: string;
      value: string;
      games: number;
      tied: number;
      lines: GameLine[];
      /** The results or the opponents of these games, if they are asked for. */
      asked: string | null;
    }
  | {
      kind: 'average';
      label: string;
      scope: string;
      now: string;
      perGame: string;
      games: number;
      /** For example '1 point'. */
      target: string;
      isReached: boolean;
      /** How many it takes over the next games. */
      needed: string;
      nextGames: number;
    }
  | {
      kind: 'reached';
      label: string;
      scope: string;
      target: number;
      now: string;
      games: number;
      /** Undefined if the total has not reached the target. */
      found: { line: GameLine; game: number; total: string } | null;
    }
  | {
      kind: 'top games';
      scope: string;
      isBest: boolean;
      label: string;
      lines: GameLine[];
    }
  | {
      kind: 'extreme group';
      scope: string;
      isBest: boolean;
      /** 1 is the best. */
      place: number;
      unit: string;
      label: string;
      isTotal: boolean;
      groups: number;
      byValue: Group[];
      byRate: Group[];
    }
  | {
      kind: 'streak';
      scope: string;
      what: string;
      current: number;
      longest: number;
      games: number;
      span: string | null;
    }
  | {
      kind: 'share';
      /** The figure of which the team's goals are the whole. */
      label: string;
      readings: { scope: string; games: number; amount: number; teamGoals: number; percent: string }[];
    }
  | {
      kind: 'comparison';
      isOwnPast: boolean;
      isJudged: boolean;
      sides: Reading[];
      changes: {
        label: string;
        difference: string;
        direction: 'up' | 'down' | 'same';
        isBetter: boolean | null;
        byRate: boolean;
        /** The difference of the totals, if it was asked for. */
        total: string | null;
      }[];
    }
  | {
      kind: 'pace';
      scope: string;
      games: number;
      rows: {
        label: string;
        now: string;
        perGame: string;
        /** Null if only the game of the target was asked for. */
        after: string | null;
        span: string;
        target: { amount: number; game: number } | null;
      }[];
    }
  | {
      kind: 'beat';
      label: string;
      now: string;
      past: string;
      scope: string;
      pastScope: string;
      games: number;
      /** How many more it takes to be ahead, 0 if it is ahead. Null for a rate. */
      missing: string | null;
      /** How many more it takes to be equal. */
      equal: string | null;
    }
  | { kind: 'breakdown'; scope: string; unit: string; label: string; all: number; groups: Group[] }
  | { kind: 'next game'; label: string; scope: string; now: string; after: string; games: number };

export interface QueryResult {
  data: QueryData;
  citations: Citation[];
}

export interface QueryContext {
  today: string;
  position: Position | null;
  /** All games, newest first. */
  games: Games;
}
