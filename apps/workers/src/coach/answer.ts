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

/** The services `writeReply` needs; one set per worker process. */
export interface Desk {
  choose: Choose;
  /** Renews the lease of a reply. Resolves to whether the reader stopped it; undefined once the lease is lost. */
  keep: (held: Held) => Promise<boolean | undefined>;
  measures: CoachMeasures;
  log: Log;
}

/** A finished reply and the memories to save with it. */
export interface Ending extends Finished {
  remember: string[];
}

/** The `outcome` label of `rinkside_coach_answers_total`. */
type Outcome = 'answered' | 'crisis' | 'stopped' | 'truncated' | 'fallback';

/** Writes one reply to one question. */
class ReplyWriter {
  readonly #startedAt = performance.now();

  constructor(
    private readonly services: Desk,
    private readonly question: Question,
    private readonly stream: Writer,
    private readonly signal: AbortSignal,
  ) {}

  async write(): Promise<Ending> {
    const { text, persona, knock } = this.question;
    const crisis = screenQuestion(text, persona, knock === undefined ? [] : [knock]);
    if (crisis) return this.#crisisResponse(crisis);
    const selected = await this.services.choose(persona);
    try {
      return await this.#reply(selected, 'answered');
    } catch (error) {
      if (selected.name === 'playbook') throw error;
      return this.#fallback(error);
    }
  }

  #crisisResponse({ kind, text, extras }: Care): Promise<Ending> {
    this.services.measures.care.inc({ kind });
    this.#push(text, 'playbook');
    return this.#finish('playbook', 'crisis', { extras });
  }

  /** After a model failure: keeps the text already shown, otherwise replies with the built-in coach. */
  #fallback(error: unknown): Promise<Ending> {
    const reason = error instanceof ProviderError ? error.why : 'broken';
    this.services.log.warn({ err: error, reason }, 'model did not finish a reply');
    if (this.stream.text) return this.#finish('model', 'truncated', undefined, coachNotices.cutOff);
    const isRefusal = reason === 'refused' || reason === 'unsafe';
    const notice = isRefusal ? coachNotices.refused : coachNotices.failed;
    return this.#reply({ name: 'playbook', engine: playbook, notice }, 'fallback');
  }

  async #reply({ name, engine, notice }: Choice, outcome: Outcome): Promise<Ending> {
    const result = await this.#runEngine(name, engine);
    if (!result) return this.#finish(name, 'stopped');
    const { sql, persona } = this.question;
    const breakReminder = nudgeAfter(await askedWithin(sql, persona.id, longSession.minutes));
    if (breakReminder) this.#push(`\n\n${breakReminder}`, name);
    return this.#finish(name, outcome, result, result.notice ?? notice);
  }

  /** Streams the engine's pieces. Resolves to undefined when the signal aborted the run. */
  async #runEngine(name: EngineName, engine: Engine): Promise<Answered | undefined> {
    const pieces = engine(this.question, this.signal);
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (this.signal.aborted) return undefined;
        if (done) return value;
        if ('label' in value) this.stream.status(value.label);
        else this.#push(value.text, name);
      }
    } finally {
      // Lets the engine close its upstream connection.
      await pieces.return({ extras: [] }).catch(() => undefined);
    }
  }

  #push(text: string, engine: EngineName) {
    if (!this.stream.text)
      this.services.measures.first.observe({ engine }, (performance.now() - this.#startedAt) / 1000);
    this.stream.push(text);
  }

  async #finish(engine: EngineName, outcome: Outcome, result?: Answered, notice?: string): Promise<Ending> {
    await this.stream.flush();
    this.services.measures.answers.inc({ engine, outcome });
    return {
      text: this.stream.text,
      extras: result?.extras ?? [],
      remember: result?.remember ?? [],
      engine,
      notice: notice ?? null,
      stopped: !result,
    };
  }
}

/**
 * Writes the reply to a question into `stream`. A safety rule may replace it with a crisis response. If the model's
 * provider fails before any text was shown, the built-in coach replies instead and `notice` says so.
 */
export const answer = (
  services: Desk,
  question: Question,
  stream: Writer,
  signal: AbortSignal,
): Promise<Ending> => new ReplyWriter(services, question, stream, signal).write();
