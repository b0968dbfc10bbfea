import { cheerLimit, liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { createGame } from '@rinkside/domain/game/game.commands';
import {
  appendEvents,
  discardLiveGame,
  finishLiveGame,
  startLiveGame,
  takeOverLiveGame,
} from '@rinkside/domain/live-game/live-game.commands';
import { removeHighlightPin, setHighlightPin } from '@rinkside/domain/live-game/highlight-pin.commands';
import { readHighlightPin } from '@rinkside/domain/live-game/highlight-pin.views';
import { cheerLiveGame } from '@rinkside/domain/live-game/live-game-cheer.commands';
import { gameTimeline, readLiveGame, runningGames } from '@rinkside/domain/live-game/live-game.views';
import { accountOf } from '@rinkside/domain/family/acting-account';
import { rateLimited } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class LiveGameController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(liveGameRoutes.list)
  list({ actor, query }: ContractRequest<typeof liveGameRoutes.list>) {
    return runningGames(this.app.database.sql, actor.id, query.organization_id);
  }

  @Endpoint(liveGameRoutes.one)
  one({ actor, params, query }: ContractRequest<typeof liveGameRoutes.one>) {
    return readLiveGame(this.app.database.sql, actor.id, params.id, query);
  }

  @Endpoint(liveGameRoutes.timeline)
  timeline({ actor, params }: ContractRequest<typeof liveGameRoutes.timeline>) {
    return gameTimeline(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(liveGameRoutes.pin)
  pin({ actor, params }: ContractRequest<typeof liveGameRoutes.pin>) {
    return readHighlightPin(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(liveGameRoutes.setPin)
  setPin({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.setPin>) {
    return this.app.commands.run(actor, (ctx) => setHighlightPin(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(liveGameRoutes.removePin)
  removePin({ actor, params, idempotency }: ContractRequest<typeof liveGameRoutes.removePin>) {
    return this.app.commands.run(actor, (ctx) => removeHighlightPin(ctx, params), idempotency);
  }

  @Endpoint(liveGameRoutes.start)
  start({ actor, body, idempotency }: ContractRequest<typeof liveGameRoutes.start>) {
    const scorerId = actor.accountId;
    return this.app.commands.run(actor, (ctx) => startLiveGame(ctx, { body, scorerId }), idempotency);
  }

  @Endpoint(liveGameRoutes.append)
  append({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.append>) {
    const change = { ...params, ...body, accountId: actor.accountId };
    return this.app.commands.run(actor, (ctx) => appendEvents(ctx, change), idempotency);
  }

  @Endpoint(liveGameRoutes.takeOver)
  takeOver({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.takeOver>) {
    const change = { id: params.id, deviceId: body.device_id, scorerId: actor.accountId };
    return this.app.commands.run(actor, (ctx) => takeOverLiveGame(ctx, change), idempotency);
  }

  @Endpoint(liveGameRoutes.cheer)
  async cheer({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.cheer>) {
    const count = body.stick_tap + body.fire + body.heart;
    const waitSeconds = await this.app.rateLimiter.consume('cheers', cheerLimit, accountOf(actor), count);
    if (waitSeconds > 0) throw rateLimited(waitSeconds, liveGameRules.tooManyCheers);
    return this.app.commands.run(
      actor,
      (ctx) => cheerLiveGame(ctx, { ...params, cheers: body }),
      idempotency,
    );
  }

  @Endpoint(liveGameRoutes.finish)
  finish({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.finish>) {
    return this.app.commands.run(
      actor,
      (ctx) => finishLiveGame(ctx, { id: params.id, body, logGame: createGame }),
      idempotency,
    );
  }

  @Endpoint(liveGameRoutes.discard)
  discard({ actor, params, idempotency }: ContractRequest<typeof liveGameRoutes.discard>) {
    return this.app.commands.run(actor, (ctx) => discardLiveGame(ctx, params), idempotency);
  }
}
