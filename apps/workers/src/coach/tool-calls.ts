import type { CoachQuestion } from '@rinkside/coach/engines/engine';
import type { ToolResult, Tool } from '@rinkside/coach/tools/tool';
import type { Pseudonymizer } from '@rinkside/coach/engines/pseudonymizer';
import { withoutFence } from './text-tool-call.js';
import type { ToolCall } from './tool-call-collector.js';

interface ResolvedToolCall {
  /** The status shown while the tool runs. */
  label?: string;
  run: () => Promise<ToolResult | { error: string }>;
}

/** Models send no arguments as nothing or `null`, and wrap them in a code fence or once more in a JSON string. */
const parseArguments = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(withoutFence(text).trim() || '{}');
    return typeof value === 'string' ? JSON.parse(value) : (value ?? {});
  } catch {
    return undefined;
  }
};

/**
 * Validates a model's tool call against the tool's schema and returns how to run it. An unknown tool, invalid arguments
 * and failures become an error result for the model.
 */
export const resolveToolCall = (
  tools: readonly Tool[],
  call: ToolCall,
  question: CoachQuestion,
  pseudonyms: Pseudonymizer,
): ResolvedToolCall => {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) return { run: async () => ({ error: 'There is no such tool.' }) };
  const input = tool.input.safeParse(parseArguments(pseudonyms.unmask(call.input)));
  if (!input.success) return { run: async () => ({ error: 'The arguments do not fit.' }) };
  return {
    label: tool.label(input.data),
    run: async () => {
      try {
        return await tool.run(question, input.data);
      } catch {
        return { error: 'This cannot be looked up just now.' };
      }
    },
  };
};
