import type { Role } from '@rinkside/contracts/player';
import { isNamesake } from '../reading/namesakes.js';
import type { EmbeddedText } from '@rinkside/safety/embeddings';
import { messageClasses, type MessageClass } from './classes.js';
import { LexicalScores, stemsIn } from './lexical-scores.js';
import { LinearScores, type PackedClassifier } from './linear-scores.js';

/** The result of `npm run train-coach`. */
export interface TrainedRanking extends PackedClassifier {
  /** The scores are divided by it, so that their softmax is a probability. Found by cross-validation. */
  temperature: number;
  /** The factor of the lexical scores. Found by cross-validation. */
  lexicalWeight: number;
}

/** A class with the probability that it is the one meant. */
export interface RankedClass {
  messageClass: MessageClass;
  probability: number;
  /** The share of the text's words that the examples contain. */
  overlap: number;
}

/** Who asks. */
export interface Asker {
  role: Role | null;
  position: 'goalie' | 'skater' | null;
}

/** Added to the score of a class for goalies if a goalie asks, subtracted if a skater asks. */
const positionBonus = 0.7;
/** Subtracted instead if a skater asks and does not mention goalies: 'score five hole'. */
const skaterMalus = 3;
const goalieWords = /\bgoal(?:ie|keep|tend)|\b(?:in|the) net\b/;

/** Added to the score of a class that mostly people like the asker ask. */
const audienceBonus = 1;
/** Subtracted from the score of a class that mostly others ask. */
const otherAudienceMalus = 1.5;
const audienceBonusOf = ({ audience }: MessageClass, { role }: Asker): number => {
  if (!audience || !role) return 0;
  return audience === role ? audienceBonus : -otherAudienceMalus;
};

const positionBonusOf = ({ isForGoalies }: MessageClass, { role, position }: Asker, text: string): number => {
  if (role !== 'player' || !isForGoalies || position === null) return 0;
  if (position === 'goalie') return positionBonus;
  return goalieWords.test(text) ? -positionBonus : -skaterMalus;
};

/** A playing system such as 1-2-2. */
const systemIn = (text: string): string | undefined => /\b\d-\d-\d\b/.exec(text)?.[0];
/** Another system has nearly the same words. */
const otherSystemMalus = 4;
const systemMalusOf = ({ entry }: MessageClass, text: string): number => {
  const named = systemIn(text);
  const described = entry && systemIn(entry.title);
  return named && described && named !== described ? otherSystemMalus : 0;
};

const numerals: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
};
/** The numbers of players in '3 on 2' and 'five on three'. */
const situationIn = (text: string): string | undefined => {
  const [, ours, theirs] =
    /\b([1-6]|one|two|three|four|five|six) ?-?(?:on|v|vs|versus|against) ?-?([1-6]|one|two|three|four|five|six)\b/.exec(text) ?? [];
  return ours && theirs && `${numerals[ours] ?? ours}-${numerals[theirs] ?? theirs}`;
}; // prettier-ignore
/** Of the examples of a class that is about such situations. */
const minSituationShare = 0.3;
const situationsOf = ({ examples }: MessageClass): ReadonlySet<string> => {
  const named = examples.map(situationIn).filter((situation) => situation !== undefined);
  return new Set(named.length >= minSituationShare * examples.length ? named : []);
};
/** 'Three on two' is not 'five on three', although they share a word. */
const situationMalusOf = (situations: ReadonlySet<string>, text: string): number => {
  const named = situationIn(text);
  return named && situations.size > 0 && !situations.has(named) ? otherSystemMalus : 0;
};

/** Subtracted from an entry if its name means something else in the text. */
const namesakeMalus = 6;

const bonusOf = (messageClass: MessageClass, asker: Asker, text: string): number =>
  positionBonusOf(messageClass, asker, text) -
  systemMalusOf(messageClass, text) -
  (isNamesake(messageClass.id, text) ? namesakeMalus : 0) +
  audienceBonusOf(messageClass, asker);

