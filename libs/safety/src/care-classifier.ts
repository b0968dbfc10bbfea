import type { CareKind } from '@rinkside/contracts/coach';
import type { EmbeddedMessage, EmbeddedText } from './embeddings.js';
import type { CareReading } from './care-decision.js';
import type { Weights } from './weights.js';

/** The classes of the classifier: innocent messages, then the kinds of care. */
export type CareClass = 'none' | CareKind;

/** The result of the training. Each class has one row: the vector, then the words. */
export interface TrainedCare extends Weights {
  classes: readonly CareClass[];
  /** Length of the vectors of the embedding model. */
  size: number;
  /** Number of word features. */
  buckets: number;
  /** The factor of each row, for the vector and for the words. */
  scales: readonly { vector: number; words: number }[];
  biases: readonly number[];
  /** The least probability of care for each grade. */
  thresholds: { certain: number; possible: number };
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
};

/** Returns the features of a normalized text: its words and pairs of words, hashed. */
export const wordFeatures = (text: string, buckets: number): number[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...new Set([...words, ...pairs].map((feature) => hashOf(feature) % buckets))];
};

/** The weight of each word feature of a text: long texts do not score higher. */
export const wordWeight = (features: readonly number[]): number =>
  1 / Math.sqrt(Math.max(1, features.length));

/** Converts scores to probabilities. */
export const softmax = (scores: readonly number[]): number[] => {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** The most probable kind of care. */
interface CareScore {
  kind: CareKind;
  /** That the message needs care of any kind. */
  probability: number;
}

/** A reading with the probability that the part of the message needs care. */
interface LikelyReading extends CareReading {
  probability: number;
}

/** A follow-up with less probability of care by itself is read without the message before it. */
const minFollowUpProbability = 0.12;

/** A rule that matches a message with less probability of care in each part is only possible. */
const maxInnocentProbability = 0.05;

/** 'And if he wants to quit': a follow-up about leaving the team. Alone it reads like giving up. */
const quittingFollowUp =
  /^(?:(?:and|but|so|ok) )*(?:what )?if (?:he|she|they|my \w+) (?:wants?|asks?|decides?) to (?:quit|stop)(?: hockey| playing| the team| the sport)?[?.!]*$/i;

/** Recognizes messages that need care, by meaning. */
export class CareClassifier {
  constructor(private readonly trained: TrainedCare) {}

  /** Scores one text. Undefined for a vector of another embedding model. */
  scoreOf({ text, vector }: EmbeddedText): CareScore | undefined {
    const { classes, size, buckets, scales, biases } = this.trained;
    if (vector.length !== size) return undefined;
    const features = wordFeatures(text, buckets);
    const weight = wordWeight(features);
    const rowSize = size + buckets;
    const probabilities = softmax(
      classes.map((_, row) => {
        let vectorSum = 0;
        for (let k = 0; k < size; k++)
          vectorSum += (this.trained.weights[row * rowSize + k] ?? 0) * (vector[k] ?? 0);
        let wordSum = 0;
        for (const feature of features) wordSum += this.trained.weights[row * rowSize + size + feature] ?? 0;
        const scale = scales[row];
        return vectorSum * (scale?.vector ?? 0) + wordSum * weight * (scale?.words ?? 0) + (biases[row] ?? 0);
      }),
    );
    let best: { kind: CareKind; probability: number } | undefined;
    let probability = 0;
    for (const [row, kind] of classes.entries()) {
      if (kind === 'none') continue;
      const ofKind = probabilities[row] ?? 0;
      probability += ofKind;
      if (!best || ofKind > best.probability) best = { kind, probability: ofKind };
    }
    return best && { kind: best.kind, probability };
  }

  /**
   * Whether a message is innocent by its meaning although a rule of the kind matches: 'line-ups are a headache', 'coach
   * yells at me for chasing the puck, where do I go'.
   */
  contradicts(kind: CareKind, { whole, sentences }: EmbeddedMessage): boolean {
    if (kind !== 'yelled' && (kind === 'self_harm' || !this.trained.classes.includes(kind))) return false;
    const scores = [whole, ...sentences].map((part) => this.scoreOf(part));
    return scores.every((score) => score !== undefined && score.probability < maxInnocentProbability);
  }

  /**
   * Reads what a message discloses, as a whole and in each sentence, the most probable first. A short message also has to
   * read like care with the message before it for the whole to agree; by that alone it is at most possible.
   */
  read({ whole, sentences, inContext }: EmbeddedMessage): LikelyReading[] {
    const { certain, possible } = this.trained.thresholds;
    const ofWhole = this.scoreOf(whole);
    if (!ofWhole) return [];
    const scores = [ofWhole, ...sentences.flatMap((part) => this.scoreOf(part) ?? [])];
    const [best = ofWhole, ...others] = scores.toSorted((a, b) => b.probability - a.probability);
    if (best.kind === 'self_harm' && inContext && quittingFollowUp.test(whole.text)) return [];
    const isPossible = (part: EmbeddedText) => (this.scoreOf(part)?.probability ?? 0) >= possible;
    // 'I trip every time' after a question on mohawks is about mohawks.
    const wholeAgrees = isPossible(whole) && (!inContext || isPossible(inContext));
    const found = [best, ...others].filter(({ probability }) => probability >= possible);
    if (found.length > 0)
      return found.map(({ kind, probability }) => ({
        kind,
        grade: probability >= certain ? 'certain' : 'possible',
        wholeAgrees,
        probability,
      }));
    const followUp =
      inContext && best.probability >= minFollowUpProbability ? this.scoreOf(inContext) : undefined;
    return followUp && followUp.probability >= certain
      ? [{ kind: followUp.kind, grade: 'possible', wholeAgrees, probability: followUp.probability }]
      : [];
  }
}
