import type { EmbeddedMessage, EmbeddedText, Embedder } from '../embeddings.js';
import type { ChatTurn } from '../engine.js';
import { questionBefore } from './dialogue.js';
import { normalizeMessage, sentencesOf, withoutCorrection, withoutThanks } from './normalize-message.js';
import { messageClasses } from './classes.js';
import { SpellingCorrector } from './spelling.js';

/** Only the first sentences of a long message are embedded. */
const maxSentences = 4;
/** A longer message is a question of its own. */
const maxContinuationWords = 8;

/** Creates the spelling corrector: words of the examples first, then words of the language. */
export const createCorrector = (knownWords: readonly string[]): SpellingCorrector => {
  const counts = new Map<string, number>();
  for (const { examples } of messageClasses)
    for (const word of examples.flatMap((example) => example.toLowerCase().match(/[a-z]{3,}/g) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const hockeyWords = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  return new SpellingCorrector(hockeyWords, knownWords);
};

/** Normalizes messages and turns them into vectors. */
export class MessageReader {
  constructor(
    private readonly embedder: Embedder,
    private readonly corrector: SpellingCorrector,
  ) {}

  normalize(text: string): string {
    return normalizeMessage(text, this.corrector);
  }

  /** @param history the turns before the message, oldest first. */
  async read(text: string, history: readonly ChatTurn[] = []): Promise<EmbeddedMessage> {
    const previous = questionBefore(history);
    const whole = this.normalize(withoutThanks(withoutCorrection(text)));
    const sentences = sentencesOf(text)
      .slice(0, maxSentences)
      .map((sentence) => this.normalize(sentence))
      .filter(Boolean);
    const parts = sentences.length > 1 ? sentences : [];
    const isShort = whole.split(' ').length <= maxContinuationWords;
    const inContext = previous !== undefined && isShort ? [`${this.normalize(previous)} ${whole}`] : [];
    const texts = [whole, ...parts, ...inContext];
    // Messages are compared with messages, so they need no instruction for a search.
    const vectors = await this.embedder.embed(texts, 'document');
    const embedded = texts.map((embeddedText, index): EmbeddedText => {
      const vector = vectors[index];
      if (!vector) throw new Error('the embedder returned too few vectors');
      return { text: embeddedText, vector };
    });
    const [first, ...rest] = embedded;
    if (!first) throw new Error('the message has no text');
    const context = inContext.length > 0 ? rest.at(-1) : undefined;
    return {
      whole: first,
      sentences: rest.slice(0, parts.length),
      ...(context && { inContext: context }),
    };
  }
}
