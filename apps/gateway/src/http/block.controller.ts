import { blockRoutes } from '@rinkside/contracts/block';
import { setBlock } from '@rinkside/domain/block/block.commands';
import { blockedPlayers } from '@rinkside/domain/block/block.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { rowsAsArray } from './json.js';

@Controller()
export class BlockController {
  constructor(private readonly app: Resources) {}

  @Endpoint(blockRoutes.list)
  async list({ actor, query }: Call<typeof blockRoutes.list>) {
    return rowsAsArray(await blockedPlayers(this.app.database.sql, actor.id, query));
  }

  @Command(blockRoutes.block)
  block(request: Call<typeof blockRoutes.block>) {
    return this.#set(request, true);
  }

  @Command(blockRoutes.unblock)
  unblock(request: Call<typeof blockRoutes.unblock>) {
    return this.#set(request, false);
  }

  #set({ actor, params, once }: Call<typeof blockRoutes.block>, blocked: boolean) {
    return this.app.commands.run(actor, (ctx) => setBlock(ctx, { id: params.id, blocked }), once);
  }
}
