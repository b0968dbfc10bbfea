import type { Question } from '@rinkside/domain/coach/engine';
import type { Found, Tool } from '@rinkside/domain/coach/tools/tool';
import type { Veil } from '@rinkside/domain/coach/veil';
import type { ToolCall } from './completion.js';

interface Called {
  /** What the screen says meanwhile. */
  label?: string;
  run: () => Promise<Found | { error: string }>;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return undefined;
  }
};

/** What a model asked for, held to the tool's own schema; what makes no sense is told to the model. */
export const prepare = (tools: readonly Tool[], call: ToolCall, question: Question, veil: Veil): Called => {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) return { run: async () => ({ error: 'There is no such tool.' }) };
  const input = tool.input.safeParse(json(veil.show(call.input)));
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
