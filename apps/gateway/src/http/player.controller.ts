import { childRoutes } from '@rinkside/contracts/child';
import { exportRoutes } from '@rinkside/contracts/export';
import { playerRoutes, playerRules, searchQuota } from '@rinkside/contracts/player';
import { noticeHeader } from '@rinkside/contracts/route';
import { accountOf } from '@rinkside/domain/family/acting-account';
import { loginOf } from '@rinkside/domain/account/deletion/pending-deletion';
import { postponeDeletion } from '@rinkside/domain/account/deletion/pending-deletion.commands';
import { startAccountDeletion } from '@rinkside/domain/account/deletion/start-deletion';
import { readActingProfiles } from '@rinkside/domain/account/account.views';
import { guardianRefusal } from '@rinkside/domain/family/guardian.policy';
import { requestDeletion } from '@rinkside/domain/family/child-request.commands';
import { readChildren } from '@rinkside/domain/family/child.views';
import { readExportJson } from '@rinkside/domain/account/export.views';
import {
  readPlayerPage,
  readPublicPlayers,
  type PublicPageRequest,
} from '@rinkside/domain/player/player-page.views';
import {
  addChild,
  completeOnboarding,
  reserveAvatar,
  setAvatar,
  updateProfile,
} from '@rinkside/domain/player/player.commands';
import { readProfile } from '@rinkside/domain/player/player.views';
import { searchPlayers, suggestPlayers } from '@rinkside/domain/player/search.views';
import { createBatcher } from '@rinkside/platform/coalescing-batcher';
import { AppError, notFound } from '@rinkside/platform/errors';
import { Controller, Header } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppContext } from '../app-context.js';
import { assertProven } from '../auth/deletion-proof.js';
import type { Viewer } from '../auth/viewer.js';
import { Accepted } from './contract/accepted.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { RawJson, rowsAsArray } from './contract/raw-json.js';
import { ImageUploadService } from './image-upload.service.js';

