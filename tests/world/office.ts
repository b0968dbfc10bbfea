import { moderationRoutes, type ModerationAction } from '@rinkside/contracts/moderation';
import { reportRoutes, type ReportTarget } from '@rinkside/contracts/report';
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';

/** Runs moderator and operator actions for tests. */
export class Office {
  private constructor(
    readonly app: World,
    readonly moderator: Person,
  ) {}

  static async open(app: World): Promise<Office> {
    const moderation = new Office(app, await app.person());
    await moderation.operator('moderator', 'add', moderation.moderator.id);
    return moderation;
  }

  /** Runs an operator command and returns the line it prints. */
  operator(...args: string[]) {
    return runOperator(this.app.env, args);
  }

  report(person: Person, target_type: ReportTarget, target_id: string, note?: string) {
    const body = { target_type, target_id, reason: 'unsafe', ...(note && { note }) } as const;
    return person.call(reportRoutes.create, { body });
  }

  async queue() {
    return (await this.moderator.call(moderationRoutes.reports, { query: { limit: 100 } })).items;
  }

  /** Returns the oldest open report about a target. @throws when there is none. */
  async entryFor(targetId: string) {
    const entry = (await this.queue()).find(({ target_id }) => target_id === targetId);
    if (!entry) throw new Error(`no open report about ${targetId}`);
    return entry;
  }

  settle(id: string, action: ModerationAction, moderator = this.moderator) {
    return moderator.call(moderationRoutes.settle, { params: { id }, body: { action } });
  }

  /** Reports a target and settles the report. */
  async act(person: Person, type: ReportTarget, id: string, action: ModerationAction) {
    await this.report(person, type, id);
    await this.settle((await this.entryFor(id)).id, action);
  }

  /** Returns [action, moderator id] of the moderation log of a target. The id is null for the operator. */
  async logOf(targetId: string) {
    const { rows } = await this.app.pool.query<{ action: string; moderator_id: string | null }>(
      'select action, moderator_id from moderation_log where target_id = $1 order by created_at, id',
      [targetId],
    );
    return rows.map(({ action, moderator_id }) => [action, moderator_id]);
  }
}
