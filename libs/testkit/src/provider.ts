import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@rinkside/stack/ports';

/** One step of a scripted answer. */
type Step =
  | { say: string }
  | { call: string; input: string; id: string }
  /** Bytes as they are. */
  | { raw: string }
  | { wait: number }
  /** Says nothing more and keeps the line open. */
  | { hang: true };

/** How the provider takes one request. */
export interface Script {
  steps: Step[];
  /** Other than 200: an error, without steps. */
  status?: number;
  headers?: Record<string, string>;
  /** How it says that it is done; absent: the line is cut. */
  finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  /** Tokens it says it used; absent: it does not say. */
  tokens?: number;
}

const words = (text: string): Step[] => (text.match(/\S+\s*|\s+/g) ?? []).map((say) => ({ say }));

/** What providers do, well or badly. */
export const scripts = {
  says: (text: string, tokens?: number): Script => ({
    steps: words(text),
    finish: 'stop',
    ...(tokens !== undefined && { tokens }),
  }),
  /** Word by word, so many ms apart. */
  slowly: (text: string, every: number): Script => ({
    steps: words(text).flatMap((step) => [{ wait: every }, step]),
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
  /** As some say it: in words of its own, beside the text. */
  declines: (): Script => ({
    steps: [{ raw: 'data: {"choices":[{"index":0,"delta":{"refusal":"I cannot help with that."}}]}\n\n' }],
    finish: 'stop',
  }),
  fails: (status: number, headers: Record<string, string> = {}): Script => ({ steps: [], status, headers }),
  hangs: (before = ''): Script => ({ steps: [...words(before), { hang: true }] }),
  cutsOff: (after: string): Script => ({ steps: words(after) }),
  breaks: (after: string): Script => ({
    steps: [...words(after), { raw: 'data: {"choices":[{"del\n\n' }],
    finish: 'stop',
  }),
  floods: (characters: number): Script => ({ steps: [{ say: 'a'.repeat(characters) }], finish: 'stop' }),
} as const;

/** A request as it came in. */
export interface Asked {
  /** The whole of it: nothing else went out. */
  body: string;
  messages: { role: string; content: string | null }[];
  tools: string[];
  toolChoice: string;
  headers: IncomingMessage['headers'];
  /** The client went away before the provider was done, ms since 1970. */
  left: number | undefined;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** The arguments come in two parts, as they do. */
const callChunks = ({ call, input, id }: { call: string; input: string; id: string }, index: number) => {
  const half = Math.ceil(input.length / 2);
  return [
    { index, id, type: 'function', function: { name: call, arguments: '' } },
    { index, function: { arguments: input.slice(0, half) } },
    { index, function: { arguments: input.slice(half) } },
  ].map((part) => chunk({ tool_calls: [part] }));
};

/** A local server that speaks the OpenAI protocol, as scripted: one script per request, then `otherwise`. */
export class Provider {
  readonly asked: Asked[] = [];
  otherwise: Script = scripts.says('Bend your knees. Push to the side.', 100);
  #scripts: Script[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(private readonly port: number) {}

  static async open(): Promise<Provider> {
    const provider = new Provider(await freePort());
    await new Promise<void>((resolve) => provider.#server.listen(provider.port, '127.0.0.1', resolve));
    return provider;
  }

  /** As `OPENAI_BASE_URL`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** What the next requests meet; what earlier ones left is forgotten. */
  plays(...next: Script[]): void {
    this.#scripts = next;
    this.asked.length = 0;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const { messages, tools = [], tool_choice: toolChoice } = JSON.parse(body);
    const asked: Asked = {
      body,
      messages,
      tools: tools.map((tool: { function: { name: string } }) => tool.function.name),
      toolChoice,
      headers: request.headers,
      left: undefined,
    };
    this.asked.push(asked);
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) asked.left = Date.now();
      gone.abort();
    });
    await this.#play(this.#scripts.shift() ?? this.otherwise, response, gone.signal).catch(() => undefined);
  }

  async #play(script: Script, response: ServerResponse, gone: AbortSignal) {
    const { steps, status = 200, headers, finish, tokens } = script;
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message: 'no', type: 'error', code: null } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    let calls = 0;
    for (const step of steps) {
      if (gone.aborted) return;
      if ('hang' in step) return;
      if ('wait' in step) await pause(step.wait, undefined, { signal: gone });
      else if ('raw' in step) response.write(step.raw);
      else if ('say' in step) response.write(chunk({ role: 'assistant', content: step.say }));
      else for (const part of callChunks(step, calls++)) response.write(part);
    }
    if (!finish) {
      // What was written goes out before the line is cut.
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
