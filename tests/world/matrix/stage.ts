import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { actorOf, type Ctx } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { createHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { finishHighlight } from '@rinkside/domain/highlight/highlight.media';
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openNudge } from '@rinkside/platform/nudge';
import { nameUpload } from '@rinkside/platform/uploads';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';
import { makeOpponent, type Cast } from './cast.js';

/** What a call is about: everything made afresh for each call, by its owner, so that no call spoils the next. */
export class Stage {
  private constructor(
    readonly world: World,
    private readonly commands: Commands,
    readonly opponent: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(world: World): Promise<Stage> {
    const database = await openProductDatabase({ DATABASE_URL: world.env.DATABASE_URL, DATABASE_POOL: 2 });
    const nudge = openNudge(world.env, createLog('matrix', 'silent'));
    const opponent = await makeOpponent(await world.newcomer());
    return new Stage(world, new Commands(database, nudge), opponent, async () => {
      await nudge.close();
      await database.close();
    });
  }

  async post({ owner }: Pick<Cast, 'owner'>): Promise<string> {
    return (await owner.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
  }

  get game() {
    return {
      organization_id: this.opponent,
      date: '2026-11-01',
      our_score: 3,
      their_score: 2,
      goals: 1,
      assists: 1,
    };
  }

  async playedGame({ owner }: Pick<Cast, 'owner'>): Promise<string> {
    return (await owner.call(gameRoutes.create, { body: this.game })).id;
  }

  /** Ready to be looked at; uploads have a test of their own. */
  async highlight({ owner }: Pick<Cast, 'owner'>, is_public = true): Promise<string> {
    const id = newId();
    const original_key = `highlights/${id}/original`;
    const upload = { id, title: 'Top shelf', is_public, media_type: 'image', original_key } as const;
    const made = {
      id,
      media_version: 1,
      media_file: 'image.webp',
      playback_file: null,
      thumbnail_file: null,
    };
    await this.commands.run(actorOf(owner.id), async (ctx: Ctx) => {
      await nameUpload(ctx.sql, original_key);
      await createHighlight(ctx, upload);
    });
    await this.commands.run(actorOf(owner.id), (ctx: Ctx) =>
      finishHighlight(ctx, { ...made, duration: null, width: 800, height: 600, final: true }),
    );
    return id;
  }

  /** By this person, on a post of the owner; somebody blocked wrote it before the block. */
  async comment({ owner, blocked }: Pick<Cast, 'owner' | 'blocked'>, by: Person): Promise<string> {
    const on = { params: { id: await this.post({ owner }) }, body: { content: 'Well played!' } };
    const block = { params: { id: blocked.id } };
    if (by === blocked) await owner.call(blockRoutes.unblock, block);
    const { id } = await by.call(commentRoutes.onPost, on);
    if (by === blocked) await owner.call(blockRoutes.block, block);
    return id;
  }

  /** About a post of the owner, by the stranger. */
  async report(cast: Cast): Promise<string> {
    const target_id = await this.post(cast);
    const body = { target_type: 'post', target_id, reason: 'spam' } as const;
    await cast.stranger.call(reportRoutes.create, { body });
    const { items } = await cast.moderator.call(moderationRoutes.reports, { query: { limit: 100 } });
    return items.find((report) => report.target_id === target_id)?.id ?? '';
  }

  /** The owner says they are 20 now. @returns the owner's id. */
  async birthdate({ owner }: Cast): Promise<string> {
    const birthdate = `${new Date().getUTCFullYear() - 20}-01-01`;
    await owner.call(playerRoutes.update, { body: { birthdate } });
    return owner.id;
  }

  /** A second coach of the owner's organization, who waits. */
  async waitingCoach({ owner }: Cast): Promise<string> {
    const { organizationId: organization_id } = owner;
    return (await this.world.person({ role: 'coach', position: null, organization_id })).id;
  }
}
