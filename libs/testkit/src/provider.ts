import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@rinkside/stack/ports';

/** One step of a scripted reply. */
type Step =
  | { say: string }
  | { call: string; input: string; id: string }
  /** Raw bytes. */
  | { raw: string }
  /** Pause in ms. */
  | { wait: number }
  /** Sends nothing more and keeps the connection open. */
  | { hang: true };

/** A scripted reply to one request. */
export interface Script {
  steps: Step[];
  /** Default 200; any other status sends an error without steps. */
  status?: number;
  headers?: Record<string, string>;
  /** `finish_reason`; without it the connection ends early. */
  finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  /** Reported token usage; without it none is reported. */
  tokens?: number;
}

const wordSteps = (text: string): Step[] => (text.match(/\S+\s*|\s+/g) ?? []).map((say) => ({ say }));

/** Correct and faulty replies of providers. */
export const scripts = {
  says: (text: string, tokens?: number): Script => ({
    steps: wordSteps(text),
    finish: 'stop',
    ...(tokens !== undefined && { tokens }),
  }),
  /** Word by word. */
  slowly: (text: string, intervalMs: number): Script => ({
    steps: wordSteps(text).flatMap((step) => [{ wait: intervalMs }, step]),
    finish: 'stop',
  }),
  calls: (...calls: [name: string, input: unknown][]): Script => ({
    steps: calls.map(([call, input], at) => ({
      call,
      input: typeof input === 'string' ? input : JSON.stringify(input),
      id: `call_${at}`,
    })),
    finish: 'tool_calls',
    tokens: 50,
  }),
  refuses: (): Script => ({ steps: [], finish: 'content_filter' }),
  /** A `refusal` delta instead of content, as some providers send it. */
  declines: (): Script => ({
    steps: [{ raw: 'data: {"choices":[{"index":0,"delta":{"refusal":"I cannot help with that."}}]}\n\n' }],
    finish: 'stop',
  }),
  fails: (status: number, headers: Record<string, string> = {}): Script => ({ steps: [], status, headers }),
  hangs: (text = ''): Script => ({ steps: [...wordSteps(text), { hang: true }] }),
  cutsOff: (text: string): Script => ({ steps: wordSteps(text) }),
  breaks: (text: string): Script => ({
    steps: [...wordSteps(text), { raw: 'data: {"choices":[{"del\n\n' }],
    finish: 'stop',
  }),
  floods: (characters: number): Script => ({ steps: [{ say: 'a'.repeat(characters) }], finish: 'stop' }),
} as const;

/** A received request. */
export interface Asked {
  /** The raw body. */
  body: string;
  messages: { role: string; content: string | null }[];
  tools: string[];
  toolChoice: string;
  headers: IncomingMessage['headers'];
  /** When the client disconnected before the end of the reply, ms since 1970. */
  left: number | undefined;
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
export class Provider {
  readonly asked: Asked[] = [];
  otherwise: Script = scripts.says('Bend your knees. Push to the side.', 100);
  #queuedReplies: Script[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  private constructor(private readonly port: number) {}

  static async open(): Promise<Provider> {
    const provider = new Provider(await freePort());
    await new Promise<void>((resolve) => provider.#server.listen(provider.port, '127.0.0.1', resolve));
    return provider;
  }

  /** Value for `OPENAI_BASE_URL`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** Sets the replies to the next requests and clears the recorded requests. */
  plays(...replies: Script[]): void {
    this.#queuedReplies = replies;
    this.asked.length = 0;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const { messages, tools = [], tool_choice: toolChoice } = JSON.parse(body);
    const received: Asked = {
      body,
      messages,
      tools: tools.map((tool: { function: { name: string } }) => tool.function.name),
      toolChoice,
      headers: request.headers,
      left: undefined,
    };
    this.asked.push(received);
    const disconnected = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) received.left = Date.now();
      disconnected.abort();
    });
    await this.#send(this.#queuedReplies.shift() ?? this.otherwise, response, disconnected.signal).catch(
      () => undefined,
    );
  }

  async #send(script: Script, response: ServerResponse, disconnected: AbortSignal) {
    const { steps, status = 200, headers, finish, tokens } = script;
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message: 'no', type: 'error', code: null } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    let toolCalls = 0;
    for (const step of steps) {
      if (disconnected.aborted) return;
      if ('hang' in step) return;
      if ('wait' in step) await pause(step.wait, undefined, { signal: disconnected });
      else if ('raw' in step) response.write(step.raw);
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
