import { highlightRoutes } from '@rinkside/contracts/highlight';
import { editHighlight, removeHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { publicHighlightView } from '@rinkside/domain/highlight/highlight.public';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { itemReads } from './item.reads.js';

@Controller()
export class HighlightController {
  private readonly queries;

  constructor(private readonly app: Resources) {
    this.queries = itemReads('highlight', app);
  }

  @Endpoint(highlightRoutes.own)
  own(request: Call<typeof highlightRoutes.own>) {
    return this.queries.own(request);
  }

  @Endpoint(highlightRoutes.following)
  following(request: Call<typeof highlightRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(highlightRoutes.byPlayer)
  byPlayer(request: Call<typeof highlightRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(highlightRoutes.public)
  async public({ viewer, params }: Call<typeof highlightRoutes.public>) {
    const highlight = await publicHighlightView(this.app.database.sql, params.id, viewer?.id ?? null);
    if (!highlight) throw notFound();
    return highlight;
  }

  @Endpoint(highlightRoutes.one)
  one(request: Call<typeof highlightRoutes.one>) {
    return this.queries.one(request);
  }

  @Command(highlightRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof highlightRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editHighlight(ctx, { ...params, ...body }), once);
  }

  @Command(highlightRoutes.remove)
  remove({ actor, params, once }: Call<typeof highlightRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeHighlight(ctx, params), once);
  }
}
