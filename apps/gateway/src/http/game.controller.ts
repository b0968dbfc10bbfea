import { gameRoutes } from '@rinkside/contracts/game';
import { kindFeeds } from '@rinkside/domain/feed/feed.views';
import { createGame, editGame, removeGame } from '@rinkside/domain/game/game.commands';
import { publicGames } from '@rinkside/domain/game/game.public';
import { itemView } from '@rinkside/domain/item/item.views';
import { assertSeesPlayer } from '@rinkside/domain/player/seen.views';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';
import { Json, pageAsArray } from './json.js';

const feeds = kindFeeds.game;

@Controller()
export class GameController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(gameRoutes.own)
  async own({ actor, query }: Call<typeof gameRoutes.own>) {
    return pageAsArray(await feeds.ofPlayer(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(gameRoutes.following)
  async following({ actor, query }: Call<typeof gameRoutes.following>) {
    return pageAsArray(await feeds.following(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(gameRoutes.byPlayer)
  async byPlayer({ actor, params, query }: Call<typeof gameRoutes.byPlayer>) {
    const { sql } = this.gateway.database;
    const page = await feeds.ofPlayer(sql, actor.id, params.id, query);
    // Only an empty list can be that of somebody the viewer may not see.
    if (page.items === '[]') await assertSeesPlayer(sql, actor.id, params.id);
    return pageAsArray(page);
  }

  @Endpoint(gameRoutes.public)
  async public({ viewer, params }: Call<typeof gameRoutes.public>) {
    const games = await publicGames(this.gateway.database.sql, viewer?.id, params.id);
    return new Json(`{"games":${games}}`, null);
  }

  @Endpoint(gameRoutes.one)
  async one({ actor, params }: Call<typeof gameRoutes.one>) {
    const game = await itemView(this.gateway.database.sql, actor.id, 'game', params.id);
    if (!game) throw notFound();
    return game;
  }

  @Endpoint(gameRoutes.create)
  create({ actor, body, once }: Call<typeof gameRoutes.create>) {
    return this.gateway.commands.run(actor, (ctx) => createGame(ctx, body), once);
  }

  @Endpoint(gameRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof gameRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editGame(ctx, params.id, body), once);
  }

  @Endpoint(gameRoutes.remove)
  remove({ actor, params, once }: Call<typeof gameRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removeGame(ctx, params), once);
  }
}
