import { blockRoutes } from '@rinkside/contracts/block';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { newId } from '@rinkside/platform/id';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import type { World } from '@rinkside/testkit/world';
import { openHighlights } from '../highlights.js';
import { makeOpponent, type Cast } from './cast.js';

/** What a call is about: everything made afresh for each call, by its owner, so that no call spoils the next. */
export class Stage {
  private constructor(
    readonly world: World,
    private readonly highlights: Awaited<ReturnType<typeof openHighlights>>,
    readonly opponent: string,
  ) {}

  static async open(world: World): Promise<Stage> {
    return new Stage(world, await openHighlights(world), await makeOpponent(await world.newcomer()));
  }

  close(): Promise<void> {
    return this.highlights.close();
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
  highlight({ owner }: Pick<Cast, 'owner'>, isPublic = true): Promise<string> {
    return this.highlights.make(owner, { isPublic });
  }

  /** Its media could not be prepared. */
  async failedHighlight({ owner }: Pick<Cast, 'owner'>): Promise<string> {
    const id = await this.highlights.make(owner, { ready: false });
    await this.highlights.fail(owner, id);
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

  /** The coach's answer to a question of the owner. */
  async answer({ owner }: Cast): Promise<string> {
    const idle = async () => {
      const { messages } = await owner.call(coachRoutes.messages);
      return messages.every(({ role }) => role !== 'loading') ? messages : undefined;
    };
    await until('the coach is free', idle);
    await owner.call(coachRoutes.ask, { body: { text: 'What drills should I practice?' } });
    const messages = await until('the coach has answered', idle);
    return messages.at(-1)?.id ?? '';
  }

  /** Something the coach keeps in mind for the owner. */
  async memory({ owner }: Cast): Promise<string> {
    const id = newId();
    await this.world.pool.query(
      'insert into coach_memory (id, player_id, text, created_at) values ($1::uuid, $2, $1::text, now())',
      [id, owner.id],
    );
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
