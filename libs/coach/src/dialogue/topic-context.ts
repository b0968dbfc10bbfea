import type { CoachCard } from '@rinkside/contracts/coach';
import * as z from 'zod';
import type { ReplyChunk, CoachQuestion } from '../engines/engine.js';
import type { GamesCache } from '@rinkside/domain/coach/own-game';
import type { ToolResult, Tool } from '../tools/tool.js';
import type { Chip } from './chips.js';
import type { FollowUpName } from './follow-ups.js';
import type { QuestionRoute } from './topic-router.js';
import type { CoachTone } from '@rinkside/safety/tone';

/** The state of one answer while a topic handler writes it. */
export interface TopicContext extends CoachQuestion {
  route: QuestionRoute;
  tone: CoachTone;
  /** The results of all tools called so far. The answer may use only their numbers. */
  toolResults: ToolResult[];
  /** The games of the player, read once. */
  gamesCache: GamesCache;
  /** The current status label. */
  label?: string;
}

/** An answer before the safety checks. */
export interface AnswerDraft {
  /** Markdown paragraphs. Empty values are skipped. */
  paragraphs: (string | false | null | undefined)[];
  /** The question at the end of the answer. */
  followUp?: FollowUpName;
  chips?: Chip[];
  /** Cards in addition to those of the tools. */
  cards?: CoachCard[];
  newMemories?: string[];
  /** Titles of entries to suggest. */
  topicChips?: string[];
  /** The text is from the product's own data, which a test checks. */
  knownText?: boolean;
  /** The answer only asks back, or says that it has none. */
  outcome?: 'choice' | 'fallback';
}

/** Answers one topic: yields status labels during tool calls and returns the draft. */
export type TopicHandler = (talk: TopicContext) => AsyncGenerator<ReplyChunk, AnswerDraft>;

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
export async function* lookUp<Input extends z.ZodType, Data>(
  context: TopicContext,
  tool: Tool<Input, Data>,
  input: z.input<Input>,
): AsyncGenerator<ReplyChunk, Data> {
  const parsed = tool.input.parse(clampInput(tool, input));
  const label = tool.label(parsed);
  if (label !== context.label) yield { label };
  context.label = label;
  const result = await tool.run(context, parsed);
  context.toolResults.push(result);
  return result.data;
}

/** Creates a topic handler that calls no tools. */
export const staticTopic = (createDraft: (context: TopicContext) => AnswerDraft): TopicHandler =>
  // oxlint-disable-next-line require-yield -- it has nothing to show on the way
  async function* handleTopic(context) {
    return createDraft(context);
  };

/** Whether physical advice is withheld because a message may disclose something, and not after a concussion report. */
export const isWithCare = ({ care, concussionReport }: TopicContext): boolean =>
  care !== undefined && concussionReport === undefined;

const youngTones: ReadonlySet<CoachTone> = new Set(['play', 'games', 'cues']);
export const isYoungTone = ({ tone }: TopicContext): boolean => youngTones.has(tone);

/** The words for the player in a sentence. A parent's account logs the games of a child. */
export const playerPronouns = ({ tone }: TopicContext) =>
  tone === 'parent'
    ? { subject: 'your player', has: 'has', own: 'the' }
    : { subject: 'you', has: 'have', own: 'your' };

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”]?)\s+/);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
