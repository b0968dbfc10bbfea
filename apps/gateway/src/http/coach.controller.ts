import { coachRoutes, coachRules, minorsRateLimit, type ChatView } from '@rinkside/contracts/coach';
import { selectEngine } from '@rinkside/domain/coach/engine-selection';
import {
  askCoach,
  deleteMemory,
  endConcussion,
  rateReply,
  regenerateReply,
  stopReply,
} from '@rinkside/domain/coach/coach.commands';
import { chatAsJson, memoriesOf } from '@rinkside/domain/coach/coach.views';
import { openConcussionOf } from '@rinkside/domain/coach/concussion.repository';
import { personaOf } from '@rinkside/domain/coach/persona';
import { suggestionsFor } from '@rinkside/domain/coach/suggestions';
import type { Actor } from '@rinkside/domain/actor';
import { notFound, rateLimited } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { RawJson } from './contract/raw-json.js';

@Controller()
export class CoachController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(coachRoutes.ask)
  async ask({ actor, body, idempotency }: ContractRequest<typeof coachRoutes.ask>) {
    await this.#limitMinors(actor);
    await this.app.commands.run(actor, (ctx) => askCoach(ctx, body), idempotency);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.messages)
  messages({ actor }: ContractRequest<typeof coachRoutes.messages>) {
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.stop)
  async stop({ actor, params }: ContractRequest<typeof coachRoutes.stop>) {
    await this.app.commands.run(actor, (ctx) => stopReply(ctx, params.id));
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.regenerate)
  async regenerate({ actor, params, idempotency }: ContractRequest<typeof coachRoutes.regenerate>) {
    await this.#limitMinors(actor);
    await this.app.commands.run(actor, (ctx) => regenerateReply(ctx, params.id), idempotency);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.feedback)
  async feedback({ actor, params, body }: ContractRequest<typeof coachRoutes.feedback>) {
    await this.app.commands.run(actor, (ctx) => rateReply(ctx, params.id, body));
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.concussion)
  async concussion({ actor, body, idempotency }: ContractRequest<typeof coachRoutes.concussion>) {
    await this.app.commands.run(actor, (ctx) => endConcussion(ctx, body), idempotency);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.memories)
  memories({ actor }: ContractRequest<typeof coachRoutes.memories>) {
    return memoriesOf(this.app.database.sql, actor.id);
  }

  @Endpoint(coachRoutes.forget)
  forget({ actor, params, idempotency }: ContractRequest<typeof coachRoutes.forget>) {
    return this.app.commands.run(actor, (ctx) => deleteMemory(ctx, params.id), idempotency);
  }

  async #persona({ id }: Actor) {
    const persona = await personaOf(this.app.database.sql, id, new Date());
    if (!persona) throw notFound();
    return persona;
  }

  /** Minors have an additional hourly limit. */
  async #limitMinors(actor: Actor) {
    const { minor } = await this.#persona(actor);
    if (!minor) return;
    const retryAfterSeconds = await this.app.rateLimiter.consume('coach.minor', minorsRateLimit, actor.id);
    if (retryAfterSeconds > 0) throw rateLimited(retryAfterSeconds, coachRules.tooManyThisHour);
  }

  async #chat(actor: Actor): Promise<RawJson> {
    const { env, database } = this.app;
    const [persona, chat, concussion] = await Promise.all([
      this.#persona(actor),
      chatAsJson(database.sql, actor.id, new Date()),
      openConcussionOf(database.sql, actor.id),
    ]);
    const [engine, suggestions] = await Promise.all([
      selectEngine(env, database.sql, persona),
      suggestionsFor(database.sql, persona),
    ]);
    const envelope = {
      version: chat.version,
      engine: engine.name,
      suggestions,
      concussion: concussion !== undefined,
    } satisfies Omit<ChatView, 'messages'>;
    return new RawJson(`{"messages":${chat.messages},${JSON.stringify(envelope).slice(1)}`);
  }
}
