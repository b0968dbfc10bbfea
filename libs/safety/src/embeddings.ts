/** Turns texts into unit vectors, in the order of the texts. */
export interface Embedder {
  embed(texts: readonly string[], purpose: 'query' | 'document'): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** A text with its unit vector. */
export interface EmbeddedText {
  text: string;
  vector: Float32Array;
}

/** A normalized message and its vectors. The safety rules and the ranking read the same vectors. */
export interface EmbeddedMessage {
  whole: EmbeddedText;
  /** The sentences of a message with more than one. */
  sentences: readonly EmbeddedText[];
  /** The previous question followed by this message, for a short message that may continue it. */
  inContext?: EmbeddedText;
  /** The questions of a longer report, which are answered instead of the whole. */
  asked?: AskedPart;
}

/** The questions of a message as typed, with their vectors. */
interface AskedPart extends Pick<EmbeddedMessage, 'whole' | 'sentences' | 'inContext'> {
  text: string;
}
