import { awardRoutes } from '@rinkside/contracts/award';
import { awardsOf } from '@rinkside/domain/award/award.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class AwardController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(awardRoutes.ofPlayer)
  ofPlayer({ actor, params }: ContractRequest<typeof awardRoutes.ofPlayer>) {
    return awardsOf(this.app.database.sql, actor.id, params.id);
  }
}
