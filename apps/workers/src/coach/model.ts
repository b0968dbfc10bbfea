import { setTimeout as pause } from 'node:timers/promises';
import { besideText } from '@rinkside/domain/coach/beside';
import type { Engine, Piece } from '@rinkside/domain/coach/engine';
import type { Found } from '@rinkside/domain/coach/tools/tool';
import { toolsFor } from '@rinkside/domain/coach/tools/tools';
import { Veil } from '@rinkside/domain/coach/veil';
import type { AnswerKind } from '@rinkside/domain/safety/answer.rules';
import type OpenAI from 'openai';
import { Completion, readCompletion } from './completion.js';
import { described, estimated, messagesOf, type Message } from './messages.js';
import { chunksOf, ProviderError, type Patience } from './provider.js';
import { Release } from './release.js';
import { rememberTool } from './remember.js';
import { prepare } from './tool-calls.js';

export interface Model {
  client: () => Promise<OpenAI>;
  name: string;
  patience: Patience;
  /** Counts tokens as they are asked for; gives back with a negative number. */
  spend: (tokens: number) => Promise<void>;
  /** A sentence that broke a rule. */
  leftOut: (kind: AnswerKind) => void;
  failed: (why: ProviderError['why']) => void;
}

/** Rounds of looking things up, tries of each round, the first wait between two, ms, and tokens of an answer with what is thought before it. */
const most = { rounds: 4, tries: 3, wait: 200, tokens: 4000 };
/** Of the time to the first token, what the first try may take: a second one then still comes in time. */
const firstShare = 2 / 3;

const triable = new Set<ProviderError['why']>([
  'unreachable',
  'busy',
  'timeout',
  'cut_off',
  'malformed',
  'refused',
]);

type Request = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'messages' | 'tools' | 'tool_choice'>;

/** One completion, released as it comes; tried again while nothing of it was shown and there is time. */
async function* complete(
  { client, name, patience, spend, failed }: Model,
  request: Request,
  release: Release,
  signal: AbortSignal,
): AsyncGenerator<Piece, Completion> {
  const deadline = performance.now() + patience.first;
  for (let tries = 1; ; tries++) {
    const completion = new Completion();
    const reserved = estimated(request.messages, request.tools);
    const shown = release.text;
    const first = (deadline - performance.now()) * (tries === 1 ? firstShare : 1);
    await spend(reserved);
    try {
      const asked = { ...request, model: name, max_completion_tokens: most.tokens };
      const chunks = chunksOf(await client(), asked, { ...patience, first }, signal);
      for await (const text of readCompletion(chunks, completion, signal)) {
        yield* release.push(text);
        if (release.over) return completion;
      }
      yield* release.end();
      return completion;
    } catch (error) {
      release.forget();
      if (!(error instanceof ProviderError)) throw error;
      failed(error.why);
      const wait = Math.max(error.after, most.wait * 4 ** (tries - 1));
      const late = performance.now() + wait >= deadline;
      if (shown !== release.text || !triable.has(error.why) || tries === most.tries || late) throw error;
      yield { label: 'Trying again' };
      await pause(wait, undefined, { signal }).catch(() => undefined);
    } finally {
      await spend((completion.tokens ?? reserved + estimated(completion.text, completion.calls)) - reserved);
    }
  }
}

/**
 * Has a model write the answer, with the playbook's tools. Its text is released sentence by sentence; no name,
 * address or id goes out.
 * @throws ProviderError when there is no answer, or no more of it.
 */
export const modelEngine = (model: Model): Engine =>
  async function* (question, asked) {
    const total = AbortSignal.timeout(model.patience.total);
    const signal = AbortSignal.any([asked, total]);
    const veil = await Veil.of(question.sql, question.persona);
    const release = new Release(question, veil, model.leftOut);
    const remember: string[] = [];
    const tools = [
      ...toolsFor(question.persona, question.noDrills),
      rememberTool((text) => remember.push(text)),
    ];
    const messages: Message[] = messagesOf(question, veil);
    const found: Found[] = [];

    for (let round = 0; !release.over && !signal.aborted; round++) {
      const tool_choice = round < most.rounds ? 'auto' : 'none';
      const request: Request = { messages, tools: tools.map(described), tool_choice };
      const { text, calls } = yield* complete(model, request, release, signal);
      if (calls.length === 0 || tool_choice === 'none') break;
      messages.push({
        role: 'assistant',
        content: text || null,
        tool_calls: calls.map(({ id, name, input }) => ({
          id,
          type: 'function',
          function: { name, arguments: input },
        })),
      });
      release.paragraph();
      for (const call of calls) {
        const { label, run } = prepare(tools, call, question, veil);
        if (label) yield { label };
        const answer = await run();
        if ('data' in answer) found.push(answer);
        const data = 'data' in answer ? answer.data : answer;
        release.grounds(data);
        messages.push({ role: 'tool', tool_call_id: call.id, content: veil.hide(JSON.stringify(data)) });
      }
    }
    if (total.aborted && !asked.aborted) throw new ProviderError('timeout');
    if (!release.text && !asked.aborted) throw new ProviderError(release.hasLeftOut ? 'unsafe' : 'cut_off');
    return { extras: release.over ? [] : besideText(release.text, found), remember };
  };
