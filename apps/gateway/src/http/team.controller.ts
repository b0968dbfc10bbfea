import { teamRoutes, teamRules, wrongCodeLimit, type TeamLinkBody } from '@rinkside/contracts/team';
import { accountOf } from '@rinkside/domain/family/acting-account';
import { createTeam, exportTeam, removeTeam, updateTeam } from '@rinkside/domain/team/team.commands';
import {
  acceptTeamLink,
  addTeamLink,
  credentialOf,
  revokeTeamLink,
} from '@rinkside/domain/team/team-link.commands';
import { addMembers, removeMember, updateMember } from '@rinkside/domain/team/team-member.commands';
import { findTeamLink, readTeam, readTeamProposals, readTeamsOf } from '@rinkside/domain/team/team.views';
import { AppError, rateLimited } from '@rinkside/platform/errors';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class TeamController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(teamRoutes.list)
  list({ actor, params }: ContractRequest<typeof teamRoutes.list>) {
    return readTeamsOf(this.app.database.sql, actor, params.id);
  }

  @Endpoint(teamRoutes.proposals)
  proposals({ actor, params }: ContractRequest<typeof teamRoutes.proposals>) {
    return readTeamProposals(this.app.database.sql, actor, params.id);
  }

  @Endpoint(teamRoutes.create)
  create({ actor, params, body, idempotency }: ContractRequest<typeof teamRoutes.create>) {
    return this.app.commands.run(
      actor,
      (ctx) => createTeam(ctx, { organizationId: params.id, ...body }),
      idempotency,
    );
  }

  @Endpoint(teamRoutes.one)
  one({ actor, params }: ContractRequest<typeof teamRoutes.one>) {
    return readTeam(this.app.database.sql, actor, params.id);
  }

  @Endpoint(teamRoutes.update)
  update({ actor, params, body, idempotency }: ContractRequest<typeof teamRoutes.update>) {
    return this.app.commands.run(actor, (ctx) => updateTeam(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(teamRoutes.remove)
  remove({ actor, params, body, idempotency }: ContractRequest<typeof teamRoutes.remove>) {
    return this.app.commands.run(actor, (ctx) => removeTeam(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(teamRoutes.addMembers)
  addMembers({ actor, params, body, idempotency }: ContractRequest<typeof teamRoutes.addMembers>) {
    return this.app.commands.run(actor, (ctx) => addMembers(ctx, { ...params, ...body }), idempotency);
  }

  @Endpoint(teamRoutes.updateMember)
  updateMember({ actor, params, body, idempotency }: ContractRequest<typeof teamRoutes.updateMember>) {
    const { id, member_id: memberId } = params;
    return this.app.commands.run(actor, (ctx) => updateMember(ctx, { id, memberId, ...body }), idempotency);
  }

  @Endpoint(teamRoutes.removeMember)
  removeMember({ actor, params, idempotency }: ContractRequest<typeof teamRoutes.removeMember>) {
    const { id, member_id: memberId } = params;
    return this.app.commands.run(actor, (ctx) => removeMember(ctx, { id, memberId }), idempotency);
  }

  /** The reply has the token, so it is not kept for a repeated idempotency key. */
  @Endpoint(teamRoutes.addLink)
  addLink({ actor, params, body }: ContractRequest<typeof teamRoutes.addLink>) {
    return this.app.commands.run(actor, (ctx) => addTeamLink(ctx, { teamId: params.id, ...body }));
  }

  @Endpoint(teamRoutes.revokeLink)
  revokeLink({ actor, params, idempotency }: ContractRequest<typeof teamRoutes.revokeLink>) {
    const { id: teamId, link_id: linkId } = params;
    return this.app.commands.run(actor, (ctx) => revokeTeamLink(ctx, { teamId, linkId }), idempotency);
  }

  @Endpoint(teamRoutes.export)
  export({ actor, params }: ContractRequest<typeof teamRoutes.export>) {
    return this.app.commands.run(actor, (ctx) => exportTeam(ctx, params));
  }

  @Endpoint(teamRoutes.openLink)
  async openLink({ actor, body, ip }: ContractRequest<typeof teamRoutes.openLink>) {
    return this.#withCode(body, accountOf(actor), ip, async () => {
      const link = await findTeamLink(this.app.database.sql, actor, credentialOf(body));
      if (!link) throw new AppError('notFound', body.code ? teamRules.codeUnknown : teamRules.linkEnded);
      return link;
    });
  }

  @Endpoint(teamRoutes.acceptLink)
  acceptLink({ actor, body, ip, idempotency }: ContractRequest<typeof teamRoutes.acceptLink>) {
    return this.#withCode(body, accountOf(actor), ip, () =>
      this.app.commands.run(actor, (ctx) => acceptTeamLink(ctx, body), idempotency),
    );
  }

  /**
   * Runs `work` with a token or a code. A code can be guessed: a try counts for the account and its network, before it is
   * looked up, and no longer once it was right.
   */
  async #withCode<T>(
    { code }: TeamLinkBody,
    accountId: string,
    ip: string,
    work: () => Promise<T>,
  ): Promise<T> {
    if (code === undefined) return work();
    const { rateLimiter } = this.app;
    const callers = [`account:${accountId}`, `network:${networkPrefix(ip)}`];
    for (const caller of callers) {
      const waitSeconds = await rateLimiter.consume('wrong-team-code', wrongCodeLimit, caller);
      if (waitSeconds > 0) throw rateLimited(waitSeconds, teamRules.tooManyCodes);
    }
    const result = await work();
    for (const caller of callers) await rateLimiter.takeBack('wrong-team-code', wrongCodeLimit, caller);
    return result;
  }
}
