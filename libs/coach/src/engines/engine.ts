import type { CareFinding, CareKind, CoachExtra } from '@rinkside/contracts/coach';
import type { Sql } from '@rinkside/platform/sql';
import type { EmbeddedMessage } from '@rinkside/safety/embeddings';
import type { Persona } from '@rinkside/safety/persona';
import type { Ranking } from '../retrieval/ranking.js';

/** One message of the conversation. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

/** The input of an engine: the question and all the context it may use. */
export interface CoachQuestion {
  persona: Persona;
  text: string;
  /** The vectors of the normalized text. Undefined without an embedder; then only patterns are matched. */
  embedded?: EmbeddedMessage;
  /** Ranks what the vectors mean. */
  ranking?: Ranking;
  /** The turns before the question, oldest first, limited in number. */
  history: ChatTurn[];
  /** The saved memories of the player. */
  memories: string[];
  /** The player's last concussion report that has not been medically cleared, however old. */
  concussionReport?: string | undefined;
  /** The answer must not contain drills or training. */
  noDrills?: boolean;
  /** What the question may disclose; care joins the answer as a line. */
  care?: CareFinding;
  /** Care came alone before, and the answer is wanted. */
  answersAnyway?: boolean;
  /** The kind of care that came before as a question, and was confirmed. */
  confirmedCare?: CareKind;
  /** For tools, which read with the player's permissions. */
  sql: Sql;
  now: Date;
}

/** One chunk of the stream: a status label, or text that may be shown. */
export type ReplyChunk = { label: string } | { text: string };

/** What an answer was derived from, for the evaluation and the next turn. */
export interface AnswerBasis {
  kind: 'entry' | 'topic' | 'choice' | 'fallback';
  /** Ids of entries, or the topic. */
  ids: readonly string[];
}

/** The rest of the answer, returned when the text is complete. */
export interface EngineResult {
  extras: CoachExtra[];
  basis?: AnswerBasis;
  /** New memories to save: goals and preferences only. */
  remember?: string[];
  /** Input and output tokens billed by the provider. */
  tokens?: number;
  /** Shown to the player when the answer is not the expected one. */
  notice?: string;
}

/** Streams an answer in chunks. Every chunk has passed the safety rules before it is yielded. */
export type Engine = (
  question: CoachQuestion,
  signal: AbortSignal,
) => AsyncGenerator<ReplyChunk, EngineResult>;
