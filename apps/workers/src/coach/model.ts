import { setTimeout as pause } from 'node:timers/promises';
import { besideText } from '@rinkside/domain/coach/beside';
import type { Engine, Piece } from '@rinkside/domain/coach/engine';
import type { Found } from '@rinkside/domain/coach/tools/tool';
import { toolsFor } from '@rinkside/domain/coach/tools/tools';
import { Veil } from '@rinkside/domain/coach/veil';
import type { AnswerKind } from '@rinkside/domain/safety/answer.rules';
import type OpenAI from 'openai';
import { Completion, readCompletion } from './completion.js';
import { described, estimated, messagesOf, type Message } from './messages.js';
import { chunksOf, ProviderError, type Patience, type Why } from './provider.js';
import { Release } from './release.js';
import { rememberTool } from './remember.js';
import { prepare } from './tool-calls.js';

export interface Model {
  client: () => Promise<OpenAI>;
  name: string;
  patience: Patience;
  /** Adds tokens to the account's usage; a negative number corrects an estimate. */
  spend: (tokens: number) => Promise<void>;
  /** Called for each sentence blocked by a safety rule. */
  leftOut: (kind: AnswerKind) => void;
  failed: (reason: Why) => void;
}

/** Limits of one reply. `completionTokens` includes the model's thinking; the delay quadruples with each attempt. */
const limits = { toolRounds: 4, attempts: 3, retryDelayMs: 200, completionTokens: 4000 };
/** The share of the first-token timeout that the first attempt may use, so that a second one still fits. */
const firstAttemptShare = 2 / 3;

const retryableReasons = new Set<Why>(['unreachable', 'busy', 'timeout', 'cut_off', 'malformed', 'refused']);

type Request = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'messages' | 'tools' | 'tool_choice'>;

/** Runs one completion through the sentence filter. Retries until text was shown or the first-token timeout is over. */
async function* complete(
  { client, name, patience, spend, failed }: Model,
  request: Request,
  filter: Release,
  signal: AbortSignal,
): AsyncGenerator<Piece, Completion> {
  const deadline = performance.now() + patience.first;
  for (let attempt = 1; ; attempt++) {
    const completion = new Completion();
    const reservedTokens = estimated(request.messages, request.tools);
    const textBefore = filter.text;
    const remainingMs = (deadline - performance.now()) * (attempt === 1 ? firstAttemptShare : 1);
    await spend(reservedTokens);
    try {
      const params = { ...request, model: name, max_completion_tokens: limits.completionTokens };
      const chunks = chunksOf(await client(), params, { ...patience, first: remainingMs }, signal);
      for await (const text of readCompletion(chunks, completion, signal)) {
        yield* filter.push(text);
        if (filter.over) return completion;
      }
      yield* filter.end();
      return completion;
    } catch (error) {
      filter.forget();
      if (!(error instanceof ProviderError)) throw error;
      failed(error.why);
      const delayMs = Math.max(error.after, limits.retryDelayMs * 4 ** (attempt - 1));
      const isTooLate = performance.now() + delayMs >= deadline;
      const isRetryable = retryableReasons.has(error.why) && attempt < limits.attempts && !isTooLate;
      if (textBefore !== filter.text || !isRetryable) throw error;
      yield { label: 'Trying again' };
      await pause(delayMs, undefined, { signal }).catch(() => undefined);
    } finally {
      const usedTokens = completion.tokens ?? reservedTokens + estimated(completion.text, completion.calls);
      await spend(usedTokens - reservedTokens);
    }
  }
}

/**
 * Returns an engine that replies with a language model and the playbook's tools. Each sentence passes the safety rules
 * before it is yielded. Names, addresses and ids are pseudonymized before anything is sent to the provider.
 * @throws ProviderError when the model gives no reply or stops before its end.
 */
export const modelEngine = (model: Model): Engine =>
  async function* (question, stopSignal) {
    const timeoutSignal = AbortSignal.timeout(model.patience.total);
    const signal = AbortSignal.any([stopSignal, timeoutSignal]);
    const pseudonyms = await Veil.of(question.sql, question.persona);
    const filter = new Release(question, pseudonyms, model.leftOut);
    const remember: string[] = [];
    const tools = [
      ...toolsFor(question.persona, question.noDrills),
      rememberTool((text) => remember.push(text)),
    ];
    const messages: Message[] = messagesOf(question, pseudonyms);
    const toolResults: Found[] = [];

    for (let round = 0; !filter.over && !signal.aborted; round++) {
      const tool_choice = round < limits.toolRounds ? 'auto' : 'none';
      const request: Request = { messages, tools: tools.map(described), tool_choice };
      const { text, calls } = yield* complete(model, request, filter, signal);
      if (calls.length === 0 || tool_choice === 'none') break;
      messages.push({
        role: 'assistant',
        content: text || null,
        tool_calls: calls.map(({ id, name, input }) => ({
          id,
          type: 'function',
          function: { name, arguments: input },
        })),
      });
      filter.paragraph();
      for (const call of calls) {
        const { label, run } = prepare(tools, call, question, pseudonyms);
        if (label) yield { label };
        const result = await run();
        if ('data' in result) toolResults.push(result);
        const data = 'data' in result ? result.data : result;
        filter.grounds(data);
        messages.push({
          role: 'tool',
          tool_call_id: call.id,
          content: pseudonyms.hide(JSON.stringify(data)),
        });
      }
    }
    if (timeoutSignal.aborted && !stopSignal.aborted) throw new ProviderError('timeout');
    if (!filter.text && !stopSignal.aborted)
      throw new ProviderError(filter.hasLeftOut ? 'unsafe' : 'cut_off');
    return { extras: filter.over ? [] : besideText(filter.text, toolResults), remember };
  };
