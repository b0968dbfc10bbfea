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
  private readonly reads;

  constructor(private readonly gateway: Resources) {
    this.reads = itemReads('game', gateway);
  }

  @Endpoint(gameRoutes.own)
  own(call: Call<typeof gameRoutes.own>) {
    return this.reads.own(call);
  }

  @Endpoint(gameRoutes.following)
  following(call: Call<typeof gameRoutes.following>) {
    return this.reads.following(call);
  }

  @Endpoint(gameRoutes.byPlayer)
  byPlayer(call: Call<typeof gameRoutes.byPlayer>) {
    return this.reads.byPlayer(call);
  }

  @Endpoint(gameRoutes.public)
  async public({ viewer, params }: Call<typeof gameRoutes.public>) {
    const games = await publicGames(this.gateway.database.sql, viewer?.id, params.id);
    return new Json(`{"games":${games}}`);
  }

  @Endpoint(gameRoutes.one)
  one(call: Call<typeof gameRoutes.one>) {
    return this.reads.one(call);
  }

  @Command(gameRoutes.create)
  create({ actor, body, once }: Call<typeof gameRoutes.create>) {
    return this.gateway.commands.run(actor, (ctx) => createGame(ctx, body), once);
  }

  @Command(gameRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof gameRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editGame(ctx, params.id, body), once);
  }

  @Command(gameRoutes.remove)
  remove({ actor, params, once }: Call<typeof gameRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removeGame(ctx, params), once);
  }
}
