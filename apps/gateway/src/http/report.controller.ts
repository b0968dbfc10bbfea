import { reportRoutes } from '@rinkside/contracts/report';
import { createReport } from '@rinkside/domain/report/report.commands';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class ReportController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(reportRoutes.create)
  create({ actor, body, idempotency }: ContractRequest<typeof reportRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => createReport(ctx, body), idempotency);
  }
}
