import type { EngineName } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { askedWithin } from '@rinkside/domain/coach/coach.usage';
import type { Finished, Held } from '@rinkside/domain/coach/coach.work';
import type { Answered, Engine, Question } from '@rinkside/domain/coach/engine';
import { playbook } from '@rinkside/domain/coach/playbook';
import { longSession, nudgeAfter } from '@rinkside/domain/safety/nudge';
import { screenQuestion, type Care } from '@rinkside/domain/safety/safety';
import type { Log } from '@rinkside/platform/log';
import type { Choice, Choose } from './choose.js';
import type { CoachMeasures } from './measure.js';
import { ProviderError } from './provider.js';
import type { Writer } from './writer.js';

/** What writing an answer takes, one of each per worker. */
export interface Desk {
  choose: Choose;
  /** Says of an answer that it is being written; whether its reader asked for the end, undefined once it is lost. */
  keep: (held: Held) => Promise<boolean | undefined>;
  measures: CoachMeasures;
  log: Log;
}

/** An answer as it ends, and what to keep in mind from it. */
export interface Ending extends Finished {
  remember: string[];
}

type Outcome = 'answered' | 'care' | 'stopped' | 'cut_off' | 'stood_in';

/** Writes one answer to one question. */
class Answer {
  readonly #began = performance.now();

  constructor(
    private readonly desk: Desk,
    private readonly question: Question,
    private readonly writer: Writer,
    private readonly signal: AbortSignal,
  ) {}

  async write(): Promise<Ending> {
    const { text, persona, knock } = this.question;
    const care = screenQuestion(text, persona, knock === undefined ? [] : [knock]);
    if (care) return this.#care(care);
    const choice = await this.desk.choose(persona);
    try {
      return await this.#answered(choice, 'answered');
    } catch (error) {
      if (choice.name === 'playbook') throw error;
      return this.#without(error);
    }
  }

  #care({ kind, text, extras }: Care): Promise<Ending> {
    this.desk.measures.care.inc({ kind });
    this.#push(text, 'playbook');
    return this.#end('playbook', 'care', { extras });
  }

  /** What a provider leaves when it fails: its text as far as it was shown, else the built-in coach's answer. */
  #without(error: unknown): Promise<Ending> {
    const why = error instanceof ProviderError ? error.why : 'broken';
    this.desk.log.warn({ err: error, why }, 'the model did not finish an answer');
    if (this.writer.text) return this.#end('model', 'cut_off', undefined, coachNotices.cutOff);
    const refused = why === 'refused' || why === 'unsafe';
    const notice = refused ? coachNotices.refused : coachNotices.failed;
    return this.#answered({ name: 'playbook', engine: playbook, notice }, 'stood_in');
  }

  async #answered({ name, engine, notice }: Choice, outcome: Outcome): Promise<Ending> {
    const answered = await this.#run(name, engine);
    if (!answered) return this.#end(name, 'stopped');
    const { sql, persona } = this.question;
    const nudge = nudgeAfter(await askedWithin(sql, persona.id, longSession.minutes));
    if (nudge) this.#push(`\n\n${nudge}`, name);
    return this.#end(name, outcome, answered, answered.notice ?? notice);
  }

  /** Gives out what the engine writes; undefined when it was ended before its end. */
  async #run(name: EngineName, engine: Engine): Promise<Answered | undefined> {
    const pieces = engine(this.question, this.signal);
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (this.signal.aborted) return undefined;
        if (done) return value;
        if ('label' in value) this.writer.status(value.label);
        else this.#push(value.text, name);
      }
    } finally {
      // Whoever streams to the engine is told that nobody reads any more.
      await pieces.return({ extras: [] }).catch(() => undefined);
    }
  }

  #push(text: string, engine: EngineName) {
    if (!this.writer.text)
      this.desk.measures.first.observe({ engine }, (performance.now() - this.#began) / 1000);
    this.writer.push(text);
  }

  async #end(engine: EngineName, outcome: Outcome, answered?: Answered, notice?: string): Promise<Ending> {
    await this.writer.flush();
    this.desk.measures.answers.inc({ engine, outcome });
    return {
      text: this.writer.text,
      extras: answered?.extras ?? [],
      remember: answered?.remember ?? [],
      engine,
      notice: notice ?? null,
      stopped: !answered,
    };
  }
}

/**
 * Answers with care where a rule asks for it, else with the engine that answers this person; when its provider
 * fails before a word was shown, the built-in coach answers and the answer says so.
 */
export const answer = (
  desk: Desk,
  question: Question,
  writer: Writer,
  signal: AbortSignal,
): Promise<Ending> => new Answer(desk, question, writer, signal).write();
