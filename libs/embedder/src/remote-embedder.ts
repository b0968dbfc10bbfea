import type { Embedder } from '@rinkside/safety/embeddings';
import * as z from 'zod';

const replySchema = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).min(1) })),
});

const timeoutMs = 5000;

const toUnitVector = (values: readonly number[]): Float32Array => {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
};

export interface RemoteEmbedderOptions {
  /** Base URL of an OpenAI-compatible server, for example `http://localhost:8080/v1`. */
  url: string;
  model: string;
  apiKey?: string | undefined;
}

/** Embeds texts with an OpenAI-compatible server. */
export class RemoteEmbedder implements Embedder {
  constructor(private readonly options: RemoteEmbedderOptions) {}

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const { url, model, apiKey } = this.options;
    const response = await fetch(`${url.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the embeddings server answered ${response.status}`);
    const { data } = replySchema.parse(await response.json());
    if (data.length !== texts.length) throw new Error('the embeddings server returned too few vectors');
    return data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => toUnitVector(embedding));
  }

  async close(): Promise<void> {
    // Requests end by their timeout.
  }
}
