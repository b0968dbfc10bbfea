import type { Route } from '@rinkside/contracts/route';
import type { CallInput } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { callers, type MatrixUsers } from './matrix-users.js';
import type { MatrixSetup } from './matrix-setup.js';

/** Expected status per caller: anonymous, stranger, follower, mate, coach, owner, moderator, blocked. */
export type StatusPerCaller = readonly [number, number, number, number, number, number, number, number];

/** The context in which a request of the table is built. */
interface RequestContext {
  setup: MatrixSetup;
  users: MatrixUsers;
  caller: TestUser | undefined;
}
type BuildInput<R extends Route> = (context: RequestContext) => Promise<CallInput<R>> | CallInput<R>;

export interface AccessRow {
  route: Route;
  /** The object of the request, e.g. "a private highlight". */
  target: string;
  statuses: StatusPerCaller;
  buildInput: BuildInput<Route>;
  /** The request changes relations between the users, so the row needs its own users. */
  needsOwnUsers: boolean;
}

type MakeRow = <R extends Route>(
  route: R,
  target: string,
  statuses: StatusPerCaller,
  buildInput?: BuildInput<R>,
) => AccessRow;

const makeRow =
  (needsOwnUsers: boolean): MakeRow =>
  (route, target, statuses, buildInput) => ({
    route,
    target,
    statuses,
    buildInput: (buildInput ?? (() => ({}))) as BuildInput<Route>,
    needsOwnUsers,
  });

export const row = makeRow(false);
export const rowWithOwnUsers = makeRow(true);

/** Formats statuses with the caller names, for readable test failures. */
export const formatStatuses = (statuses: readonly number[]): string =>
  callers.map((caller, at) => `${caller} ${statuses[at]}`).join(', ');

// Status patterns shared by nearly all routes.

/** Public. */
export const everyone: StatusPerCaller = [200, 200, 200, 200, 200, 200, 200, 200];
/** Public, but 404 for a user blocked by the owner. */
export const everyoneNotBlocked: StatusPerCaller = [200, 200, 200, 200, 200, 200, 200, 404];
/** Any signed-in user: the caller's own data, or data without an owner. */
export const signedIn: StatusPerCaller = [401, 200, 200, 200, 200, 200, 200, 200];
export const signedInCreates: StatusPerCaller = [401, 201, 201, 201, 201, 201, 201, 201];
/** The owner's content, visible to all signed-in users except blocked ones. */
export const visible: StatusPerCaller = [401, 200, 200, 200, 200, 200, 200, 404];
export const visibleCreates: StatusPerCaller = [401, 201, 201, 201, 201, 201, 201, 404];
/** Visible content of a minor: for the organization's members, and people the minor follows. */
export const knownToMinorCreates: StatusPerCaller = [401, 403, 403, 201, 201, 201, 403, 404];
/** Visible content that only the owner may change; coaches and moderators may not. */
export const ownerOnly: StatusPerCaller = [401, 403, 403, 403, 403, 200, 403, 404];
/** A minor's content for the club: for the organization's members, and people the minor follows. */
export const knownToMinor: StatusPerCaller = [401, 404, 404, 200, 200, 200, 404, 404];
export const knownToMinorOrHiddenCreates: StatusPerCaller = [401, 404, 404, 201, 201, 201, 404, 404];
/** The same content, which only the owner may change. */
export const knownToMinorOwnerOnly: StatusPerCaller = [401, 404, 404, 403, 403, 200, 404, 404];
/** Private: 404 for other users. */
export const privateToOwner: StatusPerCaller = [401, 404, 404, 404, 404, 200, 404, 404];
export const privateToOwnerCreates: StatusPerCaller = [401, 404, 404, 404, 404, 201, 404, 404];
/** Private to the stranger, for objects that a child cannot have. */
export const privateToStranger: StatusPerCaller = [401, 200, 404, 404, 404, 404, 404, 404];
export const privateToStrangerCreates: StatusPerCaller = [401, 201, 404, 404, 404, 404, 404, 404];
export const alwaysNotFound: StatusPerCaller = [404, 404, 404, 404, 404, 404, 404, 404];
/** Actions on the owner's organization. */
export const coachesOnly: StatusPerCaller = [401, 403, 403, 403, 200, 403, 403, 403];
export const coachesAndModerators: StatusPerCaller = [401, 403, 403, 403, 200, 403, 200, 403];
/** Answers for the owner's circle: its coach, adult members and moderators. */
export const answersForCircle: StatusPerCaller = [401, 403, 403, 200, 200, 403, 200, 403];
export const moderatorsOnly: StatusPerCaller = [401, 403, 403, 403, 403, 403, 200, 403];
/** Operators only. None of the callers is one. */
export const operatorsOnly: StatusPerCaller = [401, 403, 403, 403, 403, 403, 403, 403];
/** Actions on a player: 400 on oneself, 404 on a hidden player. */
export const actionOnPlayer: StatusPerCaller = [401, 200, 200, 200, 200, 400, 200, 404];
