/** A request to the embedding process. */
export interface EmbeddingRequest {
  id: number;
  texts: readonly string[];
  purpose: 'query' | 'document';
}

/** Its answer: the vectors, or the reason of the failure. */
export type EmbeddingResponse = { id: number } & ({ vectors: Float32Array[] } | { error: string });
