import { coachRules } from '@rinkside/contracts/coach';
import type { CoachQuestion, ChatTurn } from '@rinkside/coach/engines/engine';
import { systemPrompt } from '@rinkside/coach/engines/prompt';
import type { Tool } from '@rinkside/coach/tools/tool';
import type { Pseudonymizer } from '@rinkside/coach/engines/pseudonymizer';
import { careLineFor } from '@rinkside/safety/care-lines';
import { kindAskedIn } from '@rinkside/safety/care-questions';
import { screenQuestion } from '@rinkside/safety/safety';
import type OpenAI from 'openai';
import * as z from 'zod';

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** Characters of conversation sent to the model; older turns are dropped. */
const maxHistoryLength = 8000;

const lockInstruction =
  'They reported a knock to the head that nobody has cleared: no drills, no training, no technique to try, no return to play. Say that a qualified health professional must clear it in writing first.';
const withholdInstruction =
  'No drills, no training and no technique to try in this answer, also when they ask for it.';

/** The hint that the question may disclose something. */
const careInstruction = ({ care, persona }: CoachQuestion): string | undefined =>
  care &&
  `This message may be about more than hockey. Be warm, do not question them, and do not state as a fact what you only suspect. After your answer they read this line, so do not repeat it: "${careLineFor(care.kind, persona)}"`;

const instructionsFor = (question: CoachQuestion): string[] => {
  const withheld = question.concussionReport === undefined ? withholdInstruction : lockInstruction;
  return [careInstruction(question), question.noDrills && withheld].filter(
    (line) => typeof line === 'string',
  );
};

/** The newest turns that fit, oldest first. Crisis questions and their responses are not sent to the provider. */
const recentTurns = ({ persona, text, history }: CoachQuestion): ChatTurn[] => {
  const isCrisis = (at: number) => {
    const [turn, reply] = [history[at], history[at + 1]];
    return (
      turn?.role === 'user' &&
      (turn.text === coachRules.answerHockey ||
        screenQuestion(turn.text, persona) !== undefined ||
        (reply?.role === 'assistant' && kindAskedIn(reply.text) !== undefined))
    );
  };
  const turns: ChatTurn[] = [];
  let length = text.length;
  for (let at = history.length - 1; at >= 0; at--) {
    const turn = history[at];
    if (!turn || isCrisis(at) || (turn.role === 'assistant' && isCrisis(at - 1))) continue;
    length += turn.text.length;
    if (length > maxHistoryLength) break;
    turns.unshift(turn);
  }
  return turns;
};

/** Returns the messages for the provider: system prompt, history and question, all pseudonymized. */
export const buildMessages = (question: CoachQuestion, pseudonyms: Pseudonymizer): ModelMessage[] => {
  const { persona, text, memories } = question;
  const previousTurns = recentTurns(question).map(({ role, text: turn }) => ({
    role,
    content: role === 'user' ? pseudonyms.maskWords(turn) : pseudonyms.mask(turn),
  }));
  return [
    {
      role: 'system',
      content: pseudonyms.mask(
        [
          systemPrompt(
            persona,
            memories.map((memory) => pseudonyms.maskWords(memory)),
          ),
          ...instructionsFor(question),
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
