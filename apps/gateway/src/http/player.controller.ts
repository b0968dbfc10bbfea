import { exportRoutes } from '@rinkside/contracts/export';
import { playerRoutes, playerRules } from '@rinkside/contracts/player';
import { closeAccount } from '@rinkside/domain/player/close.commands';
import { exportText } from '@rinkside/domain/player/export.views';
import { playerPage, publicPlayers, type PublicPageAsked } from '@rinkside/domain/player/page.views';
import {
  completeOnboarding,
  nameAvatar,
  setAvatar,
  updateProfile,
} from '@rinkside/domain/player/player.commands';
import { profileView } from '@rinkside/domain/player/player.views';
import { searchPlayers } from '@rinkside/domain/player/search.views';
import { inBatches } from '@rinkside/platform/batch';
import { Refusal } from '@rinkside/platform/refusal';
import { Controller, Header } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { Json } from './json.js';
import { storePicture } from './picture.js';

@Controller()
export class PlayerController {
  /** Batched, because a shared link is opened by many visitors at once. */
  readonly #loadPublicPage = inBatches((requests: PublicPageAsked[]) =>
    publicPlayers(this.app.database.sql, requests),
  );

  constructor(private readonly app: Resources) {}

  @Endpoint(playerRoutes.me)
  me({ actor }: Call<typeof playerRoutes.me>) {
    const { orm, sql } = this.app.database;
    return profileView(orm.em.fork(), sql, actor.id);
  }

  @Command(playerRoutes.update)
  update({ actor, body, once }: Call<typeof playerRoutes.update>) {
    return this.app.commands.run(actor, (ctx) => updateProfile(ctx, body), once);
  }

  @Command(playerRoutes.onboard)
  onboard({ actor, body, once }: Call<typeof playerRoutes.onboard>) {
    return this.app.commands.run(actor, (ctx) => completeOnboarding(ctx, body), once);
  }

  @Endpoint(playerRoutes.avatar)
  avatar({ actor, file }: Call<typeof playerRoutes.avatar>) {
    return storePicture(this.app, actor, file, { fit: 'cover', name: nameAvatar, set: setAvatar });
  }

  @Endpoint(exportRoutes.mine)
  @Header('content-disposition', 'attachment; filename="rinkside.json"')
  async export({ actor }: Call<typeof exportRoutes.mine>) {
    const { orm, sql } = this.app.database;
    return new Json(await exportText(orm.em.fork(), sql, actor.id));
  }

  @Command(playerRoutes.remove)
  remove({ actor }: Call<typeof playerRoutes.remove>) {
    return this.app.commands.run(actor, closeAccount);
  }

  @Endpoint(playerRoutes.one)
  one({ actor, params }: Call<typeof playerRoutes.one>) {
    return playerPage(this.app.database.sql, actor.id, params.id);
  }

  @Endpoint(playerRoutes.public)
  async public({ viewer, params }: Call<typeof playerRoutes.public>) {
    const player = await this.#loadPublicPage({ viewerId: viewer?.id, id: params.id });
    if (!player) throw new Refusal(404, playerRules.unknown);
    return new Json(player);
  }

  @Endpoint(playerRoutes.search)
  search({ actor, query }: Call<typeof playerRoutes.search>) {
    return searchPlayers(this.app.database.sql, actor, query.search, query.limit);
  }
}
