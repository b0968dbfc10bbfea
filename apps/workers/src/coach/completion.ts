import type OpenAI from 'openai';
import { ProviderError } from './openai-client.js';
import { ThinkTagFilter } from './strip-thinking.js';

export interface ToolCall {
  id: string;
  name: string;
  /** Raw JSON from the model, not validated. */
  input: string;
}

/** The result of one completion; partial if the stream breaks off. */
export class Completion {
  text = '';
  readonly toolCalls: ToolCall[] = [];
  /** Prompt and completion tokens; undefined if the provider does not report usage. */
  tokens: number | undefined;
}

/** Upper bounds of one completion. A model that exceeds them is stopped. */
const limits = { textLength: 8000, inputLength: 4000, toolCalls: 6 };

type Delta = OpenAI.ChatCompletionChunk.Choice.Delta;

const collectToolCalls = (completion: Completion, { tool_calls = [] }: Delta) => {
  for (const { index, id, function: delta } of tool_calls) {
    if (index >= limits.toolCalls) throw new ProviderError('malformed');
    const call = (completion.toolCalls[index] ??= { id: id ?? `call_${index}`, name: '', input: '' });
    call.name += delta?.name ?? '';
    call.input += delta?.arguments ?? '';
    if (call.input.length > limits.inputLength) throw new ProviderError('malformed');
  }
};

/**
 * Yields a completion's text as it arrives and fills `completion`. NUL is removed, because PostgreSQL cannot store it.
 * @throws ProviderError when the model refuses, the stream ends early, or the completion exceeds the limits.
 */
export async function* readCompletion(
  chunks: AsyncIterable<Partial<OpenAI.ChatCompletionChunk>>,
  completion: Completion,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const thinkTags = new ThinkTagFilter();
  let finish: string | null = null;
  for await (const { choices = [], usage } of chunks) {
    if (usage) completion.tokens = usage.total_tokens;
    const [choice] = choices;
    if (!choice) continue;
    const delta: Partial<Delta> = choice.delta ?? {};
    finish = choice.finish_reason ?? finish;
    if (delta.refusal || finish === 'content_filter') throw new ProviderError('refused');
    collectToolCalls(completion, delta);
    if (!delta.content) continue;
    const text = thinkTags.push(delta.content.replaceAll('\0', ''));
    completion.text += text;
    if (completion.text.length > limits.textLength) throw new ProviderError('malformed');
    if (text) yield text;
  }
  if (finish === null && !signal.aborted) throw new ProviderError('cut_off');
}
