import type { ReplyChunk, CoachQuestion } from '@rinkside/coach/engines/engine';
import { usesNumbers, toneFor } from '@rinkside/safety/tone';
import { SentenceSplitter } from '@rinkside/coach/engines/sentence-splitter';
import type { Pseudonymizer } from '@rinkside/coach/engines/pseudonymizer';
import type { OutputViolation } from '@rinkside/safety/output-rules';
import { personNamesIn } from '@rinkside/safety/person-names';
import { groundedNumbersIn } from '@rinkside/safety/number-grounding';
import { fallbackLines } from '@rinkside/safety/fallback-lines';
import { checkSentence } from '@rinkside/safety/safety';
import { advisesTraining } from '@rinkside/safety/training-advice';

/** Longer text without a sentence end is dropped. */
const maxSentenceLength = 1200;

/** A number with a unit of training plans, such as "20 minutes" or "3-day". */
const planNumber =
  /(\d+)([ -](?:min(?:ute)?s?|hours?|days?|weeks?|times|practi[cs]es|sessions?|players?|kids|goalies|skaters|years?|reps|pucks|cones)\b)/gi;

/** Passes a model's text on sentence by sentence and blocks sentences that break a safety rule. */
export class SentenceFilter {
  /** The text passed on so far, with real names. */
  text = '';
  /** A severe sentence was replaced with a safe line; the reply ends there. */
  isFinished = false;
  /** At least one sentence was blocked. */
  hasBlocked = false;
  readonly #evidenceNumbers = new Set<string>();
  /** Numbers the player mentioned. They count as evidence in training plans only, not in praise. */
  readonly #playerNumbers: ReadonlySet<string>;
  readonly #evidenceNames = new Set<string>();
  #splitter = new SentenceSplitter();
  #previousSentence = '';
  #startsParagraph = false;
  /** White space after the last sentence, written before the next one. */
  #pendingSpace = '';

  constructor(
    private readonly question: CoachQuestion,
    private readonly pseudonyms: Pseudonymizer,
    private readonly onBlocked: (kind: OutputViolation) => void,
  ) {
    const { text, memories, history } = question;
    const turns = Map.groupBy(history, ({ role }) => role);
    this.#playerNumbers = groundedNumbersIn([text, memories, turns.get('user')]);
    // Earlier replies passed this filter, so their numbers are evidence.
    this.addEvidence(turns.get('assistant'));
    this.#addNames(text, memories, turns.get('user'));
  }

  /** Adds evidence: the reply may use its numbers and names. */
  addEvidence(...evidence: unknown[]): void {
    if (usesNumbers(toneFor(this.question.persona)))
      for (const number of groundedNumbersIn(evidence)) this.#evidenceNumbers.add(number);
    this.#addNames(evidence);
  }

  #addNames(...values: unknown[]): void {
    for (const name of personNamesIn(this.pseudonyms.mask(JSON.stringify(values))))
      this.#evidenceNames.add(name);
  }

  *push(text: string): Generator<ReplyChunk> {
    for (const sentence of this.#splitter.push(text)) yield* this.#check(sentence);
    // Keeps the buffer bounded.
    if (this.#splitter.remainder.length > maxSentenceLength) this.discardPartial();
  }

  /** Checks and passes on the last sentence of a complete completion. */
  *end(): Generator<ReplyChunk> {
    yield* this.#check(this.#splitter.flush());
  }

  /** Starts the next sentence in a new paragraph. */
  startParagraph(): void {
    this.#startsParagraph = true;
  }

  /** Drops an incomplete sentence after a completion broke off. */
  discardPartial(): void {
    this.#splitter = new SentenceSplitter();
  }

  *#check(sentence: string): Generator<ReplyChunk> {
    if (this.isFinished || !sentence) return;
    if (!sentence.trim()) {
      this.#pendingSpace += sentence;
      return;
    }
    // Also checks it together with the previous sentence: splitting a sentence in two must not evade a rule.
    const kind = this.#violationIn(sentence) ?? this.#violationIn(this.#previousSentence + sentence);
    if (!kind) {
      this.#previousSentence = sentence;
      yield* this.#emit(this.pseudonyms.unmask(sentence));
      return;
    }
    this.onBlocked(kind);
    this.hasBlocked = true;
    // A blocked sentence still ends its paragraph.
    if (/\n\s*$/.test(sentence)) this.#pendingSpace = '\n\n';
    const line = fallbackLines[kind];
    if (!line) return;
    this.isFinished = true;
    yield* this.#emit(line);
  }

  *#emit(sentence: string): Generator<ReplyChunk> {
    const trimmed = sentence.trimEnd();
    const space = this.#startsParagraph ? '\n\n' : this.#pendingSpace;
    const text = this.text ? space + trimmed : trimmed.trimStart();
    this.#startsParagraph = false;
    this.#pendingSpace = sentence.slice(trimmed.length);
    this.text += text;
    yield { text };
  }

  #violationIn(sentence: string): OutputViolation | undefined {
    if (this.question.noDrills && advisesTraining(sentence)) return 'training';
    const evidence = { numbers: this.#evidenceNumbers, names: this.#evidenceNames };
    const withoutPlayerNumbers = sentence.replace(planNumber, (match, number: string, unit: string) =>
      this.#playerNumbers.has(number) ? unit : match,
    );
    const verdict = checkSentence(withoutPlayerNumbers, this.question.persona, evidence);
    return verdict.ok ? undefined : verdict.kind;
  }
}
