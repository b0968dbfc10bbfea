import { moderationRoutes, type ModerationAction } from '@rinkside/contracts/moderation';
import { reportRoutes, type ReportTarget } from '@rinkside/contracts/report';
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';

/** Runs moderator and operator actions for tests. */
export class ModerationHarness {
  private constructor(
    readonly app: TestApp,
    readonly moderator: TestUser,
  ) {}

  static async open(app: TestApp): Promise<ModerationHarness> {
    const moderation = new ModerationHarness(app, await app.user());
    await moderation.runOperatorCommand('moderator', 'add', moderation.moderator.id);
    return moderation;
  }

  /** Runs an operator command and returns the line it prints. */
  runOperatorCommand(...args: string[]) {
    return runOperator(this.app.env, args);
  }

  report(person: TestUser, target_type: ReportTarget, target_id: string, note?: string) {
    const body = { target_type, target_id, reason: 'unsafe', ...(note && { note }) } as const;
    return person.call(reportRoutes.create, { body });
  }

  async openReports() {
    return (await this.moderator.call(moderationRoutes.reports, { query: { limit: 100 } })).items;
  }

  /** Returns the oldest open report about a target. @throws when there is none. */
  async oldestOpenReport(targetId: string) {
    const entry = (await this.openReports()).find(({ target_id }) => target_id === targetId);
    if (!entry) throw new Error(`no open report about ${targetId}`);
    return entry;
  }

  settle(id: string, action: ModerationAction, moderator = this.moderator) {
    return moderator.call(moderationRoutes.settle, { params: { id }, body: { action } });
  }

  /** Reports a target and settles the report. */
  async reportAndSettle(person: TestUser, type: ReportTarget, id: string, action: ModerationAction) {
    await this.report(person, type, id);
    await this.settle((await this.oldestOpenReport(id)).id, action);
  }

  /** Returns [action, moderator id] of the moderation log of a target. The id is null for the operator. */
  async actionLog(targetId: string) {
    const { rows } = await this.app.pool.query<{ action: string; moderator_id: string | null }>(
      'select action, moderator_id from moderation_log where target_id = $1 order by created_at, id',
      [targetId],
    );
    return rows.map(({ action, moderator_id }) => [action, moderator_id]);
  }
}
