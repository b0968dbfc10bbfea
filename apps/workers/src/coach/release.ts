import type { Piece, Question } from '@rinkside/domain/coach/engine';
import { saysNumbers, voiceOf } from '@rinkside/domain/coach/playbook/voice';
import { Sentences } from '@rinkside/domain/coach/sentences';
import type { Veil } from '@rinkside/domain/coach/veil';
import type { AnswerKind } from '@rinkside/domain/safety/answer.rules';
import { namesIn } from '@rinkside/domain/safety/names';
import { groundsIn } from '@rinkside/domain/safety/numbers';
import { safeLines } from '@rinkside/domain/safety/safe-lines';
import { checkSentence } from '@rinkside/domain/safety/safety';

/** Longer text without a sentence end is dropped. */
const maxSentenceLength = 1200;

/** A number with a unit of training plans, such as "20 minutes" or "3-day". */
const planNumber =
  /(\d+)([ -](?:min(?:ute)?s?|hours?|days?|weeks?|times|practi[cs]es|sessions?|players?|kids|goalies|skaters|years?|reps|pucks|cones)\b)/gi;

/** Passes a model's text on sentence by sentence and blocks sentences that break a safety rule. */
export class Release {
  /** The text passed on so far, with real names. */
  text = '';
  /** A severe sentence was replaced with a safe line; the reply ends there. */
  over = false;
  /** At least one sentence was blocked. */
  hasLeftOut = false;
  readonly #evidenceNumbers = new Set<string>();
  /** Numbers the player mentioned. They count as evidence in training plans only, not in praise. */
  readonly #playerNumbers: ReadonlySet<string>;
  readonly #evidenceNames = new Set<string>();
  #splitter = new Sentences();
  #previousSentence = '';
  #startsParagraph = false;
  /** White space after the last sentence, written before the next one. */
  #pendingSpace = '';

  constructor(
    private readonly question: Question,
    private readonly pseudonyms: Veil,
    private readonly onBlocked: (kind: AnswerKind) => void,
  ) {
    const { text, memories, history } = question;
    const turns = Map.groupBy(history, ({ role }) => role);
    this.#playerNumbers = groundsIn([text, memories, turns.get('user')]);
    // Earlier replies passed this filter, so their numbers are evidence.
    this.grounds(turns.get('assistant'));
    this.#addNames(text, memories, turns.get('user'));
  }

  /** Adds evidence: the reply may use its numbers and names. */
  grounds(...evidence: unknown[]): void {
    if (saysNumbers(voiceOf(this.question.persona)))
      for (const number of groundsIn(evidence)) this.#evidenceNumbers.add(number);
    this.#addNames(evidence);
  }

  #addNames(...values: unknown[]): void {
    for (const name of namesIn(this.pseudonyms.hide(JSON.stringify(values)))) this.#evidenceNames.add(name);
  }

  *push(text: string): Generator<Piece> {
    for (const sentence of this.#splitter.push(text)) yield* this.#check(sentence);
    // Keeps the buffer bounded.
    if (this.#splitter.rest.length > maxSentenceLength) this.forget();
  }

  /** Checks and passes on the last sentence of a complete completion. */
  *end(): Generator<Piece> {
    yield* this.#check(this.#splitter.end());
  }

  /** Starts the next sentence in a new paragraph. */
  paragraph(): void {
    this.#startsParagraph = true;
  }

  /** Drops an incomplete sentence after a completion broke off. */
  forget(): void {
    this.#splitter = new Sentences();
  }

  *#check(sentence: string): Generator<Piece> {
    if (this.over || !sentence) return;
    if (!sentence.trim()) {
      this.#pendingSpace += sentence;
      return;
    }
    // Also checks it together with the previous sentence: splitting a sentence in two must not evade a rule.
    const kind = this.#violationIn(sentence) ?? this.#violationIn(this.#previousSentence + sentence);
    if (!kind) {
      this.#previousSentence = sentence;
      yield* this.#emit(this.pseudonyms.show(sentence));
      return;
    }
    this.onBlocked(kind);
    this.hasLeftOut = true;
    // A blocked sentence still ends its paragraph.
    if (/\n\s*$/.test(sentence)) this.#pendingSpace = '\n\n';
    const line = safeLines[kind];
    if (!line) return;
    this.over = true;
    yield* this.#emit(line);
  }

  *#emit(sentence: string): Generator<Piece> {
    const trimmed = sentence.trimEnd();
    const space = this.#startsParagraph ? '\n\n' : this.#pendingSpace;
    const text = this.text ? space + trimmed : trimmed.trimStart();
    this.#startsParagraph = false;
    this.#pendingSpace = sentence.slice(trimmed.length);
    this.text += text;
    yield { text };
  }

  #violationIn(sentence: string): AnswerKind | undefined {
    const evidence = { numbers: this.#evidenceNumbers, names: this.#evidenceNames };
    const withoutPlayerNumbers = sentence.replace(planNumber, (match, number: string, unit: string) =>
      this.#playerNumbers.has(number) ? unit : match,
    );
    const verdict = checkSentence(withoutPlayerNumbers, this.question.persona, evidence);
    return verdict.ok ? undefined : verdict.kind;
  }
}
