import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { createGame } from '@rinkside/domain/game/game.commands';
import {
  appendEvents,
  discardLiveGame,
  finishLiveGame,
  startLiveGame,
  takeOverLiveGame,
} from '@rinkside/domain/live-game/live-game.commands';
import { gameTimeline, readLiveGame, runningGames } from '@rinkside/domain/live-game/live-game.views';
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

  @Endpoint(liveGameRoutes.start)
  start({ actor, body, idempotency }: ContractRequest<typeof liveGameRoutes.start>) {
    const scorerId = actor.accountId;
    return this.app.commands.run(actor, (ctx) => startLiveGame(ctx, { body, scorerId }), idempotency);
  }

  @Endpoint(liveGameRoutes.append)
  append({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.append>) {
    return this.app.commands.run(actor, (ctx) => appendEvents(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(liveGameRoutes.takeOver)
  takeOver({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.takeOver>) {
    const change = { id: params.id, deviceId: body.device_id, scorerId: actor.accountId };
    return this.app.commands.run(actor, (ctx) => takeOverLiveGame(ctx, change), idempotency);
  }

  @Endpoint(liveGameRoutes.finish)
  finish({ actor, params, body, idempotency }: ContractRequest<typeof liveGameRoutes.finish>) {
    return this.app.commands.run(
      actor,
      (ctx) => finishLiveGame(ctx, { id: params.id, logGame: (asPlayer) => createGame(asPlayer, body) }),
      idempotency,
    );
  }

  @Endpoint(liveGameRoutes.discard)
  discard({ actor, params, idempotency }: ContractRequest<typeof liveGameRoutes.discard>) {
    return this.app.commands.run(actor, (ctx) => discardLiveGame(ctx, params), idempotency);
  }
}
