import * as z from 'zod';

/** Part of a message: plain text, or an object with its type. Thoughts are parts of their own type. */
const contentPart = z.union([
  z.string(),
  z.looseObject({ type: z.string().nullish(), text: z.string().nullish() }),
]);
const textTypes = new Set(['text', 'output_text']);
const textOf = (part: z.infer<typeof contentPart>): string =>
  typeof part === 'string' ? part : textTypes.has(part.type ?? 'text') ? (part.text ?? '') : '';

const functionDelta = z.looseObject({ name: z.string().nullish(), arguments: z.unknown().optional() });

const toolCallDelta = z.looseObject({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: functionDelta.nullish(),
});
export type ToolCallDelta = z.infer<typeof toolCallDelta>;

const delta = z.looseObject({
  content: z
    .union([z.string(), z.array(contentPart)])
    .nullish()
    .transform((content) => (Array.isArray(content) ? content.map(textOf).join('') : (content ?? ''))),
  refusal: z.string().nullish(),
  tool_calls: z.array(toolCallDelta).nullish(),
  function_call: functionDelta.nullish(),
});
export type ModelDelta = z.infer<typeof delta>;

/** A chunk of a completion as OpenAI-compatible servers send it: most fields may be missing or null. */
export const modelChunk = z.looseObject({
  choices: z.array(z.looseObject({ delta: delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.looseObject({ total_tokens: z.number().nullish() }).nullish(),
  /** Set by a server that fails after its stream began. */
  error: z.unknown().optional(),
});
export type ModelChunk = z.infer<typeof modelChunk>;

/** Fields of a delta that carry no token. */
const emptyFields = new Set(['role', 'refusal']);

/** Whether a chunk carries text, a thought, part of a tool call or the end. The first chunk often only names the role. */
export const carriesToken = ({ choices, usage }: ModelChunk): boolean => {
  const [choice] = choices ?? [];
  const values = Object.entries(choice?.delta ?? {}).filter(([field]) => !emptyFields.has(field));
  return (
    Boolean(usage ?? choice?.finish_reason) ||
    values.some(([, value]) => value !== null && value !== undefined && value !== '')
  );
};