const isFor = ({ roles }: MessageClass, { role }: Asker): boolean =>
  roles === undefined || role === null || roles.includes(role);

const maxRanked = 6;

/** Topics with several kinds of messages, which have the same answer. */
const topicsOfKinds: readonly MessageClass['topic'][] = ['unknown', 'ownNumbers'];

/** Adds up the probabilities of the kinds of a topic. */
const withKindsAsOne = (ranked: readonly RankedClass[]): RankedClass[] =>
  topicsOfKinds
    .reduce<readonly RankedClass[]>((rest, topic) => {
      const isKind = ({ messageClass }: RankedClass) => messageClass.topic === topic;
      const kinds = rest.filter(isKind);
      const [best] = kinds;
      if (!best) return rest;
      const probability = kinds.reduce((sum, kind) => sum + kind.probability, 0);
      return [...rest.filter((kind) => !isKind(kind)), { ...best, probability }];
    }, ranked)
    .toSorted((a, b) => b.probability - a.probability);

/** Ranks the classes of messages by meaning and by shared words. */
export class Ranking {
  readonly #linear: LinearScores;
  readonly #lexical: LexicalScores;
  readonly #classes: readonly MessageClass[];
  readonly #situations: readonly ReadonlySet<string>[];
  /** The words of examples and answers about hockey. */
  readonly #knownStems: ReadonlySet<string>;

  /** @param normalize spells the examples as the texts to rank. */
  constructor(
    private readonly trained: TrainedRanking,
    normalize: (text: string) => string,
  ) {
    this.#linear = new LinearScores(trained);
    const byId = new Map(messageClasses.map((messageClass) => [messageClass.id, messageClass]));
    this.#classes = trained.classes.flatMap((id) => byId.get(id) ?? []);
    if (this.#classes.length !== trained.classes.length)
      throw new Error('the trained ranking is outdated; run: npm run train-coach');
    this.#situations = this.#classes.map(situationsOf);
    this.#knownStems = new Set(
      this.#classes
        .filter(({ topic }) => topic !== 'unknown')
        .flatMap(({ examples, entry }) => examples.map(normalize).concat(Object.values(entry?.answers ?? {})))
        .flatMap(stemsIn),
    );
    this.#lexical = new LexicalScores(this.#classes.map(({ examples }) => examples.map(normalize)));
  }

  /** Whether a word of the text is in no example or answer about hockey. */
  hasForeignWord(text: string): boolean {
    return stemsIn(text).some((stem) => /^\p{L}{3,}$/u.test(stem) && !this.#knownStems.has(stem));
  }

  /** Whether the vector comes from the model of the training. */
  accepts({ vector }: EmbeddedText): boolean {
    return this.#linear.accepts(vector);
  }

  /** Returns the most probable classes for the asker, the best first. */
  rank({ text, vector }: EmbeddedText, asker: Asker): RankedClass[] {
    const { temperature, lexicalWeight } = this.trained;
    const linear = this.#linear.scoresOf(vector);
    const lexical = this.#lexical.scoresOf(text);
    const scored = this.#classes
      .map((messageClass, label) => ({
        messageClass,
        label,
        score:
          (linear[label] ?? 0) / temperature +
          (lexical[label] ?? 0) * lexicalWeight +
          bonusOf(messageClass, asker, text) -
          situationMalusOf(this.#situations[label] ?? new Set(), text),
      }))
      .filter(({ messageClass }) => isFor(messageClass, asker))
      .toSorted((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    const sum = scored.reduce((total, { score }) => total + Math.exp(score - best), 0);
    const ranked = scored.map(({ messageClass, label, score }) => ({
      messageClass,
      probability: Math.exp(score - best) / sum,
      overlap: this.#lexical.overlapWith(text, label),
    }));
    return withKindsAsOne(ranked).slice(0, maxRanked);
  }
}
