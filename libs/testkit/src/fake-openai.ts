import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@rinkside/dev-runtime/ports';

/** One step of a scripted reply. */
type Step =
  | { say: string }
  | { call: string; input: string; id: string }
  /** Raw bytes. */
  | { raw: string }
  /** The delta of a chunk, as a server sends it. */
  | { delta: object; finish?: string }
  /** Pause in ms. */
  | { wait: number }
  /** Sends nothing more and keeps the connection open. */
  | { hang: true };

/** A scripted reply to one request. */
export interface FakeReply {
  steps: Step[];
  /** Default 200; any other status sends an error without steps. */
  status?: number;
  headers?: Record<string, string>;
  /** The body of an error. */
  message?: string;
  contentType?: string;
  /** `finish_reason`; without it the connection ends early. */
  finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'error';
  /** Reported token usage; without it none is reported. */
  tokens?: number;
}

const wordSteps = (text: string): Step[] => (text.match(/\S+\s*|\s+/g) ?? []).map((say) => ({ say }));

/** Correct and faulty replies of providers. */
export const fakeReplies = {
  text: (text: string, tokens?: number): FakeReply => ({
    steps: wordSteps(text),
    finish: 'stop',
    ...(tokens !== undefined && { tokens }),
  }),
  /** Word by word. */
  slowText: (text: string, intervalMs: number): FakeReply => ({
    steps: wordSteps(text).flatMap((step) => [{ wait: intervalMs }, step]),
    finish: 'stop',
  }),
  toolCalls: (...calls: [name: string, input: unknown][]): FakeReply => ({
    steps: calls.map(([call, input], at) => ({
      call,
      input: typeof input === 'string' ? input : JSON.stringify(input),
      id: `call_${at}`,
    })),
    finish: 'tool_calls',
    tokens: 50,
  }),
  contentFilter: (): FakeReply => ({ steps: [], finish: 'content_filter' }),
  /** A `refusal` delta instead of content, as some providers send it. */
  refusal: (): FakeReply => ({
    steps: [{ raw: 'data: {"choices":[{"index":0,"delta":{"refusal":"I cannot help with that."}}]}\n\n' }],
    finish: 'stop',
  }),
  error: (status: number, headers: Record<string, string> = {}, message = 'no'): FakeReply => ({
    steps: [],
    status,
    headers,
    message,
  }),
  /** Ends at the token limit. */
  limited: (text: string): FakeReply => ({ steps: wordSteps(text), finish: 'length' }),
  /** Deltas of a server that differs from OpenAI. */
  deltas: (...deltas: object[]): FakeReply => ({ steps: deltas.map((delta) => ({ delta })), finish: 'stop' }),
  /** A response that is no event stream, or ends like none. */
  body: (raw: string, contentType = 'text/event-stream'): FakeReply => ({ steps: [{ raw }], contentType }),
  hang: (text = ''): FakeReply => ({ steps: [...wordSteps(text), { hang: true }] }),
  truncated: (text: string): FakeReply => ({ steps: wordSteps(text) }),
  malformed: (text: string): FakeReply => ({
    steps: [...wordSteps(text), { raw: 'data: {"choices":[{"del\n\n' }],
    finish: 'stop',
  }),
  oversized: (characters: number): FakeReply => ({
    steps: [{ say: 'a'.repeat(characters) }],
    finish: 'stop',
  }),
} as const;

/** A received request. */
export interface FakeRequest {
  /** The raw body. */
  body: string;
  messages: { role: string; content: string | null }[];
  tools: string[];
  toolChoice: string;
  headers: IncomingMessage['headers'];
  /** When the client disconnected before the end of the reply, ms since 1970. */
  abortedAt: number | undefined;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Splits the arguments into two chunks, as providers do. */
const callChunks = ({ call, input, id }: { call: string; input: string; id: string }, index: number) => {
  const half = Math.ceil(input.length / 2);
  return [
    { index, id, type: 'function', function: { name: call, arguments: '' } },
    { index, function: { arguments: input.slice(0, half) } },
    { index, function: { arguments: input.slice(half) } },
  ].map((part) => chunk({ tool_calls: [part] }));
};

/** A local OpenAI-compatible server. Sends one scripted reply per request, then the default reply. */
export class FakeOpenAi {
  readonly requests: FakeRequest[] = [];
  defaultReply: FakeReply = fakeReplies.text('Bend your knees. Push to the side.', 100);
  #queuedReplies: FakeReply[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  private constructor(private readonly port: number) {}

  static async open(): Promise<FakeOpenAi> {
    const provider = new FakeOpenAi(await freePort());
    await new Promise<void>((resolve) => provider.#server.listen(provider.port, '127.0.0.1', resolve));
    return provider;
  }

  /** Value for `OPENAI_BASE_URL`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** Sets the replies to the next requests and clears the recorded requests. */
  respondWith(...replies: FakeReply[]): void {
    this.#queuedReplies = replies;
    this.requests.length = 0;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const { messages, tools = [], tool_choice: toolChoice } = JSON.parse(body);
    const received: FakeRequest = {
      body,
      messages,
      tools: tools.map((tool: { function: { name: string } }) => tool.function.name),
      toolChoice,
      headers: request.headers,
      abortedAt: undefined,
    };
    this.requests.push(received);
    const disconnected = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) received.abortedAt = Date.now();
      disconnected.abort();
    });
    await this.#send(this.#queuedReplies.shift() ?? this.defaultReply, response, disconnected.signal).catch(
      () => undefined,
    );
  }

  async #send(script: FakeReply, response: ServerResponse, disconnected: AbortSignal) {
    const {
      steps,
      status = 200,
      headers,
      finish,
      tokens,
      message,
      contentType = 'text/event-stream',
    } = script;
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
      return;
    }
    response.writeHead(200, { 'content-type': contentType }).flushHeaders();
    let toolCalls = 0;
    for (const step of steps) {
      if (disconnected.aborted) return;
      if ('hang' in step) return;
      if ('wait' in step) await pause(step.wait, undefined, { signal: disconnected });
      else if ('raw' in step) response.write(step.raw);
      else if ('delta' in step) response.write(chunk(step.delta, step.finish));
      else if ('say' in step) response.write(chunk({ role: 'assistant', content: step.say }));
      else for (const part of callChunks(step, toolCalls++)) response.write(part);
    }
    if (!finish) {
      // `end` flushes what was written before the connection closes.
      response.end();
      return;
    }
    response.write(chunk({}, finish));
    if (tokens !== undefined)
      response.write(
        `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens } })}\n\n`,
      );
    response.end('data: [DONE]\n\n');
  }
}
