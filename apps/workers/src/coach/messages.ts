import type { Question, Turn } from '@rinkside/domain/coach/engine';
import { systemPrompt } from '@rinkside/domain/coach/prompt';
import type { Tool } from '@rinkside/domain/coach/tools/tool';
import type { Veil } from '@rinkside/domain/coach/veil';
import { screenQuestion } from '@rinkside/domain/safety/safety';
import type OpenAI from 'openai';
import * as z from 'zod';

export type Message = OpenAI.ChatCompletionMessageParam;

/** How much of a conversation a model is told, in characters: the newest of it. */
const longest = 8000;

const held =
  'They told of a knock to the head that nobody has cleared: no drills, no training, no technique to try, no return to play. Say that a qualified health professional must clear it in writing first.';

/** What was answered with care is nobody else's to read, nor is that answer. */
const coaching = (history: Turn[], persona: Question['persona']): Turn[] => {
  const cared = history.map(
    ({ role, text }) => role === 'user' && screenQuestion(text, persona) !== undefined,
  );
  return history.filter((_, at) => !cared[at] && !cared[at - 1]);
};

/** What a provider reads of a question: the prompt, what was said before, the question, no name in any of it. */
export const messagesOf = (
  { persona, text, history, memories, noDrills }: Question,
  veil: Veil,
): Message[] => {
  const before: Message[] = [];
  let length = text.length;
  for (const turn of coaching(history, persona).toReversed()) {
    length += turn.text.length;
    if (length > longest) break;
    before.unshift({ role: turn.role, content: veil.hide(turn.text) });
  }
  return [
    {
      role: 'system',
      content: veil.hide([systemPrompt(persona, memories), ...(noDrills ? [held] : [])].join('\n')),
    },
    ...before,
    { role: 'user', content: veil.hide(text) },
  ];
};

type Parameters = OpenAI.FunctionParameters;
/** Of inputs that were described once: all of them take 1.5 ms, for every question. */
const known = new WeakMap<Tool['input'], Parameters>();
const parametersOf = (input: Tool['input']): Parameters => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  known.set(input, parameters);
  return parameters;
};

/** A tool as models are told of it. */
export const described = ({ name, description, input }: Tool): OpenAI.ChatCompletionFunctionTool => ({
  type: 'function',
  function: { name, description, parameters: known.get(input) ?? parametersOf(input) },
});

/** What a request costs where nobody says, by its length. */
export const estimated = (...parts: unknown[]): number => Math.ceil(JSON.stringify(parts).length / 4);