@Controller()
export class PlayerController {
  /** Batched, because a shared link is opened by many visitors at once. */
  readonly #loadPublicPage = createBatcher((requests: PublicPageRequest[]) =>
    readPublicPlayers(this.app.database.sql, requests),
  );

  constructor(
    private readonly app: AppContext,
    private readonly images: ImageUploadService,
  ) {}

  @Endpoint(playerRoutes.me)
  me({ actor }: ContractRequest<typeof playerRoutes.me>) {
    const { orm, sql } = this.app.database;
    return readProfile(orm.em.fork(), sql, actor);
  }

  @Endpoint(playerRoutes.update)
  update({ actor, body, idempotency }: ContractRequest<typeof playerRoutes.update>) {
    const { accountId } = actor;
    return this.app.commands.run(actor, (ctx) => updateProfile(ctx, { body, accountId }), idempotency);
  }

  @Endpoint(playerRoutes.onboard)
  onboard({ actor, body, idempotency }: ContractRequest<typeof playerRoutes.onboard>) {
    return this.app.commands.run(actor, (ctx) => completeOnboarding(ctx, body), idempotency);
  }

  @Endpoint(playerRoutes.avatar)
  avatar({ actor, file }: ContractRequest<typeof playerRoutes.avatar>) {
    const { accountId } = actor;
    return this.images.store(actor, file, {
      fit: 'cover',
      reserveKey: reserveAvatar,
      saveKey: (ctx, key) => setAvatar(ctx, { key, accountId }),
    });
  }

  @Endpoint(childRoutes.list)
  children({ actor }: ContractRequest<typeof childRoutes.list>) {
    return readChildren(this.app.database.sql, actor.id);
  }

  @Endpoint(childRoutes.add)
  addChild({ actor, body, idempotency }: ContractRequest<typeof childRoutes.add>) {
    return this.app.commands.run(actor, (ctx) => addChild(ctx, body), idempotency);
  }

  @Endpoint(exportRoutes.mine)
  @Header('content-disposition', 'attachment; filename="rinkside.json"')
  async export({ actor }: ContractRequest<typeof exportRoutes.mine>) {
    const { orm, sql } = this.app.database;
    // The token of a guardian names the guardian's account, not the profile's.
    const passkeys = actor.guardianRights ? [] : await this.app.oidcProvider.passkeys(actor.token);
    return new RawJson(await readExportJson(orm.em.fork(), sql, actor, passkeys));
  }

  @Endpoint(playerRoutes.remove)
  async remove({ actor, body }: ContractRequest<typeof playerRoutes.remove>) {
    await assertProven(this.app, { viewer: actor, profileIds: [actor.id], proof: body.proof });
    if (actor.guardianRights) return this.#requestDeletion(actor, actor.id, body.proof);
    return this.#deleteAccount(actor, body.proof);
  }

  @Endpoint(childRoutes.remove)
  async removeChild({ actor, params, body }: ContractRequest<typeof childRoutes.remove>) {
    await this.#assertActsFor(actor.id, params.id);
    await assertProven(this.app, { viewer: actor, profileIds: [params.id], proof: body.proof });
    return this.#requestDeletion(actor, params.id, body.proof);
  }

  @Endpoint(playerRoutes.one)
  one({ actor, params }: ContractRequest<typeof playerRoutes.one>) {
    return readPlayerPage(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(playerRoutes.public)
  async public({ viewer, params }: ContractRequest<typeof playerRoutes.public>) {
    const player = await this.#loadPublicPage({ viewerId: viewer?.id, id: params.id });
    if (!player) throw new AppError('notFound', playerRules.unknown);
    return new RawJson(player);
  }

  @Endpoint(playerRoutes.search)
  async search({ actor, query }: ContractRequest<typeof playerRoutes.search>, reply: FastifyReply) {
    const { search: text, limit } = query;
    const { sql } = this.app.database;
    if (!text) return rowsAsArray({ rows: await suggestPlayers(sql, actor, limit), nextCursor: null });
    const retryAfterSeconds = await this.app.rateLimiter.consumeText(
      'searches',
      searchQuota,
      accountOf(actor),
      text.toLowerCase(),
    );
    const withoutMinors = retryAfterSeconds > 0;
    if (withoutMinors) reply.header(noticeHeader, playerRules.searchQuota);
    return rowsAsArray(await searchPlayers(sql, actor, { ...query, withoutMinors }));
  }

  /** The embedded provider asks for the proof when the login is deleted there. */
  #keptProof(proof: string | undefined): string | null {
    return this.app.oidcProvider.embedded ? (proof ?? null) : null;
  }

  /** While a change of the email can be undone, the account is hidden and deleted later. */
  async #deleteAccount(actor: Viewer, given: string | undefined) {
    const { oidcProvider, database, commands } = this.app;
    const proof = this.#keptProof(given);
    const login = await loginOf(database.sql, actor.id);
    const effectiveAt = login === undefined ? null : await oidcProvider.undoOpenUntil(actor.token, login);
    if (!effectiveAt) return commands.run(actor, (ctx) => startAccountDeletion(ctx, proof));
    return new Accepted(await commands.run(actor, (ctx) => postponeDeletion(ctx, { proof, effectiveAt })));
  }

  async #requestDeletion(actor: Viewer, childId: string, given: string | undefined) {
    const proof = this.#keptProof(given);
    const { accountId } = actor;
    const asked = await this.app.commands.run(actor, (ctx) =>
      requestDeletion(ctx, { childId, accountId, proof }),
    );
    return asked.effective_at === undefined ? asked : new Accepted(asked);
  }

  /** @throws 404 for a profile that is no child of the account, 403 for one that it only oversees. */
  async #assertActsFor(accountId: string, profileId: string): Promise<void> {
    const [child] = await readActingProfiles(this.app.database.sql, [{ accountId, profileId }]);
    if (!child) throw notFound();
    const refusal = guardianRefusal(childRoutes.remove, child.guardianRights);
    if (refusal) throw new AppError('forbidden', refusal);
  }
}
