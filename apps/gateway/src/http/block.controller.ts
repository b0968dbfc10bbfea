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
  constructor(private readonly gateway: Resources) {}

  @Endpoint(blockRoutes.list)
  async list({ actor, query }: Call<typeof blockRoutes.list>) {
    return rowsAsArray(await blockedPlayers(this.gateway.database.sql, actor.id, query));
  }

  @Command(blockRoutes.block)
  block(call: Call<typeof blockRoutes.block>) {
    return this.#set(call, true);
  }

  @Command(blockRoutes.unblock)
  unblock(call: Call<typeof blockRoutes.unblock>) {
    return this.#set(call, false);
  }

  #set({ actor, params, once }: Call<typeof blockRoutes.block>, blocked: boolean) {
    return this.gateway.commands.run(actor, (ctx) => setBlock(ctx, { id: params.id, blocked }), once);
  }
}
