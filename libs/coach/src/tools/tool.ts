import type { Persona } from '@rinkside/safety/persona';
import type { CoachCard, Citation } from '@rinkside/contracts/coach';
import type * as z from 'zod';
import type { GamesReader } from '@rinkside/domain/coach/own-game';

/** The context of a tool call. A tool reads only what this player may see. */
export interface ToolContext extends GamesReader {
  now: Date;
}

/** The result of a tool call. An answer may use only numbers from `data`, citations and cards. */
export interface ToolResult<Data = unknown> {
  /** JSON that a model reads unchanged. User-chosen names in it are sanitized. */
  data: Data;
  /** Stats worth showing, each with the games it was computed from. */
  citations: Citation[];
  /** Drafts and drills to attach to the answer. */
  cards: CoachCard[];
}

/** A tool of the coach, used by both engines. */
export interface Tool<Input extends z.ZodType = z.ZodType, Data = unknown> {
  /** Snake case, because models call it by this name. */
  name: string;
  /** For the model: what the tool does and when to use it. */
  description: string;
  input: Input;
  /** Status shown while the tool runs, for example `Looking at your last 5 games`. */
  label(input: z.output<Input>): string;
  /** Whether this player may use the tool. */
  isAvailableTo(persona: Persona): boolean;
  run(context: ToolContext, input: z.output<Input>): Promise<ToolResult<Data>>;
}

/** Returns the definition unchanged and infers its types. */
export const defineTool = <Input extends z.ZodType, Data>(definition: Tool<Input, Data>): Tool<Input, Data> =>
  definition;

export const allPersonas = (): boolean => true;
