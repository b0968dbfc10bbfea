import { ProviderError } from './provider-error.js';
import type { ModelDelta, ToolCallDelta } from './model-chunk.js';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON from the model, not validated. */
  input: string;
  /** Unknown fields of the call and of its function, such as a signature. Some servers need them back. */
  opaque: { call: Record<string, unknown>; function: Record<string, unknown> };
}

/** Upper bounds of one completion. A model that exceeds them is stopped. */
const limits = { toolCalls: 6, inputLength: 4000, opaqueLength: 64 * 1024 };

const isCompleteJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

const inputTextOf = (input: unknown): string =>
  typeof input === 'string' ? input : input === null || input === undefined ? '' : JSON.stringify(input);

/** Joins the pieces of streamed tool calls. Servers differ in what they number, repeat and leave out. */
export class ToolCallCollector {
  readonly calls: ToolCall[] = [];
  #current: { call: ToolCall; index: number | undefined; id: string | undefined } | undefined;
  /** Ids of calls by the number the server gave them. */
  readonly #byIndex = new Map<number, ToolCall>();

  push({ tool_calls, function_call }: ModelDelta): void {
    for (const part of tool_calls ?? []) this.#pushPart(part);
    // The form before tool calls: one call without an id.
    if (function_call) this.#pushPart({ index: 0, function: function_call });
  }

  add(name: string, input: unknown): void {
    this.#append(this.#start(undefined, undefined), { name, arguments: input });
    this.#current = undefined;
  }

  #pushPart(delta: ToolCallDelta): void {
    const { index, id, type: _, function: part, ...opaque } = delta;
    const call = this.#callFor(index ?? undefined, id || undefined, part?.name || undefined);
    this.#append(call, part ?? {});
    Object.assign(call.opaque.call, opaque);
    if (JSON.stringify(call.opaque).length > limits.opaqueLength) throw new ProviderError('malformed');
  }

  /** A new id starts a call, then a new number, then a name after complete arguments. */
  #callFor(index: number | undefined, id: string | undefined, name: string | undefined): ToolCall {
    const current = this.#current;
    const known = index === undefined ? undefined : this.#byIndex.get(index);
    if (id !== undefined && current?.id !== undefined && id !== current.id) {
      const sameId = this.calls.find((call) => call.id === id);
      return sameId ?? this.#start(index, id);
    }
    if (index !== undefined && current?.index !== undefined && index !== current.index && !known)
      return this.#start(index, id);
    const call = known ?? current?.call;
    if (!call) return this.#start(index, id);
    const startsAgain = name !== undefined && id === undefined && isCompleteJson(call.input);
    if (startsAgain) return this.#start(index, id);
    this.#current = { call, index: index ?? current?.index, id: id ?? current?.id };
    return call;
  }

  #start(index: number | undefined, id: string | undefined): ToolCall {
    if (this.calls.length >= limits.toolCalls) throw new ProviderError('malformed');
    const call = {
      id: id ?? `call_${this.calls.length}`,
      name: '',
      input: '',
      opaque: { call: {}, function: {} },
    };
    this.calls.push(call);
    if (index !== undefined) this.#byIndex.set(index, call);
    this.#current = { call, index, id };
    return call;
  }

  #append(call: ToolCall, part: Partial<NonNullable<ToolCallDelta['function']>>): void {
    const { name, arguments: input, ...opaque } = part;
    // Some servers repeat the name, or send all of it so far.
    if (name && call.name !== name) call.name = name.startsWith(call.name) ? name : call.name + name;
    const text = inputTextOf(input);
    // Others repeat the arguments at the end.
    if (text !== call.input || !isCompleteJson(text)) call.input += text;
    Object.assign(call.opaque.function, opaque);
    if (call.input.length > limits.inputLength) throw new ProviderError('malformed');
  }
}
