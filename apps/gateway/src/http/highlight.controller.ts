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
  private readonly reads;

  constructor(private readonly gateway: Resources) {
    this.reads = itemReads('highlight', gateway);
  }

  @Endpoint(highlightRoutes.own)
  own(call: Call<typeof highlightRoutes.own>) {
    return this.reads.own(call);
  }

  @Endpoint(highlightRoutes.following)
  following(call: Call<typeof highlightRoutes.following>) {
    return this.reads.following(call);
  }

  @Endpoint(highlightRoutes.byPlayer)
  byPlayer(call: Call<typeof highlightRoutes.byPlayer>) {
    return this.reads.byPlayer(call);
  }

  @Endpoint(highlightRoutes.public)
  async public({ viewer, params }: Call<typeof highlightRoutes.public>) {
    const highlight = await publicHighlightView(this.gateway.database.sql, params.id, viewer?.id ?? null);
    if (!highlight) throw notFound();
    return highlight;
  }

  @Endpoint(highlightRoutes.one)
  one(call: Call<typeof highlightRoutes.one>) {
    return this.reads.one(call);
  }

  @Command(highlightRoutes.edit)
  edit({ actor, params, body, once }: Call<typeof highlightRoutes.edit>) {
    return this.gateway.commands.run(actor, (ctx) => editHighlight(ctx, { ...params, ...body }), once);
  }

  @Command(highlightRoutes.remove)
  remove({ actor, params, once }: Call<typeof highlightRoutes.remove>) {
    return this.gateway.commands.run(actor, (ctx) => removeHighlight(ctx, params), once);
  }
}
