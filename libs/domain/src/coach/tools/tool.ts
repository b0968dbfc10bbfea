import type { CoachCard, Citation } from '@rinkside/contracts/coach';
import type { Sql } from '@rinkside/platform/sql';
import type * as z from 'zod';
import type { Persona } from '../persona.js';

/** On whose behalf a tool reads: never more than they may see. */
export interface Asker {
  persona: Persona;
  sql: Sql;
  now: Date;
}

/** What a tool found: every number an answer may name is in `data`, a citation or a card. */
export interface Found<Data = unknown> {
  /** Plain JSON; a model reads it as it is. Names that others chose stand in it as plain short text. */
  data: Data;
  /** The figures worth showing, each with the games behind it. */
  citations: Citation[];
  /** Drafts and drills to show beside the text. */
  cards: CoachCard[];
}

/** One thing the coach can look up, used by both engines. */
export interface Tool<Input extends z.ZodType = z.ZodType, Data = unknown> {
  /** Snake case, as models call it. */
  name: string;
  /** For the model: what it answers and when to use it. */
  description: string;
  input: Input;
  /** What the screen says meanwhile: `Looking at your last 5 games`. */
  label(input: z.output<Input>): string;
  /** Whether this asker has it at all: the team overview is a coach's. */
  open(persona: Persona): boolean;
  run(asker: Asker, input: z.output<Input>): Promise<Found<Data>>;
}

export const tool = <Input extends z.ZodType, Data>(definition: Tool<Input, Data>): Tool<Input, Data> =>
  definition;

export const everybody = (): boolean => true;
