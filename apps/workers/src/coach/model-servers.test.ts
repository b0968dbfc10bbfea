import { FakeOpenAi, fakeReplies, type FakeReply } from '@rinkside/testkit/fake-openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Completion, readCompletion } from './completion.js';
import { newModelTraits, simplerForm, type ModelTraits } from './model-traits.js';
import { createOpenAiClient, streamChunks } from './openai-client.js';
import { ProviderError } from './provider-error.js';

let provider: FakeOpenAi;
let traits: ModelTraits;
beforeAll(async () => {
  provider = await FakeOpenAi.open();
});
afterAll(() => provider?.close());
beforeEach(() => {
  traits = newModelTraits();
});

const run = async (reply: FakeReply, timeouts = { firstTokenMs: 2000, idleMs: 2000, totalMs: 4000 }) => {
  provider.respondWith(reply);
  const client = createOpenAiClient({ OPENAI_API_KEY: undefined, OPENAI_BASE_URL: provider.url });
  const completion = new Completion();
  const { signal } = new AbortController();
  const request = { model: 'm', messages: [] };
  const shown: string[] = [];
  const chunks = streamChunks(await client(), request, timeouts, signal);
  for await (const text of readCompletion(chunks, completion, traits, signal)) shown.push(text);
  return { text: shown.join(''), pieces: shown, completion, calls: completion.toolCalls };
};
const failureOf = (reply: FakeReply) =>
  run(reply).then(
    () => undefined,
    (error: unknown) => (error instanceof ProviderError ? error.reason : error),
  );
const call = (part: object) => ({ tool_calls: [part] });
const calls = (...expected: [name: string, input: unknown][]) =>
  expected.map(([name, input]) => expect.objectContaining({ name, input: JSON.stringify(input) }));
const trend = { name: 'get_trend', arguments: '{"stat":"goals"}' };
const profile = { name: 'get_profile', arguments: '{}' };
const both = calls(['get_trend', { stat: 'goals' }], ['get_profile', {}]);

