import type { Piece, Question } from '@rinkside/domain/coach/engine';
import { saysNumbers, voiceOf } from '@rinkside/domain/coach/playbook/voice';
import { Sentences } from '@rinkside/domain/coach/sentences';
import type { Veil } from '@rinkside/domain/coach/veil';
import type { AnswerKind } from '@rinkside/domain/safety/answer.rules';
import { namesIn } from '@rinkside/domain/safety/names';
import { groundsIn } from '@rinkside/domain/safety/numbers';
import { safeLines } from '@rinkside/domain/safety/safe-lines';
import { checkSentence } from '@rinkside/domain/safety/safety';

/** Text that never ends a sentence is no answer. */
const longestSentence = 1200;

/** A number as plans have it. */
const planned =
  /(\d+)([ -](?:min(?:ute)?s?|hours?|days?|weeks?|times|practi[cs]es|sessions?|players?|kids|goalies|skaters|years?|reps|pucks|cones)\b)/gi;

/** Lets a model's text out sentence by sentence, each after the safety rules. */
export class Release {
  /** What was let out, names and all. */
  text = '';
  /** Something grave was begun and a safe line stands in its place: the answer is over. */
  over = false;
  /** Some of it was not let out. */
  hasLeftOut = false;
  readonly #numbers = new Set<string>();
  /** Numbers of the asker's own: to plan with, not to praise with. */
  readonly #said: ReadonlySet<string>;
  readonly #names = new Set<string>();
  #sentences = new Sentences();
  #before = '';
  #apart = false;
  /** What stood after the last sentence, for the next. */
  #space = '';

  constructor(
    private readonly question: Question,
    private readonly veil: Veil,
    private readonly leftOut: (kind: AnswerKind) => void,
  ) {
    const { text, memories, history } = question;
    const turns = Map.groupBy(history, ({ role }) => role);
    this.#said = groundsIn([text, memories, turns.get('user')]);
    // What the coach said before was checked then.
    this.grounds(turns.get('assistant'));
    this.#know(text, memories, turns.get('user'));
  }

  /** What was found: its numbers and names may be said. */
  grounds(...found: unknown[]): void {
    if (saysNumbers(voiceOf(this.question.persona)))
      for (const number of groundsIn(found)) this.#numbers.add(number);
    this.#know(found);
  }

  #know(...heard: unknown[]): void {
    for (const name of namesIn(this.veil.hide(JSON.stringify(heard)))) this.#names.add(name);
  }

  *push(text: string): Generator<Piece> {
    for (const sentence of this.#sentences.push(text)) yield* this.#judge(sentence);
    // Left as it is, it would grow for ever.
    if (this.#sentences.rest.length > longestSentence) this.forget();
  }

  /** The completion is whole. */
  *end(): Generator<Piece> {
    yield* this.#judge(this.#sentences.end());
  }

  /** What comes next stands apart from what was let out. */
  paragraph(): void {
    this.#apart = true;
  }

  /** The completion broke off: half a sentence is not shown. */
  forget(): void {
    this.#sentences = new Sentences();
  }

  *#judge(sentence: string): Generator<Piece> {
    if (this.over || !sentence) return;
    if (!sentence.trim()) {
      this.#space += sentence;
      return;
    }
    // With what stands before it too: no rule is got round by a full stop.
    const kind = this.#broken(sentence) ?? this.#broken(this.#before + sentence);
    if (!kind) {
      this.#before = sentence;
      yield* this.#give(this.veil.show(sentence));
      return;
    }
    this.leftOut(kind);
    this.hasLeftOut = true;
    // A paragraph that ends with it ends all the same.
    if (/\n\s*$/.test(sentence)) this.#space = '\n\n';
    const line = safeLines[kind];
    if (!line) return;
    this.over = true;
    yield* this.#give(line);
  }

  *#give(words: string): Generator<Piece> {
    const whole = words.trimEnd();
    const space = this.#apart ? '\n\n' : this.#space;
    const text = this.text ? space + whole : whole.trimStart();
    this.#apart = false;
    this.#space = words.slice(whole.length);
    this.text += text;
    yield { text };
  }

  #broken(sentence: string): AnswerKind | undefined {
    const grounds = { numbers: this.#numbers, names: this.#names };
    const counted = sentence.replace(planned, (all, number: string, unit: string) =>
      this.#said.has(number) ? unit : all,
    );
    const verdict = checkSentence(counted, this.question.persona, grounds);
    return verdict.ok ? undefined : verdict.kind;
  }
}
