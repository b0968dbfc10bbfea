import { coachCircleRoutes } from '@rinkside/contracts/coach-circle';
import { closeMembersFromBefore, readMembersFromBefore } from '@rinkside/domain/circle/circle-check.commands';
import { offerCircle, withdrawCircleOffer } from '@rinkside/domain/circle/circle-offer.commands';
import { readCircleOffers } from '@rinkside/domain/circle/circle-offer.views';
import { answerCoachQuestion } from '@rinkside/domain/circle/coach-question.commands';
import { readCoachCircleStatus, readCoachQuestions } from '@rinkside/domain/circle/coach-question.views';
import { decideProposal } from '@rinkside/domain/organization/proposal.decisions';
import { readProposals } from '@rinkside/domain/organization/proposal.views';
import { handOverCircle } from '@rinkside/domain/organization/team-coach.commands';
import { startCoachCircle } from '@rinkside/domain/player/coach-rights';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

@Controller()
export class CoachCircleController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(coachCircleRoutes.start)
  start({ actor, params, idempotency }: ContractRequest<typeof coachCircleRoutes.start>) {
    return this.app.commands.run(
      actor,
      (ctx) => startCoachCircle(ctx, { organizationId: params.id }),
      idempotency,
    );
  }

  @Endpoint(coachCircleRoutes.questions)
  questions({ actor }: ContractRequest<typeof coachCircleRoutes.questions>) {
    return readCoachQuestions(this.app.database.sql, actor);
  }

  @Endpoint(coachCircleRoutes.answer)
  answer({ actor, params, body, idempotency }: ContractRequest<typeof coachCircleRoutes.answer>) {
    const { target_id: targetId, yes } = body;
    return this.app.commands.run(
      actor,
      (ctx) => answerCoachQuestion(ctx, { circleId: params.id, targetId, yes }),
      idempotency,
    );
  }

  @Endpoint(coachCircleRoutes.status)
  status({ actor, params }: ContractRequest<typeof coachCircleRoutes.status>) {
    const { database, env } = this.app;
    return readCoachCircleStatus(database.sql, actor, {
      organizationId: params.id,
      contact: env.OPERATOR_CONTACT,
    });
  }

  @Endpoint(coachCircleRoutes.offers)
  offers({ actor, params }: ContractRequest<typeof coachCircleRoutes.offers>) {
    return readCircleOffers(this.app.database.sql, actor, params.id);
  }

  @Endpoint(coachCircleRoutes.offer)
  offer({ actor, params, idempotency }: ContractRequest<typeof coachCircleRoutes.offer>) {
    return this.app.commands.run(actor, (ctx) => offerCircle(ctx, params), idempotency);
  }

  @Endpoint(coachCircleRoutes.withdrawOffer)
  withdrawOffer({ actor, params, idempotency }: ContractRequest<typeof coachCircleRoutes.withdrawOffer>) {
    return this.app.commands.run(actor, (ctx) => withdrawCircleOffer(ctx, params), idempotency);
  }

  @Endpoint(coachCircleRoutes.handOver)
  handOver({ actor, params, body, idempotency }: ContractRequest<typeof coachCircleRoutes.handOver>) {
    const { user_id: playerId, leave } = body;
    return this.app.commands.run(
      actor,
      (ctx) => handOverCircle(ctx, { id: params.id, playerId, leave }),
      idempotency,
    );
  }

  @Endpoint(coachCircleRoutes.check)
  check({ actor, params }: ContractRequest<typeof coachCircleRoutes.check>) {
    return readMembersFromBefore(this.app.database.sql, actor, params.id);
  }

  @Endpoint(coachCircleRoutes.checked)
  checked({ actor, params, idempotency }: ContractRequest<typeof coachCircleRoutes.checked>) {
    return this.app.commands.run(actor, (ctx) => closeMembersFromBefore(ctx, params), idempotency);
  }

  @Endpoint(coachCircleRoutes.proposals)
  proposals({ actor, params }: ContractRequest<typeof coachCircleRoutes.proposals>) {
    return readProposals(this.app.database.sql, actor, params.id);
  }

  @Endpoint(coachCircleRoutes.decideProposal)
  decideProposal({
    actor,
    params,
    body,
    idempotency,
  }: ContractRequest<typeof coachCircleRoutes.decideProposal>) {
    const { id, proposal_id: proposalId } = params;
    return this.app.commands.run(
      actor,
      (ctx) => decideProposal(ctx, { id, proposalId, ...body }),
      idempotency,
    );
  }
}
