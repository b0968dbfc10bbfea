import type { CoachCard } from '@rinkside/contracts/coach';
import type * as z from 'zod';
import type { Piece, Question } from '../engine.js';
import type { Found, Tool } from '../tools/tool.js';
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
  chips?: string[];
  /** Besides those of the tools. */
  cards?: CoachCard[];
  remember?: string[];
}

/** Speaks about one topic: labels as it looks things up, then the draft. */
export type Speaker = (talk: Talk) => AsyncGenerator<Piece, Draft>;

/** Asks a tool on behalf of the asker, and says so meanwhile. */
export async function* look<Input extends z.ZodType, Data>(
  talk: Talk,
  tool: Tool<Input, Data>,
  input: z.input<Input>,
): AsyncGenerator<Piece, Data> {
  const asked = tool.input.parse(input);
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
