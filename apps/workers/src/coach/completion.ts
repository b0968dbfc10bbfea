import { HiddenSectionFilter } from './hidden-sections.js';
import type { ModelChunk } from './model-chunk.js';
import type { ModelTraits } from './model-traits.js';
import { ProviderError } from './provider-error.js';
import { mayBeCallReply, readCallReply, readCallSection } from './text-tool-call.js';
import { ToolCallCollector, type ToolCall } from './tool-call-collector.js';

/** The result of one completion; partial if the stream breaks off. */
export class Completion {
  text = '';
  readonly collector = new ToolCallCollector();
  /** Prompt and completion tokens; undefined if the provider does not report usage. */
  tokens: number | undefined;
  /** The reply reached the token limit. */
  isTruncated = false;

  get toolCalls(): ToolCall[] {
    return this.collector.calls;
  }
}

/** A longer completion is stopped. */
const maxTextLength = 8000;

/** Opening words of a thought that has no tag. */
const thoughtStart =
  /^\s*(?:(?:okay|ok|alright|hmm+|well|so|wait|first|got it|now|let'?s see),?\s+)*(?:let me (?:think|see|check|analy[sz]e|break)|(?:i|we) (?:need|have|should|must|want) to (?:respond|answer|reply|call|use|check|figure|be careful|provide|produce)|(?:the|this) (?:user|question|prompt|system)\b|user (?:asks|wants|is|says)|they(?:'re| are) asking|thinking process|analysis:)/i;
/** Words that only a thought uses. */
const thoughtWords = /\b(?:the user|system prompt|tool call|my instructions|the guidelines say)\b/i;

/** Text is held until its first sentence shows whether it is a thought. */
const decisionLength = 100;

/** Holds text back while it may be a thought without a tag, or a tool call written as text. */
class TextGate {
  #held = '';
  #isOpen = false;

  constructor(private readonly traits: ModelTraits) {}

  push(text: string): string {
    if (this.#isOpen) return text;
    this.#held += text;
    const isDecided = this.#held.length >= decisionLength || /[.!?…]\s/.test(this.#held);
    const holds =
      this.traits.sendsBareThoughtEnd || thoughtStart.test(this.#held) || mayBeCallReply(this.#held);
    return isDecided && !holds ? this.#release() : '';
  }

  /** All text so far was a thought. */
  drop(): void {
    this.traits.sendsBareThoughtEnd = true;
    this.#held = '';
    this.#isOpen = true;
  }

  /** Returns the rest of the text and the tool calls it consists of. */
  end(): { text: string; calls: ReturnType<typeof readCallReply> } {
    const held = this.#release();
    const calls = readCallReply(held);
    if (calls.length > 0) return { text: '', calls };
    const text = thoughtStart.test(held)
      ? held
          .split(/(?<=[.!?…]\s)/)
          .filter((sentence) => !thoughtWords.test(sentence))
          .join('')
      : held;
    return { text, calls };
  }

  #release(): string {
    const text = this.#held;
    this.#held = '';
    this.#isOpen = true;
    return text;
  }
}

/**
 * Yields a completion's text as it arrives and fills `completion`. Thoughts are left out, and tool calls written as text
 * are collected. NUL is removed, because PostgreSQL cannot store it.
 * @throws ProviderError when the model refuses, the stream ends early, or the completion exceeds the limits.
 */
export async function* readCompletion(
  chunks: AsyncIterable<ModelChunk>,
  completion: Completion,
  traits: ModelTraits,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const gate = new TextGate(traits);
  const sections = new HiddenSectionFilter(() => gate.drop());
  const { collector } = completion;
  const accept = (text: string): string => {
    completion.text += text;
    if (completion.text.length > maxTextLength) throw new ProviderError('malformed');
    return text;
  };
  let finish: string | undefined;
  for await (const { choices, usage } of chunks) {
    if (usage?.total_tokens) completion.tokens = usage.total_tokens;
    const [choice] = choices ?? [];
    if (!choice) continue;
    finish = choice.finish_reason ?? finish;
    const { delta } = choice;
    if (delta?.refusal || finish === 'content_filter') throw new ProviderError('refused');
    if (finish === 'error') throw new ProviderError('busy');
    if (!delta) continue;
    collector.push(delta);
    const text = gate.push(sections.push(delta.content.replaceAll('\0', '')));
    if (text) yield accept(text);
  }
  if (signal.aborted) return;
  if (finish === undefined) throw new ProviderError('cut_off');
  completion.isTruncated = finish === 'length';
  const lastText = gate.push(sections.end());
  const rest = gate.end();
  for (const { name, input } of [...sections.calls.flatMap(readCallSection), ...rest.calls])
    collector.add(name, input);
  const text = lastText + rest.text;
  if (text) yield accept(text);
}
