import { highlightRoutes } from '@rinkside/contracts/highlight';
import { editHighlight, removeHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { publicHighlightView } from '@rinkside/domain/highlight/highlight.public-views';
import { notFound } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { createItemQueries } from './item.queries.js';

@Controller()
export class HighlightController {
  private readonly queries;

  constructor(private readonly app: AppContext) {
    this.queries = createItemQueries('highlight', app);
  }

  @Endpoint(highlightRoutes.own)
  own(request: ContractRequest<typeof highlightRoutes.own>) {
    return this.queries.own(request);
  }

  @Endpoint(highlightRoutes.following)
  following(request: ContractRequest<typeof highlightRoutes.following>) {
    return this.queries.following(request);
  }

  @Endpoint(highlightRoutes.byPlayer)
  byPlayer(request: ContractRequest<typeof highlightRoutes.byPlayer>) {
    return this.queries.byPlayer(request);
  }

  @Endpoint(highlightRoutes.public)
  async public({ viewer, params }: ContractRequest<typeof highlightRoutes.public>) {
    const highlight = await publicHighlightView(this.app.database.sql, params.id, viewer?.id ?? null);
    if (!highlight) throw notFound();
    return highlight;
  }

  @Endpoint(highlightRoutes.one)
  one(request: ContractRequest<typeof highlightRoutes.one>) {
    return this.queries.one(request);
  }

  @Endpoint(highlightRoutes.edit)
  edit({ actor, params, body, idempotency }: ContractRequest<typeof highlightRoutes.edit>) {
    return this.app.commands.run(actor, (ctx) => editHighlight(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(highlightRoutes.remove)
  remove({ actor, params, idempotency }: ContractRequest<typeof highlightRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeHighlight(ctx, params), idempotency);
  }
}
