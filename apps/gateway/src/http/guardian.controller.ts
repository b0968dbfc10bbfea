import { guardianRoutes } from '@rinkside/contracts/guardian';
import {
  readFormerGuardians,
  readGuardians,
  readLinks,
  readOpenLink,
} from '@rinkside/domain/family/child-link.views';
import { allowContact } from '@rinkside/domain/family/former-guardian.rows';
import {
  acceptLink,
  addLink,
  assertGuardian,
  removeGuardian,
  revokeLink,
} from '@rinkside/domain/family/guardian.commands';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import { assertProven } from '../auth/deletion-proof.js';
import { Accepted } from './contract/accepted.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class GuardianController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(guardianRoutes.list)
  list({ actor }: ContractRequest<typeof guardianRoutes.list>) {
    return readGuardians(this.app.database.sql, actor.id);
  }

  @Endpoint(guardianRoutes.remove)
  async remove({ actor, params, body, idempotency }: ContractRequest<typeof guardianRoutes.remove>) {
    const { id: childId, guardian_id: guardianId } = params;
    const { sql } = this.app.database;
    await assertGuardian({ sql, actor }, childId);
    await assertProven(this.app, { viewer: actor, profileIds: [childId, guardianId], proof: body.proof });
    return this.app.commands.run(actor, (ctx) => removeGuardian(ctx, { childId, guardianId }), idempotency);
  }

  @Endpoint(guardianRoutes.links)
  async links({ actor, params }: ContractRequest<typeof guardianRoutes.links>) {
    const { sql } = this.app.database;
    await assertGuardian({ sql, actor }, params.id);
    return readLinks(sql, params.id);
  }

  /** The reply has the token, so it is not kept for a repeated idempotency key. */
  @Endpoint(guardianRoutes.addLink)
  addLink({ actor, params, body }: ContractRequest<typeof guardianRoutes.addLink>) {
    return this.app.commands.run(actor, (ctx) =>
      addLink(ctx, { childId: params.id, kind: body.kind, needsVerifiedEmail: this.#needsVerifiedEmail }),
    );
  }

  @Endpoint(guardianRoutes.revokeLink)
  revokeLink({ actor, params, idempotency }: ContractRequest<typeof guardianRoutes.revokeLink>) {
    const { id: childId, link_id: linkId } = params;
    return this.app.commands.run(actor, (ctx) => revokeLink(ctx, { childId, linkId }), idempotency);
  }

  @Endpoint(guardianRoutes.former)
  former({ actor }: ContractRequest<typeof guardianRoutes.former>) {
    return readFormerGuardians(this.app.database.sql, actor.id);
  }

  @Endpoint(guardianRoutes.allow)
  allow({ actor, params, idempotency }: ContractRequest<typeof guardianRoutes.allow>) {
    return this.app.commands.run(actor, (ctx) => allowContact(ctx, params.id), idempotency);
  }

  @Endpoint(guardianRoutes.openLink)
  openLink({ body }: ContractRequest<typeof guardianRoutes.openLink>) {
    return readOpenLink(this.app.database.sql, body.token);
  }

  /** A hand-over ends the account that accepts it, and with it the reply for a repeated key. */
  @Endpoint(guardianRoutes.acceptLink)
  async acceptLink({ actor, body }: ContractRequest<typeof guardianRoutes.acceptLink>) {
    const { token } = body;
    const needsVerifiedEmail = this.#needsVerifiedEmail;
    const accepted = await this.app.commands.run(actor, (ctx) =>
      acceptLink(ctx, { token, needsVerifiedEmail }),
    );
    return accepted.effective_at === null ? accepted : new Accepted(accepted);
  }

  get #needsVerifiedEmail(): boolean {
    return this.app.oidcProvider.embedded;
  }
}
