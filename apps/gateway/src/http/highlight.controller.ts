import { highlightRoutes } from '@rinkside/contracts/highlight';
import { kindFeeds } from '@rinkside/domain/feed/feed.views';
import { editHighlight, removeHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { publicHighlightView } from '@rinkside/domain/highlight/highlight.public';
import { itemView } from '@rinkside/domain/item/item.views';
import { assertSeesPlayer } from '@rinkside/domain/player/seen.views';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';
import { pageAsArray } from './json.js';

const feeds = kindFeeds.highlight;

@Controller()
export class HighlightController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(highlightRoutes.own)
  async own({ actor, query }: Call<typeof highlightRoutes.own>) {
    return pageAsArray(await feeds.ofPlayer(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(highlightRoutes.following)
  async following({ actor, query }: Call<typeof highlightRoutes.following>) {
    return pageAsArray(await feeds.following(this.gateway.database.sql, actor.id, actor.id, query));
  }

  @Endpoint(highlightRoutes.byPlayer)
  async byPlayer({ actor, params, query }: Call<typeof highlightRoutes.byPlayer>) {
    const { sql } = this.gateway.database;
    const page = await feeds.ofPlayer(sql, actor.id, params.id, query);
    // Only an empty list can be that of somebody the viewer may not see.
    if (page.items === '[]') await assertSeesPlayer(sql, actor.id, params.id);
    return pageAsArray(page);
  }

  @Endpoint(highlightRoutes.public)
  async public({ viewer, params }: Call<typeof highlightRoutes.public>) {
    const highlight = await publicHighlightView(this.gateway.database.sql, params.id, viewer?.id ?? null);
    if (!highlight) throw notFound();
    return highlight;
  }

  @Endpoint(highlightRoutes.one)
  async one({ actor, params }: Call<typeof highlightRoutes.one>) {
    const highlight = await itemView(this.gateway.database.sql, actor.id, 'highlight', params.id);
    if (!highlight) throw notFound();
    return highlight;
  }

  @Endpoint(highlightRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof highlightRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editHighlight(ctx, { ...params, ...body }), once);
  }

  @Endpoint(highlightRoutes.remove)
  remove({ actor, params, once }: Call<typeof highlightRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removeHighlight(ctx, params), once);
  }
}
