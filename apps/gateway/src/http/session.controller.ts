import { proofRoutes } from '@rinkside/contracts/proof';
import { sessionRoutes } from '@rinkside/contracts/session';
import { issueNonce } from '@rinkside/domain/account/deletion/proof-nonce';
import { revokeOtherSessions } from '@rinkside/domain/account/session.commands';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class SessionController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(sessionRoutes.endOthers)
  endOthers({ actor }: ContractRequest<typeof sessionRoutes.endOthers>) {
    return this.app.commands.run(actor, (ctx) => revokeOtherSessions(ctx, { keptSessionId: actor.session }));
  }

  @Endpoint(proofRoutes.nonce)
  async nonce({ actor, body }: ContractRequest<typeof proofRoutes.nonce>) {
    const owner = { accountId: actor.accountId, profileId: body.profile };
    return { nonce: await issueNonce(this.app.database.sql, owner) };
  }
}
