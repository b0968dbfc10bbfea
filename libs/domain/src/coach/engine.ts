import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from './persona.js';

/** What was said, oldest first. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

/** What an engine answers, and all it may know. */
export interface Question {
  persona: Persona;
  text: string;
  /** Before it, bounded. */
  history: Turn[];
  /** What the asker told the coach to keep in mind. */
  memories: string[];
  /** A knock to the head that nobody has cleared, however long ago they told of it. */
  knock?: string | undefined;
  /** With it: no drill, no training. */
  noDrills?: boolean;
  /** For tools, which read as the asker. */
  sql: Sql;
  now: Date;
}

/** One step of an answer: what the coach does just now, or text that may be shown. */
export type Piece = { label: string } | { text: string };

/** What stands beside the text once it is whole. */
export interface Answered {
  extras: CoachExtra[];
  /** What to keep in mind from now on: goals and preferences only. */
  remember?: string[];
  /** Of the provider, in and out. */
  tokens?: number;
  /** Why it is not as asked for. */
  notice?: string;
}

/** Writes answers piece by piece; each piece passed the safety rules before it is given out. */
export type Engine = (question: Question, signal: AbortSignal) => AsyncGenerator<Piece, Answered>;
