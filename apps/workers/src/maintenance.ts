import { actorOf } from '@rinkside/domain/actor';
import { deleteOldChats, deleteOldConcussionEvents } from '@rinkside/domain/coach/coach.retention';
import {
  deleteOldCircleEnds,
  deleteOldCircleOffers,
  deleteOldCoachAnswers,
  deleteOldCircleLinks,
  deleteOldCircleRequests,
} from '@rinkside/domain/circle/circle.retention';
import { deleteOldTeamMembers, deleteOldTeamRequests } from '@rinkside/domain/team/team.retention';
import { countPassedGames, playersWithPassedGames } from '@rinkside/domain/game/game.maintenance';
import { deleteOldFollowRequests } from '@rinkside/domain/follow/follow-request.retention';
import { deleteOldLiveGames, deleteOldLiveLinks } from '@rinkside/domain/live-game/live-game.retention';
import { abandonedLiveGames, askScorer } from '@rinkside/domain/notification/live-game.notifications';
import { deleteOldNotifications } from '@rinkside/domain/notification/notification.retention';
import { deleteOldEdits } from '@rinkside/domain/organization/organization-edit.rows';
import { deleteOldProposals } from '@rinkside/domain/organization/proposal.views';
import { deleteExpiredEndedSessions } from '@rinkside/domain/account/ended-session.retention';
import { deleteOldLinks } from '@rinkside/domain/family/child-link.retention';
import { dueRequests, settleDueRequest } from '@rinkside/domain/family/child-request.commands';
import { deleteOldChildRequests } from '@rinkside/domain/family/child-request.retention';
import { endAdultGuardianship, endedGuardianships } from '@rinkside/domain/family/guardian.commands';
import { deleteOldReports } from '@rinkside/domain/report/report.retention';
import { playDemoGame } from '@rinkside/domain/seed/demo-live-game';
import { createBatchedDelete } from '@rinkside/platform/batched-delete';
import { minIdAt } from '@rinkside/platform/id';
import { providerIdOf } from '@rinkside/platform/identity-provider';
import { maintainPartitions } from '@rinkside/platform/outbox/partitions';
import { openRedis } from '@rinkside/platform/redis';
import { sweepOrphans } from '@rinkside/platform/staged-objects';
import { requeueAccountDeletions, settlePendingDeletions } from './jobs/delete-account.js';
import { requeueStaleReplies } from './jobs/generate-coach-reply.js';
import { maintainHighlightMedia } from './jobs/transcode-highlight.js';
import { createJobRebuild } from './job-rebuild.js';
import type { Resources } from './resources.js';

/**
 * Events are kept for a week at most, and at least two days after publication: jobs are rebuilt from those of one day at most.
 * Most are dropped with the partition of their day before.
 */
const eventRetentionMs = 7 * 24 * 3_600_000;
/** $1: the first event id to keep. */
const deleteOldEvents = createBatchedDelete(
  'maintenance.outbox',
  'outbox',
  ['id'],
  `id < $1 and published_at < now() - interval '48 hours'`,
);
const deleteOldIdempotencyKeys = createBatchedDelete(
  'maintenance.idempotency',
  'idempotency',
  ['player_id', 'route', 'key'],
  `created_at < now() - interval '25 hours'`,
);

/** Makes seasons and awards count games that lay ahead when they were logged, on the day after they were played. */
const countPassedGamesOfPlayers = async ({ database, commands }: Resources) => {
  for (const id of await playersWithPassedGames(database.sql, new Date()))
    await commands.run(actorOf(id), countPassedGames);
};

/** Asks the scorers of abandoned live games, once each also with several workers: the notification is unique. */
const askScorers = async ({ database, commands }: Resources) => {
  for (const game of await abandonedLiveGames(database.sql))
    await commands.run(actorOf(game.player_id), (ctx) => askScorer(ctx, game));
};

/** Ends guardianships of players who turned 18. Several workers may run it at once. */
const endAdultGuardianships = async ({ database, commands }: Resources) => {
  for (const ended of await endedGuardianships(database.sql))
    await commands.run(actorOf(ended.childId), (ctx) => endAdultGuardianship(ctx, ended));
};

