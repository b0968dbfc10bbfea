import { gameRoutes } from '@rinkside/contracts/game';
import { createGame, editGame, removeGame } from '@rinkside/domain/game/game.commands';
import { publicGames } from '@rinkside/domain/game/game.public';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { itemReads } from './item.reads.js';
import { Json } from './json.js';

@Controller()
export class GameController {
  private readonly queries;

  constructor(private readonly app: Resources) {
    this.queries = itemReads('game', app);
  }

  @Endpoint(gameRoutes.own)
  own(request: Call<typeof gameRoutes.own>) {
    return this.queries.own(request);
  }

  @Endpoint(gameRoutes.following)
  following(request: Call<typeof gameRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(gameRoutes.byPlayer)
  byPlayer(request: Call<typeof gameRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(gameRoutes.public)
  async public({ viewer, params }: Call<typeof gameRoutes.public>) {
    const games = await publicGames(this.app.database.sql, viewer?.id, params.id);
    return new Json(`{"games":${games}}`);
  }

  @Endpoint(gameRoutes.one)
  one(request: Call<typeof gameRoutes.one>) {
    return this.queries.one(request);
  }

  @Command(gameRoutes.create)
  create({ actor, body, once }: Call<typeof gameRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createGame(ctx, body), once);
  }

  @Command(gameRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof gameRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editGame(ctx, params.id, body), once);
  }

  @Command(gameRoutes.remove)
  remove({ actor, params, once }: Call<typeof gameRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeGame(ctx, params), once);
  }
}
