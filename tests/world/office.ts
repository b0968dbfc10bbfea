import { moderationRoutes, type ModerationAction } from '@rinkside/contracts/moderation';
import { reportRoutes, type ReportTarget } from '@rinkside/contracts/report';
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';

/** A moderator at work, and the operator who made them one. */
export class Office {
  private constructor(
    readonly world: World,
    readonly moderator: Person,
  ) {}

  static async open(world: World): Promise<Office> {
    const office = new Office(world, await world.person());
    await office.operator('moderator', 'add', office.moderator.id);
    return office;
  }

  /** The operator's command. @returns the line it prints. */
  operator(...words: string[]) {
    return runOperator(this.world.env, words);
  }

  report(person: Person, target_type: ReportTarget, target_id: string, note?: string) {
    const body = { target_type, target_id, reason: 'unsafe', ...(note && { note }) } as const;
    return person.call(reportRoutes.create, { body });
  }

  async queue() {
    return (await this.moderator.call(moderationRoutes.reports, { query: { limit: 100 } })).items;
  }

  /** The oldest open report about something. */
  async entryFor(targetId: string) {
    const entry = (await this.queue()).find(({ target_id }) => target_id === targetId);
    if (!entry) throw new Error(`no open report about ${targetId}`);
    return entry;
  }

  settle(id: string, action: ModerationAction, by = this.moderator) {
    return by.call(moderationRoutes.settle, { params: { id }, body: { action } });
  }

  /** Reports something and settles it. */
  async act(person: Person, type: ReportTarget, id: string, action: ModerationAction) {
    await this.report(person, type, id);
    await this.settle((await this.entryFor(id)).id, action);
  }

  /** What was done to something, and by whom; null is the operator. */
  async logOf(targetId: string) {
    const { rows } = await this.world.pool.query<{ action: string; moderator_id: string | null }>(
      'select action, moderator_id from moderation_log where target_id = $1 order by created_at, id',
      [targetId],
    );
    return rows.map(({ action, moderator_id }) => [action, moderator_id]);
  }
}
