import { setTimeout as pause } from 'node:timers/promises';
import type { CoachExtra } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { attachmentsFor } from '@rinkside/coach/engines/attachments';
import type { Engine, ReplyChunk } from '@rinkside/coach/engines/engine';
import type { ToolResult } from '@rinkside/coach/tools/tool';
import { toolsFor } from '@rinkside/coach/tools/tools';
import { Pseudonymizer } from '@rinkside/coach/engines/pseudonymizer';
import type { OutputViolation } from '@rinkside/safety/output-rules';
import type OpenAI from 'openai';
import { Completion, readCompletion } from './completion.js';
import { toToolDefinition, estimateTokens, buildMessages, type ModelMessage } from './prompt-messages.js';
import { streamChunks, type ModelTimeouts } from './openai-client.js';
import { ProviderError, type ProviderFailureReason } from './provider-error.js';
import { SentenceFilter } from './sentence-filter.js';
import { simplerForm, type ModelTraits, type RequestForm } from './model-traits.js';
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
  /** Shared by the replies of a process. */
  traits: ModelTraits;
}

/** Limits of one reply. `completionTokens` includes the model's thinking; the delay quadruples with each attempt. */
const limits = { toolRounds: 4, attempts: 3, retryDelayMs: 200, completionTokens: 4000 };

const retryableReasons = new Set<ProviderFailureReason>([
  'unreachable',
  'busy',
  'timeout',
  'cut_off',
  'malformed',
  'refused',
]);

/** Asks for the rest of a reply that reached the token limit. */
const continueChip: CoachExtra = { type: 'chips', chips: ['Continue'] };

type Request = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'messages' | 'tools' | 'tool_choice'>;

/** The request in the form that the server accepts. */
const toParams = ({ messages, tools, tool_choice }: Request, name: string, form: RequestForm) => ({
  model: name,
  messages,
  ...(form.tokenLimit && { [form.tokenLimit]: limits.completionTokens }),
  ...(form.usage && { stream_options: { include_usage: true } }),
  ...(form.tools && { tools }),
  ...(form.tools && form.toolChoice && { tool_choice }),
});

/** Runs one completion through the sentence filter. Retries until text was shown or the first-token timeout is over. */
async function* complete(
  { client, name, timeouts, spend, onProviderFailure, traits }: LlmEngineOptions,
  request: Request,
  filter: SentenceFilter,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk, Completion> {
  const deadline = performance.now() + timeouts.firstTokenMs;
  let { form } = traits;
  let attempts = 0;
  for (;;) {
    const completion = new Completion();
    const reservedTokens = estimateTokens(request.messages, request.tools);
    const textBefore = filter.text;
    const remainingMs = deadline - performance.now();
    await spend(reservedTokens);
    try {
      const params = toParams(request, name, form);
      const chunks = streamChunks(await client(), params, { ...timeouts, firstTokenMs: remainingMs }, signal);
      for await (const text of readCompletion(chunks, completion, traits, signal)) {
        yield* filter.push(text);
        if (filter.isFinished) return completion;
      }
      if (!signal.aborted) traits.form = form;
      if (completion.isTruncated) filter.discardPartial();
      else yield* filter.end();
      return completion;
    } catch (error) {
      filter.discardPartial();
      if (!(error instanceof ProviderError)) throw error;
      const { refusedRequest } = error;
      const simpler = refusedRequest && simplerForm(form, refusedRequest.message, refusedRequest.isInvalid);
      if (simpler) {
        form = simpler;
        // A refused request costs nothing.
        completion.tokens = 0;
        continue;
      }
      onProviderFailure(error.reason);
      const delayMs = Math.max(error.retryAfterMs, limits.retryDelayMs * 4 ** attempts);
      attempts++;
      const isTooLate = performance.now() + delayMs >= deadline;
      const isRetryable = retryableReasons.has(error.reason) && attempts < limits.attempts && !isTooLate;
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
    const pseudonyms = await Pseudonymizer.forPersona(question.sql, question.persona, question.now);
    const filter = new SentenceFilter(question, pseudonyms, model.onBlocked);
    const remember: string[] = [];
    const tools = [
      ...toolsFor(question.persona, question.noDrills),
      rememberTool((text) => remember.push(text)),
    ];
    const messages: ModelMessage[] = buildMessages(question, pseudonyms);
    const toolResults: ToolResult[] = [];
    let isCutShort = false;

    for (let round = 0; !filter.isFinished && !signal.aborted; round++) {
      const tool_choice = round < limits.toolRounds ? 'auto' : 'none';
      const request: Request = { messages, tools: tools.map(toToolDefinition), tool_choice };
      const { text, toolCalls, isTruncated } = yield* complete(model, request, filter, signal);
      isCutShort = isTruncated;
      if (toolCalls.length === 0 || tool_choice === 'none') break;
      messages.push({
        role: 'assistant',
        content: text || null,
        tool_calls: toolCalls.map(({ id, name, input, opaque }) => ({
          ...opaque.call,
          id,
          type: 'function',
          function: { ...opaque.function, name, arguments: input || '{}' },
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
    const extras = filter.isFinished ? [] : attachmentsFor(filter.text, toolResults);
    return isCutShort && !filter.isFinished
      ? { extras: [...extras, continueChip], remember, notice: coachNotices.lengthLimit }
      : { extras, remember };
  };
