import { gameRoutes } from '@rinkside/contracts/game';
import { createGame, editGame, removeGame } from '@rinkside/domain/game/game.commands';
import { publicGames } from '@rinkside/domain/game/game.public-views';
import { searchOwnItems } from '@rinkside/domain/feed/feed.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { createItemQueries } from './item.queries.js';
import { pageAsArray, RawJson } from './contract/raw-json.js';

@Controller()
export class GameController {
  private readonly queries;

  constructor(private readonly app: AppContext) {
    this.queries = createItemQueries('game', app);
  }

  @Endpoint(gameRoutes.own)
  async own(request: ContractRequest<typeof gameRoutes.own>) {
    const { actor, query } = request;
    if (!query.search) return this.queries.own(request);
    return pageAsArray(await searchOwnItems.game(this.app.database.sql, actor.id, query.search, query));
  }

  @Endpoint(gameRoutes.following)
  following(request: ContractRequest<typeof gameRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(gameRoutes.byPlayer)
  byPlayer(request: ContractRequest<typeof gameRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(gameRoutes.public)
  async public({ viewer, params }: ContractRequest<typeof gameRoutes.public>) {
    const games = await publicGames(this.app.database.sql, viewer?.id, params.id);
    return new RawJson(`{"games":${games}}`);
  }

  @Endpoint(gameRoutes.one)
  one(request: ContractRequest<typeof gameRoutes.one>) {
    return this.queries.one(request);
  }

  @Endpoint(gameRoutes.create)
  create({ actor, body, idempotency }: ContractRequest<typeof gameRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createGame(ctx, body), idempotency);
  }

  @Endpoint(gameRoutes.edit)
  edit({ actor, params, body, idempotency }: ContractRequest<typeof gameRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editGame(ctx, params.id, body), idempotency);
  }

  @Endpoint(gameRoutes.remove)
  remove({ actor, params, idempotency }: ContractRequest<typeof gameRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeGame(ctx, params), idempotency);
  }
}
