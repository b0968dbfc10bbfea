import { setTimeout as pause } from 'node:timers/promises';
import { attachmentsFor } from '@rinkside/domain/coach/attachments';
import type { Engine, ReplyChunk } from '@rinkside/domain/coach/engine';
import type { ToolResult } from '@rinkside/domain/coach/tools/tool';
import { toolsFor } from '@rinkside/domain/coach/tools/tools';
import { Pseudonymizer } from '@rinkside/domain/coach/pseudonymizer';
import type { OutputViolation } from '@rinkside/domain/safety/output-rules';
import type OpenAI from 'openai';
import { Completion, readCompletion } from './completion.js';
import { toToolDefinition, estimateTokens, buildMessages, type ModelMessage } from './prompt-messages.js';
import {
  streamChunks,
  ProviderError,
  type ModelTimeouts,
  type ProviderFailureReason,
} from './openai-client.js';
import { SentenceFilter } from './sentence-filter.js';
import { rememberTool } from './remember.tool.js';
import { resolveToolCall } from './tool-calls.js';

export interface LlmEngineOptions {
  client: () => Promise<OpenAI>;
  name: string;
  timeouts: ModelTimeouts;
  /** Adds tokens to the account's usage; a negative number corrects an estimate. */
  spend: (tokens: number) => Promise<void>;
  /** Called for each sentence blocked by a safety rule. */
  onBlocked: (kind: OutputViolation) => void;
  onProviderFailure: (reason: ProviderFailureReason) => void;
}

/** Limits of one reply. `completionTokens` includes the model's thinking; the delay quadruples with each attempt. */
const limits = { toolRounds: 4, attempts: 3, retryDelayMs: 200, completionTokens: 4000 };
/** The share of the first-token timeout that the first attempt may use, so that a second one still fits. */
const firstAttemptShare = 2 / 3;

const retryableReasons = new Set<ProviderFailureReason>([
  'unreachable',
  'busy',
  'timeout',
  'cut_off',
  'malformed',
  'refused',
]);

type Request = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'messages' | 'tools' | 'tool_choice'>;

/** Runs one completion through the sentence filter. Retries until text was shown or the first-token timeout is over. */
async function* complete(
  { client, name, timeouts, spend, onProviderFailure }: LlmEngineOptions,
  request: Request,
  filter: SentenceFilter,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk, Completion> {
  const deadline = performance.now() + timeouts.firstTokenMs;
  for (let attempt = 1; ; attempt++) {
    const completion = new Completion();
    const reservedTokens = estimateTokens(request.messages, request.tools);
    const textBefore = filter.text;
    const remainingMs = (deadline - performance.now()) * (attempt === 1 ? firstAttemptShare : 1);
    await spend(reservedTokens);
    try {
      const params = { ...request, model: name, max_completion_tokens: limits.completionTokens };
      const chunks = streamChunks(await client(), params, { ...timeouts, firstTokenMs: remainingMs }, signal);
      for await (const text of readCompletion(chunks, completion, signal)) {
        yield* filter.push(text);
        if (filter.isFinished) return completion;
      }
      yield* filter.end();
      return completion;
    } catch (error) {
      filter.discardPartial();
      if (!(error instanceof ProviderError)) throw error;
      onProviderFailure(error.reason);
      const delayMs = Math.max(error.retryAfterMs, limits.retryDelayMs * 4 ** (attempt - 1));
      const isTooLate = performance.now() + delayMs >= deadline;
      const isRetryable = retryableReasons.has(error.reason) && attempt < limits.attempts && !isTooLate;
      if (textBefore !== filter.text || !isRetryable) throw error;
      yield { label: 'Trying again' };
      await pause(delayMs, undefined, { signal }).catch(() => undefined);
    } finally {
      const usedTokens =
        completion.tokens ?? reservedTokens + estimateTokens(completion.text, completion.toolCalls);
      await spend(usedTokens - reservedTokens);
    }
  }
}

/**
 * Returns an engine that replies with a language model and the playbook's tools. Each sentence passes the safety rules
 * before it is yielded. Names, addresses and ids are pseudonymized before anything is sent to the provider.
 * @throws ProviderError when the model gives no reply or stops before its end.
 */
export const createLlmEngine = (model: LlmEngineOptions): Engine =>
  async function* (question, stopSignal) {
    const timeoutSignal = AbortSignal.timeout(model.timeouts.totalMs);
    const signal = AbortSignal.any([stopSignal, timeoutSignal]);
    const pseudonyms = await Pseudonymizer.forPersona(question.sql, question.persona);
    const filter = new SentenceFilter(question, pseudonyms, model.onBlocked);
    const remember: string[] = [];
    const tools = [
      ...toolsFor(question.persona, question.noDrills),
      rememberTool((text) => remember.push(text)),
    ];
    const messages: ModelMessage[] = buildMessages(question, pseudonyms);
    const toolResults: ToolResult[] = [];

    for (let round = 0; !filter.isFinished && !signal.aborted; round++) {
      const tool_choice = round < limits.toolRounds ? 'auto' : 'none';
      const request: Request = { messages, tools: tools.map(toToolDefinition), tool_choice };
      const { text, toolCalls } = yield* complete(model, request, filter, signal);
      if (toolCalls.length === 0 || tool_choice === 'none') break;
      messages.push({
        role: 'assistant',
        content: text || null,
        tool_calls: toolCalls.map(({ id, name, input }) => ({
          id,
          type: 'function',
          function: { name, arguments: input },
        })),
      });
      filter.startParagraph();
      for (const call of toolCalls) {
        const { label, run } = resolveToolCall(tools, call, question, pseudonyms);
        if (label) yield { label };
        const result = await run();
        if ('data' in result) toolResults.push(result);
        const data = 'data' in result ? result.data : result;
        filter.addEvidence(data);
        messages.push({
          role: 'tool',
          tool_call_id: call.id,
          content: pseudonyms.mask(JSON.stringify(data)),
        });
      }
    }
    if (timeoutSignal.aborted && !stopSignal.aborted) throw new ProviderError('timeout');
    if (!filter.text && !stopSignal.aborted)
      throw new ProviderError(filter.hasBlocked ? 'unsafe' : 'cut_off');
    return { extras: filter.isFinished ? [] : attachmentsFor(filter.text, toolResults), remember };
  };
