import type { CoachQuestion, ChatTurn } from '@rinkside/domain/coach/engine';
import { systemPrompt } from '@rinkside/domain/coach/prompt';
import type { Tool } from '@rinkside/domain/coach/tools/tool';
import type { Pseudonymizer } from '@rinkside/domain/coach/pseudonymizer';
import { screenQuestion } from '@rinkside/domain/safety/safety';
import type OpenAI from 'openai';
import * as z from 'zod';

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** Characters of conversation sent to the model; older turns are dropped. */
const maxHistoryLength = 8000;

const noDrillsInstruction =
  'They reported a knock to the head that nobody has cleared: no drills, no training, no technique to try, no return to play. Say that a qualified health professional must clear it in writing first.';

/** Removes crisis questions and their responses: they are not sent to the provider. */
const withoutCrisisTurns = (history: ChatTurn[], persona: CoachQuestion['persona']): ChatTurn[] => {
  const isCrisis = history.map(
    ({ role, text }) => role === 'user' && screenQuestion(text, persona) !== undefined,
  );
  return history.filter((_, at) => !isCrisis[at] && !isCrisis[at - 1]);
};

/** Returns the messages for the provider: system prompt, history and question, all pseudonymized. */
export const buildMessages = (
  { persona, text, history, memories, noDrills }: CoachQuestion,
  pseudonyms: Pseudonymizer,
): ModelMessage[] => {
  const previousTurns: ModelMessage[] = [];
  let length = text.length;
  for (const turn of withoutCrisisTurns(history, persona).toReversed()) {
    length += turn.text.length;
    if (length > maxHistoryLength) break;
    previousTurns.unshift({
      role: turn.role,
      content: turn.role === 'user' ? pseudonyms.maskWords(turn.text) : pseudonyms.mask(turn.text),
    });
  }
  return [
    {
      role: 'system',
      content: pseudonyms.mask(
        [
          systemPrompt(
            persona,
            memories.map((memory) => pseudonyms.maskWords(memory)),
          ),
          ...(noDrills ? [noDrillsInstruction] : []),
        ].join('\n'),
      ),
    },
    ...previousTurns,
    { role: 'user', content: pseudonyms.maskWords(text) },
  ];
};

type Parameters = OpenAI.FunctionParameters;
/** Caches the JSON schemas: converting all tools takes 1.5 ms per question. */
const schemaCache = new WeakMap<Tool['input'], Parameters>();
const parametersOf = (input: Tool['input']): Parameters => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  schemaCache.set(input, parameters);
  return parameters;
};

/** Returns a tool's definition in the format of the chat completions API. */
export const toToolDefinition = ({ name, description, input }: Tool): OpenAI.ChatCompletionFunctionTool => ({
  type: 'function',
  function: { name, description, parameters: schemaCache.get(input) ?? parametersOf(input) },
});

/** Estimates the tokens of values at four characters of JSON each, for providers that report no usage. */
export const estimateTokens = (...parts: unknown[]): number => Math.ceil(JSON.stringify(parts).length / 4);
