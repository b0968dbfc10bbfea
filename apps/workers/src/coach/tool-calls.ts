import type { CoachQuestion } from '@rinkside/domain/coach/engine';
import type { ToolResult, Tool } from '@rinkside/domain/coach/tools/tool';
import type { Pseudonymizer } from '@rinkside/domain/coach/pseudonymizer';
import type { ToolCall } from './completion.js';

interface ResolvedToolCall {
  /** The status shown while the tool runs. */
  label?: string;
  run: () => Promise<ToolResult | { error: string }>;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}');
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
  const input = tool.input.safeParse(parseJson(pseudonyms.unmask(call.input)));
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