/** Carries out the requests about children's profiles that are due, each once, also with several workers. */
const settleDueRequests = async ({ database, commands }: Resources) => {
  for (const request of await dueRequests(database.sql, new Date()))
    await commands.run(actorOf(request.child_id), (ctx) => settleDueRequest(ctx, request));
};

/**
 * Starts the periodic maintenance: deletes expired rows, requeues stale work, and rebuilds the queues after Redis lost
 * its data.
 */
export const startMaintenance = (resources: Resources, intervalMs: number) => {
  const { env, log, database, storage, shutdown } = resources;
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, log, { failFast: true }) : undefined;
  let maintenance: Promise<void> | undefined;

  const { sql } = database;
  const tasks: Record<string, () => Promise<unknown>> = {
    ...(redis && { rebuildLostJobs: createJobRebuild(resources, redis) }),
    maintainPartitions: () => maintainPartitions(database.pool, sql, Date.now()),
    deleteOldEvents: () => deleteOldEvents(sql, minIdAt(Date.now() - eventRetentionMs)),
    deleteOldIdempotencyKeys: () => deleteOldIdempotencyKeys(sql),
    deleteOldReports: () => deleteOldReports(sql),
    deleteOldEdits: () => deleteOldEdits(sql),
    deleteOldNotifications: () => deleteOldNotifications(sql),
    deleteOldFollowRequests: () => deleteOldFollowRequests(sql),
    deleteOldCircleRequests: () => deleteOldCircleRequests(sql),
    deleteOldCircleEnds: () => deleteOldCircleEnds(sql),
    deleteOldCircleOffers: () => deleteOldCircleOffers(sql),
    deleteOldCoachAnswers: () => deleteOldCoachAnswers(sql),
    deleteOldProposals: () => deleteOldProposals(sql),
    deleteOldCircleLinks: () => deleteOldCircleLinks(sql),
    deleteOldTeamRequests: () => deleteOldTeamRequests(sql),
    deleteOldTeamMembers: () => deleteOldTeamMembers(sql),
    deleteExpiredEndedSessions: () => deleteExpiredEndedSessions(sql),
    deleteOldLiveLinks: () => deleteOldLiveLinks(sql),
    deleteOldLiveGames: () => deleteOldLiveGames(sql),
    askScorers: () => askScorers(resources),
    deleteOldLinks: () => deleteOldLinks(sql),
    endAdultGuardianships: () => endAdultGuardianships(resources),
    settleDueRequests: () => settleDueRequests(resources),
    deleteOldChildRequests: () => deleteOldChildRequests(sql),
    deleteOldChats: () => deleteOldChats(sql),
    deleteOldConcussionEvents: () => deleteOldConcussionEvents(sql),
    maintainHighlightMedia: () => maintainHighlightMedia(resources),
    requeueStaleReplies: () => requeueStaleReplies(resources),
    countPassedGames: () => countPassedGamesOfPlayers(resources),
    sweepOrphans: () => sweepOrphans(database, storage),
    requeueAccountDeletions: () => requeueAccountDeletions(resources),
    settlePendingDeletions: () => settlePendingDeletions(resources),
    ...(env.RINKSIDE_DEMO_GAME && {
      playDemoGame: () => playDemoGame(resources, { provider: providerIdOf(env) }),
    }),
  };

  /** A task that fails, because a store is away, does not hold up the others. */
  const runMaintenance = async () => {
    for (const [task, run] of Object.entries(tasks))
      await run().catch((error: unknown) =>
        log.warn({ err: error, task }, 'maintenance failed; retrying in the next run'),
      );
  };
  const start = () => {
    maintenance ??= runMaintenance().finally(() => (maintenance = undefined));
  };
  const timer = setInterval(start, intervalMs);
  // After a (re)connection Redis may have lost its data.
  redis?.on('ready', start);
  shutdown.add('maintenance', async () => {
    clearInterval(timer);
    redis?.off('ready', start);
    await maintenance;
    redis?.disconnect();
  });
};
