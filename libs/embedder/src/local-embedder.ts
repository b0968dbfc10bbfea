import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Embedder } from '@rinkside/safety/embeddings';
import type { EmbeddingRequest, EmbeddingResponse } from './messages.js';

/** Both resolve in the sources and in the build. */
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './embedding-program.ts' : './embedding-program.js',
    import.meta.url,
  ),
);
const packagedModel = fileURLToPath(new URL('../model', import.meta.url));

interface PendingRequest {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

/** Embeds texts with the model of this package, in a child process that starts with the first text. */
export class LocalEmbedder implements Embedder {
  #child: ChildProcess | undefined;
  #lastId = 0;
  #isClosed = false;
  readonly #pending = new Map<number, PendingRequest>();

  /** @param folder of the model, default the one in this package. */
  constructor(private readonly folder: string = packagedModel) {}

  async embed(texts: readonly string[], purpose: 'query' | 'document'): Promise<Float32Array[]> {
    if (this.#isClosed) throw new Error('the embedder is closed');
    const child = (this.#child ??= this.#start());
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
    this.#pending.set(id, { resolve, reject });
    child.ref();
    child.channel?.ref();
    child.send({ id, texts, purpose } satisfies EmbeddingRequest, (error) => {
      if (error) this.#settle({ id, error: error.message });
    });
    return promise;
  }

  /** Ends the process at once, even while the model loads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  #start(): ChildProcess {
    const child = fork(program, [this.folder], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    });
    child.on('message', (response: EmbeddingResponse) => this.#settle(response));
    const end = (error: Error) => {
      if (this.#child === child) this.#child = undefined;
      for (const id of this.#pending.keys()) this.#settle({ id, error: error.message });
    };
    child.once('error', end);
    child.once('exit', (code, signal) => end(new Error(`the embedding process ended: ${signal ?? code}`)));
    return child;
  }

  #settle(response: EmbeddingResponse) {
    const request = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if (this.#pending.size === 0) {
      // An idle child does not keep its parent running.
      this.#child?.unref();
      this.#child?.channel?.unref();
    }
    if ('vectors' in response) request?.resolve(response.vectors);
    else request?.reject(new Error(response.error));
  }
}