describe('tool calls', () => {
  it.each<[string, object[]]>([
    ['null between calls', [{ tool_calls: null }, call({ index: 0, id: 'a', function: trend }), { tool_calls: null }, call({ index: 1, id: 'b', function: profile })]],
    ['no index', [call({ id: 'a', function: trend }), call({ id: 'b', function: profile })]],
    ['no index, in pieces', [call({ id: 'a', function: { name: 'get_trend' } }), call({ function: { arguments: '{"stat":' } }), call({ function: { arguments: '"goals"}' } }), call({ id: 'b', function: profile })]],
    ['index 0 for all', [call({ index: 0, id: 'a', function: trend }), call({ index: 0, id: 'b', function: profile })]],
    ['index 0 for all, no ids', [call({ index: 0, function: trend }), call({ index: 0, function: profile })]],
    ['empty ids', [call({ index: 0, id: '', function: trend }), call({ index: 1, id: '', function: profile })]],
    ['an index from 1', [call({ index: 1, id: 'a', function: trend }), call({ index: 2, id: 'b', function: profile })]],
    ['interleaved pieces', [call({ index: 0, id: 'a', function: { name: 'get_trend', arguments: '' } }), call({ index: 1, id: 'b', function: { name: 'get_profile', arguments: '' } }), call({ index: 0, function: { arguments: '{"stat":"goals"}' } }), call({ index: 1, function: { arguments: '{}' } })]],
    ['repeated names', [call({ index: 0, id: 'a', function: { name: 'get_trend', arguments: '{"stat":' } }), call({ index: 0, id: 'a', function: { name: 'get_trend', arguments: '"goals"}' } }), call({ index: 1, id: 'b', function: profile })]],
    ['repeated arguments', [call({ index: 0, id: 'a', function: trend }), call({ index: 0, id: 'a', function: trend }), call({ index: 1, id: 'b', function: profile })]],
    ['arguments as an object', [call({ index: 0, id: 'a', function: { name: 'get_trend', arguments: { stat: 'goals' } } }), call({ index: 1, id: 'b', function: { name: 'get_profile', arguments: {} } })]],
    ['all calls in one delta', [{ tool_calls: [{ id: 'a', function: trend }, { id: 'b', function: profile }] }]],
  ])('with %s are collected', async (_, deltas) => {
    expect((await run(fakeReplies.deltas(...deltas))).calls).toEqual(both);
  }); // prettier-ignore

  it('get an id if the server gives none', async () => {
    const { calls: [first, second] } = await run(fakeReplies.deltas(call({ index: 0, id: '', function: trend }), call({ index: 1, function: profile }))); // prettier-ignore
    expect(first?.id).toBeTruthy();
    expect(second?.id).toBeTruthy();
    expect(second?.id).not.toBe(first?.id);
  });

  it('keep opaque fields of the call and its function', async () => {
    const part = {
      index: 0,
      id: 'a',
      extra_content: { google: { thought_signature: 'x1' } },
      function: { ...trend, thought_signature: 'x2' },
    };
    const {
      calls: [first],
    } = await run(fakeReplies.deltas(call(part)));
    expect(first?.opaque).toEqual({
      call: { extra_content: { google: { thought_signature: 'x1' } } },
      function: { thought_signature: 'x2' },
    });
  });

  it('are read in the form before tool calls', async () => {
    const pieces = [{ function_call: { name: 'get_trend', arguments: '{"stat"' } }, { function_call: { arguments: ':"goals"}' } }]; // prettier-ignore
    expect((await run(fakeReplies.deltas(...pieces))).calls).toEqual(calls(['get_trend', { stat: 'goals' }]));
  });

  it.each([
    '<tool_call>\n{"name": "get_trend", "arguments": {"stat": "goals"}}\n</tool_call>',
    '<tool_call>{"name": "get_trend", "arguments": {"stat": "goals"}}',
    '<tool_call><function=get_trend>\n<parameter=stat>\ngoals\n</parameter>\n</function></tool_call>',
    '<function=get_trend>{"stat": "goals"}</function>',
    '[TOOL_CALLS][{"name": "get_trend", "arguments": {"stat": "goals"}}]',
    '<|python_tag|>{"name": "get_trend", "parameters": {"stat": "goals"}}<|eom_id|>',
    '```json\n{"name": "get_trend", "arguments": {"stat": "goals"}}\n```',
    '{"name": "get_trend", "parameters": {"stat": "goals"}}',
    '[{"type": "function", "function": {"name": "get_trend", "arguments": {"stat": "goals"}}}]',
    '<|channel|>analysis<|message|>They ask.<|end|><|start|>assistant<|channel|>commentary to=functions.get_trend <|constrain|>json<|message|>{"stat":"goals"}<|call|>',
  ])('written as text are collected and not shown: %s', async (text) => {
    for (const size of [1, 4, 1000]) {
      const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
      // oxlint-disable-next-line no-await-in-loop -- one provider answers in order
      const result = await run(fakeReplies.deltas(...pieces.map((content) => ({ content }))));
      expect(result.calls).toEqual(calls(['get_trend', { stat: 'goals' }]));
      expect(result.text.trim()).toBe('');
    }
  });
});

