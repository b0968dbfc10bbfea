import { awardRoutes } from './award.js';
import { awardSchemas } from './award.schema.js';
import { blockRoutes } from './block.js';
import { blockSchemas } from './block.schema.js';
import { childRoutes } from './child.js';
import { childSchemas } from './child.schema.js';
import { childRequestRoutes } from './child-request.js';
import { childRequestSchemas } from './child-request.schema.js';
import { coachRoutes } from './coach.js';
import { coachSchemas } from './coach.schema.js';
import { commentRoutes } from './comment.js';
import { commentSchemas } from './comment.schema.js';
import { drillRoutes } from './drill.js';
import { drillSchemas } from './drill.schema.js';
import { exportRoutes } from './export.js';
import { exportSchemas } from './export.schema.js';
import { feedRoutes } from './feed.js';
import { feedSchemas } from './feed.schema.js';
import { followRoutes } from './follow.js';
import { followSchemas } from './follow.schema.js';
import { gameRoutes } from './game.js';
import { gameSchemas } from './game.schema.js';
import { guardianRoutes } from './guardian.js';
import { guardianSchemas } from './guardian.schema.js';
import { highlightRoutes } from './highlight.js';
import { highlightSchemas } from './highlight.schema.js';
import { likeRoutes } from './like.js';
import { likeSchemas } from './like.schema.js';
import { liveGameRoutes } from './live-game.js';
import { liveGameSchemas } from './live-game.schema.js';
import { liveLinkRoutes } from './live-link.js';
import { liveLinkSchemas } from './live-link.schema.js';
import { moderationRoutes } from './moderation.js';
import { moderationSchemas } from './moderation.schema.js';
import { notificationRoutes } from './notification.js';
import { notificationSchemas } from './notification.schema.js';
import { operatorRoutes } from './operator.js';
import { operatorSchemas } from './operator.schema.js';
import { organizationRoutes } from './organization.js';
import { organizationSchemas } from './organization.schema.js';
import { playerRoutes } from './player.js';
import { playerSchemas } from './player.schema.js';
import { postRoutes } from './post.js';
import { postSchemas } from './post.schema.js';
import { reportRoutes } from './report.js';
import { reportSchemas } from './report.schema.js';
import { coachCircleRoutes } from './coach-circle.js';
import { coachCircleSchemas } from './coach-circle.schema.js';
import { circleRoutes } from './circle.js';
import { circleSchemas } from './circle.schema.js';
import { rosterRoutes } from './roster.js';
import { rosterSchemas } from './roster.schema.js';
import { teamRoutes } from './team.js';
import { teamSchemas } from './team.schema.js';
import { seasonRoutes } from './season.js';
import { seasonSchemas } from './season.schema.js';
import { proofRoutes } from './proof.js';
import { sessionRoutes } from './session.js';
import { proofSchemas } from './proof.schema.js';
import { sessionSchemas } from './session.schema.js';
import { traceRoutes } from './trace.js';
import { traceSchemas } from './trace.schema.js';
import type { Route, Routes, RouteSchemas } from './route.js';

const pairsOf = <Schemas extends Record<string, RouteSchemas>>(routes: Routes<Schemas>, schemas: Schemas) =>
  Object.entries<Route>(routes).map(([name, route]): [Route, RouteSchemas | undefined] => [
    route,
    schemas[name],
  ]);

const pairs = [
  ...pairsOf(playerRoutes, playerSchemas),
  ...pairsOf(childRoutes, childSchemas),
  ...pairsOf(guardianRoutes, guardianSchemas),
  ...pairsOf(childRequestRoutes, childRequestSchemas),
  ...pairsOf(proofRoutes, proofSchemas),
  ...pairsOf(sessionRoutes, sessionSchemas),
  ...pairsOf(organizationRoutes, organizationSchemas),
  ...pairsOf(postRoutes, postSchemas),
  ...pairsOf(likeRoutes, likeSchemas),
  ...pairsOf(followRoutes, followSchemas),
  ...pairsOf(feedRoutes, feedSchemas),
  ...pairsOf(blockRoutes, blockSchemas),
  ...pairsOf(reportRoutes, reportSchemas),
  ...pairsOf(moderationRoutes, moderationSchemas),
  ...pairsOf(exportRoutes, exportSchemas),
  ...pairsOf(rosterRoutes, rosterSchemas),
  ...pairsOf(circleRoutes, circleSchemas),
  ...pairsOf(coachCircleRoutes, coachCircleSchemas),
  ...pairsOf(teamRoutes, teamSchemas),
  ...pairsOf(commentRoutes, commentSchemas),
  ...pairsOf(highlightRoutes, highlightSchemas),
  ...pairsOf(notificationRoutes, notificationSchemas),
  ...pairsOf(gameRoutes, gameSchemas),
  ...pairsOf(liveGameRoutes, liveGameSchemas),
  ...pairsOf(liveLinkRoutes, liveLinkSchemas),
  ...pairsOf(seasonRoutes, seasonSchemas),
  ...pairsOf(awardRoutes, awardSchemas),
  ...pairsOf(drillRoutes, drillSchemas),
  ...pairsOf(coachRoutes, coachSchemas),
  ...pairsOf(operatorRoutes, operatorSchemas),
  ...pairsOf(traceRoutes, traceSchemas),
];

/** Every API route. The gateway does not start when one has no handler; tests iterate over all of them. */
export const routes: Route[] = pairs.map(([route]) => route);

const keyOf = ({ method, path }: Route) => `${method} ${path}`;
const schemasByKey = new Map(pairs.map(([route, schemas]) => [keyOf(route), schemas]));

/** Returns the schemas of a route. @throws for a route that is not in {@link routes} */
export const schemasOf = <R extends Route>(route: R): NonNullable<R['schemas']> => {
  const schemas = schemasByKey.get(keyOf(route));
  if (!schemas) throw new Error(`${keyOf(route)} is not in routes.schema.ts`);
  return schemas;
};

/** Whether a request to a JSON route needs a body: it has required fields, or the method says what to change. */
export const needsBody = (route: Route): boolean => {
  const { body } = schemasOf(route);
  if (!body) return false;
  return route.method === 'PUT' || route.method === 'PATCH' || !body.safeParse({}).success;
};
