import type { circleRoutes } from '@rinkside/contracts/circle';
import type { ReplyOf } from '@rinkside/contracts/route';

/** What a link gives, and who made it. */
export type CircleLink = ReplyOf<typeof circleRoutes.openLink>;
