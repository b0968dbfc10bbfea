import type { EngineName } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { countRecentQuestions } from '@rinkside/domain/coach/coach.usage';
import type { FinishedReply, ReplyProgress } from '@rinkside/domain/coach/reply-lease.repository';
import type { EngineResult, Engine, CoachQuestion } from '@rinkside/coach/engines/engine';
import { playbook } from '@rinkside/coach/engines/playbook';
import { screenCoachQuestion, withCare } from '@rinkside/coach/dialogue/screen-question';
import { longSession, breakReminderAfter } from '@rinkside/safety/break-reminder';
import { concussionChangeOf, type CareNote, type CrisisResponse } from '@rinkside/safety/safety';
import type { Log } from '@rinkside/platform/log';
import type { SelectedEngine, SelectEngine } from './select-engine.js';
import type { CoachMetrics } from './coach.metrics.js';
import { ProviderError } from './provider-error.js';
import type { ReplyStream } from './reply-stream.js';
import type { Understanding } from './understanding.js';

/** The services `writeReply` needs; one set per worker process. */
export interface ReplyServices {
  selectEngine: SelectEngine;
  /** Renews the lease of a reply. Resolves to whether the reader stopped it; undefined once the lease is lost. */
  renewLease: (held: ReplyProgress) => Promise<boolean | undefined>;
  understanding: Pick<Understanding, 'of'>;
  metrics: CoachMetrics;
  log: Log;
}

/** A finished reply and the memories to save with it. */
export interface ReplyResult extends FinishedReply {
  remember: string[];
  /** How the question changes the concussion lock. */
  concussion?: 'reported' | 'cleared' | 'withdrawn' | undefined;
}

/** The `outcome` label of `rinkside_coach_answers_total`. */
type Outcome = 'answered' | 'crisis' | 'stopped' | 'truncated' | 'fallback';

/** Writes one reply to one question. */
class ReplyWriter {
  readonly #startedAt = performance.now();
  /** Joins the answer when the question may disclose something. */
  #note: CareNote | undefined;

  constructor(
    private readonly services: ReplyServices,
    private question: CoachQuestion,
    private readonly stream: ReplyStream,
    private readonly signal: AbortSignal,
  ) {}

  async write(): Promise<ReplyResult> {
    await this.#embed();
    const { response, note } = screenCoachQuestion(this.question);
    if (response) return this.#crisisResponse(response);
    this.#note = note;
    this.question = withCare(this.question, note);
    // What is surely a disclosure is sent to no provider.
    const selected: SelectedEngine =
      note?.extra.grade === 'certain'
        ? { name: 'playbook', engine: playbook }
        : await this.services.selectEngine(this.question.persona);
    try {
      return await this.#reply(selected, 'answered');
    } catch (error) {
      if (selected.name === 'playbook') throw error;
      return this.#fallback(error);
    }
  }

  /** Adds the vectors of the question. Without them the built-in coach matches patterns. */
  async #embed() {
    try {
      this.question = { ...this.question, ...(await this.services.understanding.of(this.question)) };
    } catch (error) {
      this.services.log.warn({ err: error }, 'question was not embedded');
    }
  }

  #crisisResponse({ kind, text, extras }: CrisisResponse): Promise<ReplyResult> {
    this.services.metrics.crisisResponses.inc({ kind });
    this.#push(text, 'playbook');
    return this.#finish('playbook', 'crisis', { extras });
  }

  /** After a model failure: keeps the text already shown, otherwise replies with the built-in coach. */
  #fallback(error: unknown): Promise<ReplyResult> {
    const reason = error instanceof ProviderError ? error.reason : 'broken';
    this.services.log.warn({ err: error, reason }, 'model did not finish a reply');
    if (this.stream.text) return this.#finish('model', 'truncated', undefined, coachNotices.cutOff);
    const isRefusal = reason === 'refused' || reason === 'unsafe';
    const notice = isRefusal ? coachNotices.refused : coachNotices.failed;
    return this.#reply({ name: 'playbook', engine: playbook, notice }, 'fallback');
  }

  async #reply({ name, engine, notice }: SelectedEngine, outcome: Outcome): Promise<ReplyResult> {
    const result = await this.#runEngine(name, engine);
    if (!result) return this.#finish(name, 'stopped');
    const { sql, persona } = this.question;
    const breakReminder = breakReminderAfter(
      await countRecentQuestions(sql, persona.id, longSession.minutes),
    );
    if (breakReminder) this.#push(`\n\n${breakReminder}`, name);
    if (this.#note) this.#push(`\n\n${this.#note.line}`, name);
    const extras = [...result.extras, ...(this.#note ? [this.#note.extra] : [])];
    return this.#finish(name, outcome, { ...result, extras }, result.notice ?? notice);
  }

  /** Streams the engine's pieces. Resolves to undefined when the signal aborted the run. */
  async #runEngine(name: EngineName, engine: Engine): Promise<EngineResult | undefined> {
    const pieces = engine(this.question, this.signal);
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (this.signal.aborted) return undefined;
        if (done) return value;
        if ('label' in value) this.stream.setStatus(value.label);
        else this.#push(value.text, name);
      }
    } finally {
      // Lets the engine close its upstream connection.
      await pieces.return({ extras: [] }).catch(() => undefined);
    }
  }

  #push(text: string, engine: EngineName) {
    if (!this.stream.text)
      this.services.metrics.firstTextSeconds.observe(
        { engine },
        (performance.now() - this.#startedAt) / 1000,
      );
    this.stream.push(text);
  }

  async #finish(
    engine: EngineName,
    outcome: Outcome,
    result?: EngineResult,
    notice?: string,
  ): Promise<ReplyResult> {
    await this.stream.flush();
    this.services.metrics.replies.inc({ engine, outcome });
    return {
      text: this.stream.text,
      extras: result?.extras ?? [],
      remember: result?.remember ?? [],
      engine,
      notice: notice ?? null,
      stopped: !result,
      concussion: concussionChangeOf(this.question),
    };
  }
}

/**
 * Writes the reply to a question into `stream`. A safety rule may replace it with a crisis response. If the model's
 * provider fails before any text was shown, the built-in coach replies instead and `notice` says so.
 */
export const writeReply = (
  services: ReplyServices,
  question: CoachQuestion,
  stream: ReplyStream,
  signal: AbortSignal,
): Promise<ReplyResult> => new ReplyWriter(services, question, stream, signal).write();
