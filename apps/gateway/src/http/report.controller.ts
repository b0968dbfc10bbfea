import { reportRoutes } from '@rinkside/contracts/report';
import { report } from '@rinkside/domain/report/report.commands';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command } from './endpoint.js';

@Controller()
export class ReportController {
  constructor(private readonly app: Resources) {}

  @Command(reportRoutes.create)
  create({ actor, body, once }: Call<typeof reportRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => report(ctx, body), once);
  }
}
