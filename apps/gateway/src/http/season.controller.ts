import { seasonRoutes } from '@rinkside/contracts/season';
import { playerStats } from '@rinkside/domain/season/season.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class SeasonController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(seasonRoutes.stats)
  stats({ actor, params, query }: ContractRequest<typeof seasonRoutes.stats>) {
    return playerStats(this.app.database.sql, actor.id, { ...params, ...query });
  }
}
