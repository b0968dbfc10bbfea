import { seasonRoutes } from '@rinkside/contracts/season';
import { playerStats } from '@rinkside/domain/season/season.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

@Controller()
export class SeasonController {
  constructor(private readonly app: Resources) {}

  @Endpoint(seasonRoutes.stats)
  stats({ actor, params, query }: Call<typeof seasonRoutes.stats>) {
    return playerStats(this.app.database.sql, actor.id, { ...params, ...query });
  }
}
