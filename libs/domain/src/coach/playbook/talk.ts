import type { CoachCard } from '@rinkside/contracts/coach';
import * as z from 'zod';
import type { Piece, Question } from '../engine.js';
import type { Found, Tool } from '../tools/tool.js';
import type { Chip } from './chips.js';
import type { QuestionName } from './questions.js';
import type { Routed } from './route.js';
import type { Voice } from './voice.js';

/** One answer in the making. */
export interface Talk extends Question {
  routed: Routed;
  voice: Voice;
  /** Of every tool asked so far; what the answer says rests on it. */
  found: Found[];
  /** What the screen says just now. */
  label?: string;
}

/** What an answer is to be, before it is checked. */
export interface Draft {
  /** Paragraphs of markdown; what is left out is not said. */
  say: (string | false | null | undefined)[];
  /** The one question at its end. */
  ask?: QuestionName;
  chips?: Chip[];
  /** Besides those of the tools. */
  cards?: CoachCard[];
  remember?: string[];
}

/** Speaks about one topic: labels as it looks things up, then the draft. */
export type Speaker = (talk: Talk) => AsyncGenerator<Piece, Draft>;

const numberOf = (schema: unknown): z.ZodNumber | undefined => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return numberOf(schema.unwrap());
  return schema instanceof z.ZodNumber ? schema : undefined;
};

/** As a tool takes it: whoever asks for 24 games where 20 are the most gets these. */
const bounded = <Input extends z.ZodType>({ input }: Tool<Input>, wanted: z.input<Input>): unknown => {
  if (!(input instanceof z.ZodObject)) return wanted;
  const within = ([name, value]: [string, unknown]) => {
    const number = numberOf(input.shape[name]);
    return number && typeof value === 'number'
      ? [name, Math.min(Math.max(value, number.minValue ?? value), number.maxValue ?? value)]
      : [name, value];
  };
  return Object.fromEntries(Object.entries(Object(wanted)).map(within));
};

/** Asks a tool on behalf of the asker, and says so meanwhile. */
export async function* look<Input extends z.ZodType, Data>(
  talk: Talk,
  tool: Tool<Input, Data>,
  input: z.input<Input>,
): AsyncGenerator<Piece, Data> {
  const asked = tool.input.parse(bounded(tool, input));
  const label = tool.label(asked);
  if (label !== talk.label) yield { label };
  talk.label = label;
  const found = await tool.run(talk, asked);
  talk.found.push(found);
  return found.data;
}

/** A topic that looks nothing up. */
export const plainTopic = (draft: (talk: Talk) => Draft): Speaker =>
  // oxlint-disable-next-line require-yield -- it has nothing to show on the way
  async function* speak(talk) {
    return draft(talk);
  };

const youngVoices: ReadonlySet<Voice> = new Set(['play', 'games', 'cues']);
export const isYoung = ({ voice }: Pick<Talk, 'voice'>): boolean => youngVoices.has(voice);

/** Whose games they are: a parent logs those of a child. */
export const you = ({ voice }: Talk) =>
  voice === 'parent'
    ? { subject: 'your player', has: 'has', own: 'the' }
    : { subject: 'you', has: 'have', own: 'your' };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