describe('text', () => {
  const answer = 'Bend your knees. Push to the side.';
  it.each<[string, FakeReply]>([
    ['content in parts', fakeReplies.deltas({ content: [{ type: 'thinking', thinking: 'Hm.' }, { type: 'text', text: 'Bend your knees. ' }] }, { content: [{ type: 'text', text: 'Push to the side.' }] })],
    ['a last chunk without choices', fakeReplies.body(`data: {"choices":[{"delta":{"content":"${answer}"},"finish_reason":"stop"}]}\n\ndata: {"choices":null,"usage":{"total_tokens":9}}\n\ndata: [DONE]\n\n`)],
    ['no finish reason', fakeReplies.body(`data: {"choices":[{"delta":{"content":"${answer}"}}]}\n\ndata: [DONE]\n\n`)],
    ['no space after data, CRLF and comments', fakeReplies.body(`: waiting\r\n\r\ndata:{"choices":[{"delta":{"content":"${answer}"},"finish_reason":"stop"}]}\r\n\r\ndata:[DONE]\r\n\r\n`)],
    ['JSON instead of a stream', fakeReplies.body(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer }, finish_reason: 'stop' }] }), 'application/json')],
    ['a stream named JSON', fakeReplies.body(`data: {"choices":[{"delta":{"content":"${answer}"},"finish_reason":"stop"}]}\n\n`, 'application/json')],
    ['a thought in tags', fakeReplies.text(`<think>They are 12.</think>${answer}`)],
    ['a thought in square brackets', fakeReplies.text(`[THINK]They are 12.[/THINK]${answer}`)],
    ['a thought in a channel', fakeReplies.text(`<|channel|>analysis<|message|>They are 12. <|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`)],
    ['a thought without its start', fakeReplies.text(`Okay, let me think about it. The user is 12. I answer.</think>${answer}`)],
    ['a thought in a field of its own', fakeReplies.deltas({ reasoning_content: 'The user is 12.' }, { content: answer })],
    ['control tokens', fakeReplies.text(`${answer}<|im_end|>`)],
  ])('with %s is shown without the rest', async (_, reply) => {
    const { text, completion } = await run(reply);
    expect(text.trim()).toBe(answer);
    expect(completion.toolCalls).toEqual([]);
  }); // prettier-ignore

  it('is held until the end of a thought once a model sent such an end without its start', async () => {
    await run(fakeReplies.text(`Sure. They are 12.</think>${answer}`));
    expect((await run(fakeReplies.text(`Skating it is. A drill helps. Short.</think>${answer}`))).text).toBe(
      answer,
    );
  });

  it('is streamed in pieces', async () => {
    expect((await run(fakeReplies.text(answer))).pieces.length).toBeGreaterThan(2);
  });

  it('keeps tags and brackets that are no thought', async () => {
    const text = 'Score < 3? Use [team 2] and a 1-2-2. ```x``` {ok} [You] won <b>big</b>.';
    expect((await run(fakeReplies.text(text))).text).toBe(text);
  });

  it('reports that it reached the token limit', async () => {
    const { completion } = await run(fakeReplies.limited('Bend your knees. Push to'));
    expect(completion.isTruncated).toBe(true);
  });
});

describe('failures', () => {
  it.each<[string, FakeReply, string]>([
    ['a timeout of the server', fakeReplies.error(408), 'busy'],
    ['an overloaded server', fakeReplies.error(529), 'busy'],
    ['an unknown key', fakeReplies.error(401), 'rejected'],
    ['a finish reason of an error', { steps: [{ say: 'Bend' }], finish: 'error' }, 'busy'],
    ['a page', fakeReplies.body('<!doctype html><p>Sign in</p>', 'text/html'), 'malformed'],
    ['JSON that is cut off', fakeReplies.body('{"choices":[{"mess', 'application/json'), 'malformed'],
    ['a stream that is cut off', fakeReplies.truncated('Bend your'), 'cut_off'],
    ['an error in the stream', fakeReplies.body('data: {"error":{"message":"no memory"}}\n\n'), 'unreachable'],
    ['a wrong shape', fakeReplies.body('data: {"choices":"none"}\n\ndata: [DONE]\n\n'), 'malformed'],
  ])('%s', async (_, reply, reason) => {
    expect(await failureOf(reply)).toBe(reason);
  }); // prettier-ignore

  it('wait for the first token, not for the first chunk', async () => {
    const reply: FakeReply = {
      steps: [{ delta: { role: 'assistant', content: '' } }, { wait: 400 }, { say: 'Bend.' }],
      finish: 'stop',
    };
    expect((await run(reply, { firstTokenMs: 2000, idleMs: 100, totalMs: 4000 })).text).toBe('Bend.');
  });
});

describe('a refused form of the request', () => {
  const form = newModelTraits().form;
  it('loses the parameter that the server names', () => {
    expect(simplerForm(form, 'Unsupported parameter: max_completion_tokens', true)).toMatchObject({ tokenLimit: 'max_tokens' }); // prettier-ignore
    expect(simplerForm(form, 'unknown field stream_options', true)).toMatchObject({ usage: false });
    expect(simplerForm(form, 'm does not support tools', true)).toMatchObject({ tools: false });
    expect(simplerForm(form, 'No endpoints found that support tool use', false)).toMatchObject({ tools: false }); // prettier-ignore
  });

  it('loses one parameter after another when none is named, and then ends', () => {
    const forms = [form];
    for (let next = simplerForm(form, 'Bad Request', true); next; next = simplerForm(next, 'Bad Request', true)) forms.push(next); // prettier-ignore
    expect(forms.at(-1)).toEqual({ tokenLimit: undefined, usage: false, toolChoice: false, tools: false });
    expect(forms).toHaveLength(6);
  });

  it('stays for other reasons', () => {
    expect(simplerForm(form, 'maximum context length exceeded', true)).toBeUndefined();
    expect(simplerForm(form, 'model not found', false)).toBeUndefined();
  });
});
