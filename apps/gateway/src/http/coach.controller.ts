import { coachRoutes, coachRules, minorsLimit, type ChatView } from '@rinkside/contracts/coach';
import { engineFor } from '@rinkside/domain/coach/choice';
import {
  askCoach,
  forgetMemory,
  judgeReply,
  openChat,
  regenerateReply,
  stopReply,
} from '@rinkside/domain/coach/coach.commands';
import { chatBegan, chatRows, memoriesOf } from '@rinkside/domain/coach/coach.views';
import { personaOf } from '@rinkside/domain/coach/persona';
import { suggestionsFor } from '@rinkside/domain/coach/suggestions';
import type { Actor } from '@rinkside/domain/actor';
import { notFound, tooMany } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { Json } from './json.js';

@Controller()
export class CoachController {
  constructor(private readonly app: Resources) {}

  @Endpoint(coachRoutes.ask)
  async ask({ actor, body, once }: Call<typeof coachRoutes.ask>) {
    await this.#limitMinors(actor);
    await this.app.commands.run(actor, (ctx) => askCoach(ctx, body), once);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.messages)
  async messages({ actor }: Call<typeof coachRoutes.messages>) {
    const { database, commands } = this.app;
    if (!(await chatBegan(database.sql, actor.id))) await commands.run(actor, openChat);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.stop)
  async stop({ actor, params }: Call<typeof coachRoutes.stop>) {
    await this.app.commands.run(actor, (ctx) => stopReply(ctx, params.id));
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.regenerate)
  async regenerate({ actor, params, once }: Call<typeof coachRoutes.regenerate>) {
    await this.#limitMinors(actor);
    await this.app.commands.run(actor, (ctx) => regenerateReply(ctx, params.id), once);
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.feedback)
  async feedback({ actor, params, body }: Call<typeof coachRoutes.feedback>) {
    await this.app.commands.run(actor, (ctx) => judgeReply(ctx, params.id, body));
    return this.#chat(actor);
  }

  @Endpoint(coachRoutes.memories)
  memories({ actor }: Call<typeof coachRoutes.memories>) {
    return memoriesOf(this.app.database.sql, actor.id);
  }

  @Command(coachRoutes.forget)
  forget({ actor, params, once }: Call<typeof coachRoutes.forget>) {
    return this.app.commands.run(actor, (ctx) => forgetMemory(ctx, params.id), once);
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
    const retryAfterSeconds = await this.app.limits.take('coach.minor', minorsLimit, actor.id);
    if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds, coachRules.tooManyThisHour);
  }

  async #chat(actor: Actor): Promise<Json> {
    const { env, database } = this.app;
    const [persona, chat] = await Promise.all([this.#persona(actor), chatRows(database.sql, actor.id)]);
    const [engine, suggestions] = await Promise.all([
      engineFor(env, database.sql, persona),
      suggestionsFor(database.sql, persona),
    ]);
    const envelope = { version: chat.version, engine: engine.name, suggestions } satisfies Omit<
      ChatView,
      'messages'
    >;
    return new Json(`{"messages":${chat.messages},${JSON.stringify(envelope).slice(1)}`);
  }
}
