import type { EmbeddedMessage, Embedder } from '@rinkside/safety/embeddings';
import type { ChatTurn } from '../engines/engine.js';
import { questionBefore, sentencesNeeded } from '../dialogue/dialogue.js';
import {
  normalizeMessage,
  questionsOfReport,
  sentencesOf,
  withoutCorrection,
  withoutThanks,
} from './normalize-message.js';
import { messageClasses } from '../retrieval/classes.js';
import { SpellingCorrector } from './spelling.js';

/** Only the last sentences of a long message are embedded: the question is mostly at the end. */
const maxSentences = 8;
/** Only the last questions of a report are answered. */
const maxQuestions = 2;
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
    const typed = sentencesOf(text).slice(-maxSentences);
    const sentences = typed.map((sentence) => this.normalize(sentence)).filter(Boolean);
    const parts = sentences.length > 1 ? sentences : [];
    const isShort = whole.split(' ').length <= maxContinuationWords;
    const inContext = previous !== undefined && isShort ? [`${this.normalize(previous)} ${whole}`] : [];
    const questions = questionsOfReport(typed).slice(-maxQuestions);
    const asked = questions.map(({ question, before }) =>
      this.normalize(
        [...before.slice(Math.max(0, before.length - sentencesNeeded(question))), question].join(' '),
      ),
    );
    const texts = [
      ...new Set([whole, ...parts, ...inContext, ...asked, ...(asked.length > 1 ? [asked.join(' ')] : [])]),
    ];
    // Messages are compared with messages, so they need no instruction for a search.
    const vectors = await this.embedder.embed(texts, 'document');
    const embedded = new Map(
      texts.map((embeddedText, index) => {
        const vector = vectors[index];
        if (!vector) throw new Error('the embedder returned too few vectors');
        return [embeddedText, { text: embeddedText, vector }] as const;
      }),
    );
    const vectorsOf = (wanted: readonly string[]) => wanted.flatMap((one) => embedded.get(one) ?? []);
    const [first] = vectorsOf([whole]);
    if (!first) throw new Error('the message has no text');
    const [context] = vectorsOf(inContext);
    const [askedWhole] = vectorsOf(asked.length > 0 ? [asked.join(' ')] : []);
    return {
      whole: first,
      sentences: vectorsOf(parts),
      ...(context && { inContext: context }),
      ...(askedWhole && {
        asked: {
          text: questions.map(({ question }) => question).join(' '),
          whole: askedWhole,
          inContext: first,
          sentences: vectorsOf(asked.length > 1 ? asked : []),
        },
      }),
    };
  }
}
