import { blockRoutes } from '@rinkside/contracts/block';
import { setBlock } from '@rinkside/domain/block/block.commands';
import { blockedPlayers } from '@rinkside/domain/block/block.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { rowsAsArray } from './contract/raw-json.js';

@Controller()
export class BlockController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(blockRoutes.list)
  async list({ actor, query }: ContractRequest<typeof blockRoutes.list>) {
    return rowsAsArray(await blockedPlayers(this.app.database.sql, actor.id, query));
  }

  @Endpoint(blockRoutes.block)
  block(request: ContractRequest<typeof blockRoutes.block>) {
    return this.#set(request, true);
  }

  @Endpoint(blockRoutes.unblock)
  unblock(request: ContractRequest<typeof blockRoutes.unblock>) {
    return this.#set(request, false);
  }

  #set({ actor, params, idempotency }: ContractRequest<typeof blockRoutes.block>, blocked: boolean) {
    return this.app.commands.run(actor, (ctx) => setBlock(ctx, { id: params.id, blocked }), idempotency);
  }
}
