import type OpenAI from 'openai';
import { ProviderError } from './provider.js';
import { Thoughts } from './thoughts.js';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  input: string;
}

/** What one completion comes to; holds what there is when it breaks off. */
export class Completion {
  text = '';
  readonly calls: ToolCall[] = [];
  /** In and out; undefined where the provider does not say. */
  tokens: number | undefined;
}

/** More than any answer needs; a model that writes on is cut. */
const longest = { text: 8000, input: 4000, calls: 6 };

type Delta = OpenAI.ChatCompletionChunk.Choice.Delta;

const takeCalls = (completion: Completion, { tool_calls = [] }: Delta) => {
  for (const { index, id, function: part } of tool_calls) {
    if (index >= longest.calls) throw new ProviderError('malformed');
    const call = (completion.calls[index] ??= { id: id ?? `call_${index}`, name: '', input: '' });
    call.name += part?.name ?? '';
    call.input += part?.arguments ?? '';
    if (call.input.length > longest.input) throw new ProviderError('malformed');
  }
};

/**
 * Gives a completion's text out as it comes, without what PostgreSQL cannot keep, and fills in the rest.
 * @throws ProviderError for a refusal, an end that is none, or more than anybody asked for.
 */
export async function* readCompletion(
  chunks: AsyncIterable<Partial<OpenAI.ChatCompletionChunk>>,
  completion: Completion,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const thoughts = new Thoughts();
  let finish: string | null = null;
  for await (const { choices = [], usage } of chunks) {
    if (usage) completion.tokens = usage.total_tokens;
    const [choice] = choices;
    if (!choice) continue;
    const delta: Partial<Delta> = choice.delta ?? {};
    finish = choice.finish_reason ?? finish;
    if (delta.refusal || finish === 'content_filter') throw new ProviderError('refused');
    takeCalls(completion, delta);
    if (!delta.content) continue;
    const said = thoughts.push(delta.content.replaceAll('\0', ''));
    completion.text += said;
    if (completion.text.length > longest.text) throw new ProviderError('malformed');
    if (said) yield said;
  }
  if (finish === null && !signal.aborted) throw new ProviderError('cut_off');
}
