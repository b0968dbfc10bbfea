import * as z from 'zod';

/** A tool call that the model wrote as text. */
export interface TextToolCall {
  name: string;
  input: unknown;
}

const called = z.looseObject({
  name: z.string(),
  arguments: z.unknown().optional(),
  parameters: z.unknown().optional(),
});
const wrapped = z
  .union([called, z.looseObject({ function: called }).transform((call) => call.function)])
  .transform(({ name, arguments: input, parameters }): TextToolCall => ({
    name,
    input: input ?? parameters,
  }));
const callList = z.union([z.array(wrapped).min(1), wrapped.transform((call) => [call])]);

const fence = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?\s*```\s*$/i;

/** Removes a code fence around a text. */
export const withoutFence = (text: string): string => fence.exec(text)?.[1] ?? text;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(withoutFence(text));
  } catch {
    return undefined;
  }
};

/** `get_trend>{"stat":"goals"}` and `functions.get_trend <|constrain|>json<|message|>{…}` */
const namedJson = /^\s*(?:functions\.)?([\w-]+)[^{]*(\{[\s\S]*\})/;
/** `<function=get_trend><parameter=stat>goals</parameter>` */
const namedParameters = /^\s*(?:<function=)?([\w-]+)>\s*([\s\S]*)/;
const parameter = /<parameter=([\w-]+)>\s*([\s\S]*?)\s*<\/parameter>/g;

/** Reads the content of a call section, such as `<tool_call>…</tool_call>`. Returns no calls if it cannot be read. */
export const readCallSection = (content: string): TextToolCall[] => {
  const list = callList.safeParse(readJson(content));
  if (list.success) return list.data;
  const lines = content.split('\n').map((line) => callList.safeParse(readJson(line)));
  const calls = lines.flatMap((line) => (line.success ? line.data : []));
  if (calls.length > 0) return calls;
  const json = namedJson.exec(content);
  const input = json && readJson(json[2] ?? '');
  if (json && input !== undefined) return [{ name: json[1] ?? '', input }];
  const [, name, body = ''] = namedParameters.exec(content) ?? [];
  if (!name) return [];
  return [
    { name, input: Object.fromEntries([...body.matchAll(parameter)].map(([, key, value]) => [key, value])) },
  ];
};

/** Reads a whole reply that is a tool call in JSON, with or without a code fence. */
export const readCallReply = (text: string): TextToolCall[] => {
  const list = callList.safeParse(readJson(text));
  return list.success ? list.data : [];
};

/** Whether a text may become a tool call in JSON: it must not be shown before its end. */
export const mayBeCallReply = (text: string): boolean => /^\s*(?:\{|\[\s*(?:\{|$)|`{1,3}|$)/.test(text);
