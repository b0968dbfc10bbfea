import { awardRoutes } from '@rinkside/contracts/award';
import { awardsOf } from '@rinkside/domain/award/award.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

@Controller()
export class AwardController {
  constructor(private readonly app: Resources) {}

  @Endpoint(awardRoutes.ofPlayer)
  ofPlayer({ actor, params }: Call<typeof awardRoutes.ofPlayer>) {
    return awardsOf(this.app.database.sql, actor.id, params.id);
  }
}
