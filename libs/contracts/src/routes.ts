import { awardRoutes } from './award.js';
import { blockRoutes } from './block.js';
import { coachRoutes } from './coach.js';
import { commentRoutes } from './comment.js';
import { drillRoutes } from './drill.js';
import { exportRoutes } from './export.js';
import { feedRoutes } from './feed.js';
import { followRoutes } from './follow.js';
import { gameRoutes } from './game.js';
import { highlightRoutes } from './highlight.js';
import { likeRoutes } from './like.js';
import { moderationRoutes } from './moderation.js';
import { notificationRoutes } from './notification.js';
import { operatorRoutes } from './operator.js';
import { organizationRoutes } from './organization.js';
import { playerRoutes } from './player.js';
import { postRoutes } from './post.js';
import { reportRoutes } from './report.js';
import { rosterRoutes } from './roster.js';
import { seasonRoutes } from './season.js';
import { traceRoutes } from './trace.js';
import type { Route } from './route.js';
import { sessionRoutes } from './session.js';

/** Every API route. The gateway does not start when one has no handler; tests iterate over all of them. */
export const routes: Route[] = [
  playerRoutes,
  sessionRoutes,
  organizationRoutes,
  postRoutes,
  likeRoutes,
  followRoutes,
  feedRoutes,
  blockRoutes,
  reportRoutes,
  moderationRoutes,
  exportRoutes,
  rosterRoutes,
  commentRoutes,
  highlightRoutes,
  notificationRoutes,
  gameRoutes,
  seasonRoutes,
  awardRoutes,
  drillRoutes,
  coachRoutes,
  operatorRoutes,
  traceRoutes,
].flatMap((group) => Object.values<Route>(group));
