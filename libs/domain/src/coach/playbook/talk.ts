import type { CoachCard } from '@rinkside/contracts/coach';
import * as z from 'zod';
import type { Piece, Question } from '../engine.js';
import type { Found, Tool } from '../tools/tool.js';
import type { Chip } from './chips.js';
import type { QuestionName } from './questions.js';
import type { Routed } from './route.js';
import type { Voice } from './voice.js';

/** The state of one answer while a topic handler writes it. */
export interface Talk extends Question {
  route: Routed;
  tone: Voice;
  /** The results of all tools called so far. The answer may use only their numbers. */
  toolResults: Found[];
  /** The current status label. */
  label?: string;
}

/** An answer before the safety checks. */
export interface Draft {
  /** Markdown paragraphs. Empty values are skipped. */
  paragraphs: (string | false | null | undefined)[];
  /** The question at the end of the answer. */
  followUp?: QuestionName;
  chips?: Chip[];
  /** Cards in addition to those of the tools. */
  cards?: CoachCard[];
  newMemories?: string[];
}

/** Answers one topic: yields status labels during tool calls and returns the draft. */
export type Speaker = (talk: Talk) => AsyncGenerator<Piece, Draft>;

const numberSchemaOf = (schema: unknown): z.ZodNumber | undefined => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return numberSchemaOf(schema.unwrap());
  return schema instanceof z.ZodNumber ? schema : undefined;
};

/** Clamps numbers to the limits of the tool's input schema: 24 games become 20 where 20 is the maximum. */
const clampInput = <Input extends z.ZodType>({ input }: Tool<Input>, values: z.input<Input>): unknown => {
  if (!(input instanceof z.ZodObject)) return values;
  const clampField = ([name, value]: [string, unknown]) => {
    const number = numberSchemaOf(input.shape[name]);
    return number && typeof value === 'number'
      ? [name, Math.min(Math.max(value, number.minValue ?? value), number.maxValue ?? value)]
      : [name, value];
  };
  return Object.fromEntries(Object.entries(Object(values)).map(clampField));
};

/** Calls a tool, yields its status label and records its result. */
export async function* look<Input extends z.ZodType, Data>(
  context: Talk,
  tool: Tool<Input, Data>,
  input: z.input<Input>,
): AsyncGenerator<Piece, Data> {
  const parsed = tool.input.parse(clampInput(tool, input));
  const label = tool.label(parsed);
  if (label !== context.label) yield { label };
  context.label = label;
  const result = await tool.run(context, parsed);
  context.toolResults.push(result);
  return result.data;
}

/** Creates a topic handler that calls no tools. */
export const plainTopic = (createDraft: (context: Talk) => Draft): Speaker =>
  // oxlint-disable-next-line require-yield -- it has nothing to show on the way
  async function* handleTopic(context) {
    return createDraft(context);
  };

const youngTones: ReadonlySet<Voice> = new Set(['play', 'games', 'cues']);
export const isYoung = ({ tone }: Talk): boolean => youngTones.has(tone);

/** The words for the player in a sentence. A parent's account logs the games of a child. */
export const you = ({ tone }: Talk) =>
  tone === 'parent'
    ? { subject: 'your player', has: 'has', own: 'the' }
    : { subject: 'you', has: 'have', own: 'your' };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
