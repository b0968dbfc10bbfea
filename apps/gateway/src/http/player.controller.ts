import { playerRoutes } from '@rinkside/contracts/player';
import { drawAvatar } from '@rinkside/domain/player/avatar';
import {
  completeOnboarding,
  nameAvatar,
  setAvatar,
  updateProfile,
} from '@rinkside/domain/player/player.commands';
import { profileView, searchPlayers } from '@rinkside/domain/player/player.views';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

@Controller()
export class PlayerController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(playerRoutes.me)
  me({ actor }: Call<typeof playerRoutes.me>) {
    const { orm, sql } = this.gateway.database;
    return profileView(orm.em.fork(), sql, actor.id);
  }

  @Endpoint(playerRoutes.update)
  update({ actor, body, once }: Call<typeof playerRoutes.update>) {
    return this.gateway.commands.run(actor, (ctx) => updateProfile(ctx, body), once);
  }

  @Endpoint(playerRoutes.onboard)
  onboard({ actor, body, once }: Call<typeof playerRoutes.onboard>) {
    return this.gateway.commands.run(actor, (ctx) => completeOnboarding(ctx, body), once);
  }

  @Endpoint(playerRoutes.avatar)
  async avatar({ actor, file }: Call<typeof playerRoutes.avatar>) {
    const picture = await drawAvatar(file ?? Buffer.alloc(0));
    const { commands, storage } = this.gateway;
    const key = await commands.run(actor, nameAvatar);
    await storage.put(key, picture, 'image/webp');
    return commands.run(actor, (ctx) => setAvatar(ctx, key));
  }

  @Endpoint(playerRoutes.export)
  async export(_call: Call<typeof playerRoutes.export>): Promise<never> {
    throw notFound();
  }

  @Endpoint(playerRoutes.remove)
  async remove(_call: Call<typeof playerRoutes.remove>): Promise<never> {
    throw notFound();
  }

  @Endpoint(playerRoutes.one)
  async one(_call: Call<typeof playerRoutes.one>): Promise<never> {
    throw notFound();
  }

  @Endpoint(playerRoutes.public)
  async public(_call: Call<typeof playerRoutes.public>): Promise<never> {
    throw notFound();
  }

  @Endpoint(playerRoutes.search)
  search({ actor, query }: Call<typeof playerRoutes.search>) {
    return searchPlayers(this.gateway.database.sql, actor, query.search, query.limit);
  }
}
